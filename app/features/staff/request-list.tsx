import { cn } from "#app/lib/cn.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { InboxRequest } from "#domain/request.ts";
import { formatRupees } from "#domain/money.ts";
import { DeliveryBadge, formatMoment, ReplyClockBadge } from "./request-badges.tsx";

export const kindNames = { enrollment: "Enrollment", contact: "Contact" } as const;

export function summarize({ kind, course, price, message }: InboxRequest): string {
  if (kind === "contact") return message || "No message";
  return price === null ? course : `${course}, ${formatRupees(price)}`;
}

type RequestListProps = {
  label: string;
  requests: readonly InboxRequest[];
  selectedId: string | undefined;
  now: Date;
  onSelect: (id: string) => void;
};

export function RequestList({ label, requests, selectedId, now, onSelect }: RequestListProps) {
  return (
    <ul aria-label={label} className="card overflow-hidden p-0">
      {requests.map((request) => (
        <li key={request.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            aria-current={request.id === selectedId ? "true" : undefined}
            onClick={() => onSelect(request.id)}
            className={cn(
              "grid w-full gap-1.5 px-4 py-3.5 text-left -outline-offset-3 hover:bg-raised",
              request.id === selectedId && "bg-raised shadow-[inset_4px_0_0_var(--accent-mark)]",
            )}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-[650] wrap-anywhere">{request.name}</span>
              <span className="label-mono text-fg-2">{formatMoment(request.createdAt)}</span>
            </span>
            <span className="line-clamp-2 text-small text-fg-2 wrap-anywhere">
              {kindNames[request.kind]}: {summarize(request)}
            </span>
            <span className="flex flex-wrap gap-2">
              <Badge>
                <span className="sr-only">Status: </span>
                {request.status}
              </Badge>
              <DeliveryBadge delivery={request.delivery} />
              <ReplyClockBadge request={request} now={now} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
