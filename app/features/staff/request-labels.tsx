import { cn } from "#app/lib/cn.ts";
import { formatPrice } from "#domain/format/money.ts";
import type { InboxRequest, RequestStatus } from "#domain/requests/request-schemas.ts";

export const requestKindNames = { enrollment: "Enrollment", contact: "Contact" } as const;

export function formatRequestMessageOrCourse({ kind, course, price, message }: InboxRequest): string {
  if (kind === "contact") return message || "No message";
  return price === null ? course : `${course}, ${formatPrice(price)}`;
}

const statusLook: Record<RequestStatus, string> = {
  new: "text-accent-text",
  contacted: "text-cool-text",
  enrolled: "text-fg",
  closed: "text-fg-3",
  spam: "text-fg-3",
};

export const StatusLabel = ({ status }: { status: RequestStatus }) => (
  <span className={cn("label-mono", statusLook[status])}>
    <span className="sr-only">Status: </span>
    {status}
  </span>
);
