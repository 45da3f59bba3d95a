import { Trash2, X } from "lucide-react";
import { useEffect } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { RelatedAnswer, InboxRequest } from "#domain/requests/request.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import { RecordFooter } from "../record-footer.tsx";
import { FollowUpForm, useFollowUp } from "./follow-up-form.tsx";
import { hasDelivery } from "./request-badges.tsx";
import { RequestDelivery } from "./request-delivery.tsx";
import { RequestFacts, RequestRelated } from "./request-facts.tsx";
import { RequestReply } from "./request-reply.tsx";
import { useLeaveGuard } from "../use-open-record.ts";
import { useDeleteRequest, useRestoreRequest } from "./use-request-actions.ts";

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
  const endGuard = useLeaveGuard(followUp.isDirty, onDirty);
  const remove = useDeleteRequest(() => {
    endGuard();
    onGone();
  });
  const restore = useRestoreRequest(onGone);
  useEffect(() => {
    if (!matchMedia("(width >= 64rem)").matches) focusPlace("request-name");
  }, []);

  function confirmDelete() {
    if (!window.confirm("Are you sure you want to delete this request?")) return;
    remove.mutate({ id: request.id });
  }

  return (
    <section aria-labelledby="request-name" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-2">
        <h2 id="request-name" className="min-w-0 flex-1 self-center text-h3 wrap-anywhere">
          {request.name}
        </h2>
        {request.deletedAt ? (
          <Button
            variant="outline"
            size="sm"
            busy={restore.isPending}
            onClick={() => restore.mutate({ id: request.id })}
          >
            Restore
          </Button>
        ) : (
          <Button variant="danger" size="sm" busy={remove.isPending} onClick={confirmDelete}>
            <Trash2 aria-hidden className="icon" />
            Delete
          </Button>
        )}
        <IconButton label="Close request" onClick={onClose}>
          <X aria-hidden className="icon" />
        </IconButton>
      </div>
      {!request.deletedAt && <RequestReply followUp={followUp} now={now} />}
      <RequestFacts request={request} />
      {related && <RequestRelated request={request} related={related} />}
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
