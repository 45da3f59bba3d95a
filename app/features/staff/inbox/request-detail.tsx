import { useEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { focusElement } from "#app/lib/scroll.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { formatPlural } from "#domain/format/text.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import type { RelatedAnswer, InboxRequest } from "#domain/requests/request.ts";
import { RecordFooter } from "../record-footer.tsx";
import { isWideScreen, useUnsavedChangesGuard } from "../use-open-record.ts";
import { FollowUpForm, useFollowUp } from "./follow-up-form.tsx";
import { DeliveryBadge, hasDelivery } from "./request-badges.tsx";
import { RequestFacts, RelatedRequests } from "./request-facts.tsx";
import { RequestReply } from "./request-reply.tsx";
import { useRequestAction } from "./use-requests.ts";

type RequestDetailProps = {
  request: InboxRequest;
  related: RelatedAnswer | undefined;
  webhooks: readonly RequestKind[];
  now: Date;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
  onGone: () => void;
};

export function RequestDetail({ request, related, webhooks, now, onDirty, onClose, onGone }: RequestDetailProps) {
  const followUp = useFollowUp(request);
  const endGuard = useUnsavedChangesGuard(followUp.isDirty, onDirty);
  const remove = useRequestAction("delete", () => {
    endGuard();
    onGone();
  });
  const restore = useRequestAction("restore", onGone);
  useEffect(() => {
    if (!isWideScreen()) focusElement("request-name");
  }, []);

  function confirmDelete() {
    if (window.confirm("Are you sure you want to delete this request?")) remove.mutate(request.id);
  }

  return (
    <section aria-labelledby="request-name" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-2">
        <h2 id="request-name" className="min-w-0 flex-1 self-center text-h3 wrap-anywhere">
          {request.name}
        </h2>
        {request.deletedAt ? (
          <Button variant="outline" size="sm" busy={restore.isPending} onClick={() => restore.mutate(request.id)}>
            Restore
          </Button>
        ) : (
          <Button variant="danger" size="sm" busy={remove.isPending} onClick={confirmDelete}>
            <Icon name="trash-2" />
            Delete
          </Button>
        )}
        <IconButton label="Close request" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      {!request.deletedAt && <RequestReply followUp={followUp} now={now} />}
      <RequestFacts request={request} />
      {related && <RelatedRequests request={request} related={related} />}
      {!request.deletedAt && (
        <>
          <FollowUpForm followUp={followUp} />
          {hasDelivery(request, webhooks) && <RequestDelivery request={request} />}
        </>
      )}
      <RecordFooter subject="request" {...request} />
    </section>
  );
}

function RequestDelivery({ request: { id, delivery, tries, lastError } }: { request: InboxRequest }) {
  const retry = useRequestAction("retry");
  const release = useRequestAction("release", () => focusElement("request-name"));
  return (
    <div className="card grid justify-items-start gap-3 p-4">
      <h3 className="text-h4">Team chat</h3>
      <DeliveryBadge delivery={delivery} />
      <p className="text-small text-fg-2">
        {formatPlural(tries, "try", "tries")}
        {lastError && `, last error: ${lastError}`}
      </p>
      {delivery === "held" && (
        <>
          <p className="text-small">Held back as suspected spam or after a deletion.</p>
          <Button variant="outline" busy={release.isPending} onClick={() => release.mutate(id)}>
            Release
          </Button>
        </>
      )}
      {(delivery === "failed" || delivery === "pending") && (
        <Button variant="outline" busy={retry.isPending} onClick={() => retry.mutate(id)}>
          <Icon name="refresh-cw" />
          Retry
        </Button>
      )}
    </div>
  );
}
