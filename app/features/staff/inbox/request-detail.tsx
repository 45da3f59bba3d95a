import { useEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { focusElement } from "#app/lib/scroll.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { formatPlural } from "#domain/format/text.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import type { InboxRequest } from "#domain/requests/request.ts";
import { DeleteButton, HistoryAndPersonalDataLink } from "../history-and-personal-data-link.tsx";
import { forgetUnsavedForms, isWideScreen, useUnsavedChanges } from "../use-kept-record-and-unsaved-changes-guard.ts";
import { StatusAndNoteForm, useStatusAndNoteWorkingCopy } from "./status-and-note-form.tsx";
import { DeliveryBadge, hasDeliveryToShow } from "./request-badges.tsx";
import { RequestFacts, RelatedRequests } from "./request-facts-and-related-requests.tsx";
import { ReplyLinksAndActions } from "./reply-links-and-actions.tsx";
import { useRequestAction } from "./use-requests.ts";

type RequestDetailProps = {
  request: InboxRequest;
  webhooks: readonly RequestKind[];
  onClose: () => void;
  onGone: () => void;
};

export function RequestDetail({ request, webhooks, onClose, onGone }: RequestDetailProps) {
  const followUp = useStatusAndNoteWorkingCopy(request);
  useUnsavedChanges(followUp.isDirty);
  const remove = useRequestAction("delete", () => {
    forgetUnsavedForms();
    onGone();
  });
  const restore = useRequestAction("restore", onGone);
  useEffect(() => {
    if (!isWideScreen()) focusElement("request-name");
  }, []);

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
          <DeleteButton what="request" size="sm" busy={remove.isPending} onDelete={() => remove.mutate(request.id)} />
        )}
        <IconButton label="Close request" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      {!request.deletedAt && <ReplyLinksAndActions followUp={followUp} />}
      <RequestFacts request={request} />
      <RelatedRequests request={request} />
      {!request.deletedAt && (
        <>
          <StatusAndNoteForm followUp={followUp} />
          {hasDeliveryToShow(request, webhooks) && <RequestDelivery request={request} />}
        </>
      )}
      <HistoryAndPersonalDataLink subject="request" {...request} />
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
