import { Badge } from "#app/ui/badge.tsx";
import type { DeliveryState, InboxRequest } from "#domain/request.ts";
import { readReplyClock } from "#domain/reply-clock.ts";
import { useBusinessHours } from "./business-hours.ts";

const deliveryLook: Record<DeliveryState, string> = {
  delivered: "border-cool text-cool-text",
  pending: "border-accent-edge text-accent-text",
  failed: "border-danger-text text-danger-text",
  "not-configured": "",
  held: "border-line-strong",
};

export function DeliveryBadge({ delivery }: { delivery: DeliveryState }) {
  return (
    <Badge className={deliveryLook[delivery]}>
      <span className="sr-only">Delivery: </span>
      {delivery}
    </Badge>
  );
}

function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const timeOfWeek = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;

/** How long a new request has waited, in business hours, against the promised reply. */
export function ReplyClockBadge({ request, now }: { request: InboxRequest; now: Date }) {
  const hours = useBusinessHours();
  if (request.status !== "new" || request.delivery === "held" || request.deletedAt) return null;
  const { state, elapsed, dueAt } = readReplyClock(new Date(request.createdAt), now, hours);
  if (state === "overdue") {
    return <Badge className="border-danger-text text-danger-text">Overdue, waiting {formatDuration(elapsed)}</Badge>;
  }
  return (
    <Badge className={state === "due" ? "border-accent-edge text-accent-text" : ""}>
      Reply by {dueAt.toLocaleString("en-US", { ...timeOfWeek, timeZone: hours.timeZone.name })} {hours.timeZone.short}
    </Badge>
  );
}

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" });
export const formatMoment = (iso: string) => moment.format(new Date(iso));
