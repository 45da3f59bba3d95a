import { Icon } from "#app/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { Badge } from "#app/ui/badge.tsx";
import { dateLocale } from "#domain/format/dates.ts";
import { timeZone } from "#domain/format/time-zone.ts";
import { formatWaitAndLateness, computeReplyDeadlineState } from "#domain/requests/reply-deadline.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import type { DeliveryState, InboxRequest } from "#domain/requests/request-schemas.ts";
import { useBusinessHours, useNow } from "../staff-clock-and-date-formats.ts";

const deliveryLook: Record<DeliveryState, string> = {
  delivered: "border-cool text-cool-text",
  pending: "border-accent-edge text-accent-text",
  failed: "border-danger-text text-danger-text",
  "not-configured": "",
  held: "border-line-strong",
};

/** Without a team chat and mails there is no delivery to speak of; what is held waits for staff in any case. */
export const hasDeliveryToShow = ({ kind, delivery, mails }: InboxRequest, webhooks: readonly RequestKind[]) =>
  delivery === "held" || webhooks.includes(kind) || mails.length > 0;

export function DeliveryBadge({ delivery }: { delivery: DeliveryState }) {
  return (
    <Badge className={deliveryLook[delivery]}>
      <span className="sr-only">Delivery: </span>
      {delivery}
    </Badge>
  );
}

const marks = {
  failed: { icon: "triangle-alert", look: "text-danger-text" },
  pending: { icon: "timer", look: "text-accent-text" },
  held: { icon: "shield-alert", look: "text-fg-2" },
} as const;

/** The same for a row, where only what is not delivered matters: that of the team chat, or else a mail that failed. */
export function UndeliveredIcon({ request }: { request: Pick<InboxRequest, "delivery" | "mails"> }) {
  const isMailLost = request.mails.some(({ state }) => state === "failed");
  const isDone = request.delivery === "delivered" || request.delivery === "not-configured";
  const delivery = isDone && isMailLost ? "failed" : request.delivery;
  if (delivery === "delivered" || delivery === "not-configured") return null;
  const { icon, look } = marks[delivery];
  return (
    <span title={`Delivery: ${delivery}`} className={cn("shrink-0", look)}>
      <Icon name={icon} className="icon size-4" />
      <span className="sr-only">Delivery: {delivery}</span>
    </span>
  );
}

const timeOfWeek = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;

type ReplyDeadlineBadgeProps = { request: InboxRequest; isShort?: boolean };

/** How a new request stands against the promised reply. */
export function ReplyDeadlineBadge({ request, isShort = false }: ReplyDeadlineBadgeProps) {
  const hours = useBusinessHours();
  const now = useNow();
  if (request.status !== "new" || request.delivery === "held" || request.deletedAt) return null;
  const createdAt = new Date(request.createdAt);
  const clock = computeReplyDeadlineState(createdAt, now, hours);
  const { state } = clock;
  const due = clock.dueAt.toLocaleString(dateLocale, { ...timeOfWeek, timeZone: timeZone.name });
  const { wait, lateness } = formatWaitAndLateness(createdAt, now, clock);
  const text = state === "overdue" ? `Overdue, waiting ${wait}` : `Reply by ${due} ${timeZone.short}`;
  const look = {
    overdue: "border-danger-text text-danger-text",
    due: "border-accent-edge text-accent-text",
    waiting: "",
  };
  if (!isShort) return <Badge className={look[state]}>{text}</Badge>;
  return (
    <span className={cn("label-mono truncate", look[state] || "text-fg-2")}>
      <span className="sr-only">{text}</span>
      <span aria-hidden>{state === "overdue" ? `late ${lateness}` : `by ${due}`}</span>
    </span>
  );
}
