import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPlural } from "#domain/format/text.ts";
import { deliveryChannelNames } from "#domain/history/timeline-schemas-and-entries.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import { buildReplyLinks } from "#domain/requests/reply-links.ts";
import type { DeliveryState, InboxRequest, RequestStatus } from "#domain/requests/request-schemas.ts";
import { useContactKeys } from "../contact-action-links.tsx";
import { NextStepCard } from "../next-step-card.tsx";
import { DeleteButton, RecordButtons, isWideScreen } from "../record-sheet.tsx";
import { RecordTimeline } from "../timeline.tsx";
import { forgetUnsavedForms, useUnsavedChanges } from "../unsaved-changes.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { refreshAllAfterRequestChange } from "./refresh-requests.ts";
import { StatusAndNoteForm, useSetRequestStatus, useStatusWorkingCopy } from "./status-and-note-form.tsx";
import { DeliveryBadge, hasDeliveryToShow } from "./request-badges.tsx";
import { RequestFacts, RelatedRequests } from "./request-facts-and-related-requests.tsx";
import { ReplyLinksAndActions } from "./reply-links-and-actions.tsx";
import { useRequestAction } from "./use-requests.ts";

type RequestDetailProps = {
  request: InboxRequest;
  webhooks: readonly RequestKind[];
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onGone: () => void;
};

export function RequestDetail({ request, webhooks, onStep, onClose, onGone }: RequestDetailProps) {
  const client = useQueryClient();
  // A key that settles a request leads on to the next one.
  const goesOn = useRef(false);
  const followUp = useStatusWorkingCopy(request, () => {
    if (!goesOn.current) return;
    goesOn.current = false;
    // All that was typed is saved with it.
    forgetUnsavedForms();
    onStep(1);
  });
  const mark = useSetRequestStatus();
  const settle = (status: RequestStatus) => () => {
    if (followUp.isSaving || mark.isPending) return;
    if (!followUp.isDirty) {
      // Nothing is typed that a failure could lose: it is saved while the next one is read.
      mark.mutate({ request: followUp.current, status });
      return onStep(1);
    }
    goesOn.current = true;
    followUp.save({ ...followUp.changes, status });
  };
  useContactKeys(buildReplyLinks(request), !request.deletedAt);
  useShortcuts(
    request.deletedAt
      ? {}
      : {
          c: request.status === "new" ? settle("contacted") : () => onStep(1),
          e: settle("closed"),
        },
  );
  useUnsavedChanges(followUp.isDirty);
  const remove = useRequestAction("delete", () => {
    forgetUnsavedForms();
    onGone();
  });
  const restore = useRequestAction("restore", onGone);
  useEffect(() => {
    if (!isWideScreen()) focusElement("record-name");
  }, []);

  return (
    <section aria-labelledby="record-name" className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:pb-4">
      <div className="flex flex-wrap items-start gap-2 lg:flex-nowrap">
        <h2
          id="record-name"
          className="min-w-0 flex-1 self-center text-h3 wrap-anywhere max-lg:order-last max-lg:basis-full"
        >
          {request.name}
        </h2>
        {request.deletedAt ? (
          <Button variant="outline" size="sm" busy={restore.isPending} onClick={() => restore.mutate(request.id)}>
            Restore
          </Button>
        ) : (
          <DeleteButton size="sm" busy={remove.isPending} onClick={() => remove.mutate(request.id)} />
        )}
        <RecordButtons subject="request" onStep={onStep} onClose={onClose} />
      </div>
      {!request.deletedAt && (
        <>
          <ReplyLinksAndActions followUp={followUp} />
          <NextStepCard
            subject="request"
            record={request}
            onSaved={({ id }) => void refreshAllAfterRequestChange(client, id)}
          />
        </>
      )}
      <RequestFacts request={request} />
      <RelatedRequests request={request} />
      {!request.deletedAt && hasDeliveryToShow(request, webhooks) && (
        <RequestDelivery request={request} hasChat={webhooks.includes(request.kind)} />
      )}
      <RecordTimeline subject="request" {...request}>
        {!request.deletedAt && <StatusAndNoteForm followUp={followUp} />}
      </RecordTimeline>
    </section>
  );
}

type RequestDeliveryProps = { request: InboxRequest; hasChat: boolean };

function RequestDelivery({ request: { id, delivery, tries, lastError, mails }, hasChat }: RequestDeliveryProps) {
  const retry = useRequestAction("retry");
  const release = useRequestAction("release", () => focusElement("record-name"));
  const chat = { name: deliveryChannelNames.chat, state: delivery, tries, lastError };
  const channels = [
    ...(hasChat || delivery === "held" ? [chat] : []),
    ...mails.map(({ kind, ...mail }) => ({ name: deliveryChannelNames[kind], ...mail })),
  ];
  const isAny = (...states: DeliveryState[]) => channels.some(({ state }) => states.includes(state));
  return (
    <div className="card grid justify-items-start gap-3 p-4">
      {channels.map(({ name, state, tries: times, lastError: error }) => (
        <div key={name} className="grid justify-items-start gap-1">
          <h3 className="text-h4">{name}</h3>
          <DeliveryBadge delivery={state} />
          <p className="text-small text-fg-2">
            {formatPlural(times, "try", "tries")}
            {error && `, last error: ${error}`}
          </p>
        </div>
      ))}
      {isAny("held") && (
        <>
          <p className="text-small">
            {delivery === "held"
              ? "Held back as suspected spam or after a deletion."
              : "Held back: this address had its confirmations of the day."}
          </p>
          <Button variant="outline" busy={release.isPending} onClick={() => release.mutate(id)}>
            Release
          </Button>
        </>
      )}
      {delivery !== "held" && isAny("failed", "pending") && (
        <Button icon="refresh-cw" variant="outline" busy={retry.isPending} onClick={() => retry.mutate(id)}>
          Retry
        </Button>
      )}
    </div>
  );
}
