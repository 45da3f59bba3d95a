import { RefreshCw, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import type { InboxRequest } from "#domain/request.ts";
import { mailLink } from "#domain/mail-link.ts";
import { ChangeList } from "./change-list.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import { DeliveryBadge, formatMoment, ReplyClockBadge } from "./request-badges.tsx";
import { kindNames, summarize } from "./request-list.tsx";
import { useFollowUp } from "./use-follow-up.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useDeleteRequest, useRelease, useRestoreRequest, useRetry } from "./use-requests.ts";

type RequestDetailProps = {
  request: InboxRequest;
  now: Date;
  onDirty: (isDirty: boolean) => void;
  onGone: () => void;
};

export function RequestDetail({ request, now, onDirty, onGone }: RequestDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const followUp = useFollowUp(request);
  const endGuard = useLeaveGuard(followUp.isDirty, onDirty);
  const remove = useDeleteRequest(() => {
    endGuard();
    onGone();
  });
  const restore = useRestoreRequest(onGone);
  useEffect(() => {
    if (matchMedia("(width >= 64rem)").matches) return;
    heading.current?.scrollIntoView();
    focusPlace("request-name");
  }, []);

  function confirmDelete() {
    if (!window.confirm("Are you sure you want to delete this request?")) return;
    remove.mutate({ id: request.id });
  }

  return (
    <section aria-labelledby="request-name" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="request-name" className="min-w-0 scroll-mt-24 text-h3 wrap-anywhere">
          {request.name}
        </h2>
        {request.deletedAt ? (
          <Button variant="outline" busy={restore.isPending} onClick={() => restore.mutate({ id: request.id })}>
            Restore
          </Button>
        ) : (
          <Button variant="danger" busy={remove.isPending} onClick={confirmDelete}>
            <Trash2 aria-hidden className="icon" />
            Delete
          </Button>
        )}
      </div>
      <Facts request={request} />
      {!request.deletedAt && (
        <>
          <Delivery request={request} now={now} />
          <FollowUpForm request={request} followUp={followUp} />
        </>
      )}
      <ChangeList subject="request" id={request.id} />
    </section>
  );
}

function Facts({ request }: { request: InboxRequest }) {
  const facts: [name: string, value: string, href?: string][] = [
    ["Received", `${formatMoment(request.createdAt)} IST`],
    [kindNames[request.kind], summarize(request)],
    ["Email", request.email || "Not provided", request.email ? mailLink(request.email) : undefined],
    [
      "Phone",
      request.phone || "Not provided",
      request.phone ? `tel:${request.phone.replaceAll(/[^+\d]/g, "")}` : undefined,
    ],
    ["Reference", request.id],
  ];
  return (
    <dl className="card grid gap-4">
      {facts.map(([name, value, href]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="label-mono pt-1 text-fg-2">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {href ? (
              <a href={href} className="link min-h-0">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Delivery({ request, now }: { request: InboxRequest; now: Date }) {
  const retry = useRetry();
  const release = useRelease(() => focusPlace("request-name"));
  return (
    <div className="card grid justify-items-start gap-3">
      <h3 className="text-h4">Team chat</h3>
      <p className="flex flex-wrap gap-2">
        <DeliveryBadge delivery={request.delivery} />
        <ReplyClockBadge request={request} now={now} />
      </p>
      <p className="text-small text-fg-2">
        {request.tries === 1 ? "1 try" : `${request.tries} tries`}
        {request.lastError && `, last error: ${request.lastError}`}
      </p>
      {request.delivery === "held" && (
        <>
          <p className="text-small">Held back as suspected spam or after a deletion.</p>
          <Button variant="outline" busy={release.isPending} onClick={() => release.mutate({ id: request.id })}>
            Release
          </Button>
        </>
      )}
      {(request.delivery === "failed" || request.delivery === "pending") && (
        <Button variant="outline" busy={retry.isPending} onClick={() => retry.mutate({ id: request.id })}>
          <RefreshCw aria-hidden className="icon" />
          Retry
        </Button>
      )}
    </div>
  );
}
