import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { emailToMailtoLink } from "#domain/contact/contact-links.ts";
import { buildReplyLinks } from "#domain/requests/reply-links.ts";
import { requestFields, type RequestField } from "#domain/requests/request-fields.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { listRequestFacts } from "#domain/requests/stored-request-body.ts";
import { requestKindNames, StatusLabel, formatRequestMessageOrCourse } from "../request-labels.tsx";
import { formatDateTime, formatDateTimeAndZone } from "../staff-clock-and-date-formats.ts";
import { useBulkChange, useRequestAndRelated } from "./use-requests.ts";

/** In the heading and in the line that names the kind. */
const shownAbove = new Set<RequestField>(["name", "course", "price", "message"]);

type Row = { label: string; value: string; href?: string | undefined };

function listFactRows(request: InboxRequest): Row[] {
  const links: Partial<Record<RequestField, string | undefined>> = {
    email: request.email ? emailToMailtoLink(request.email) : undefined,
    phone: buildReplyLinks(request).call,
  };
  return [
    { label: "Received", value: formatDateTimeAndZone(request.createdAt) },
    { label: requestKindNames[request.kind], value: formatRequestMessageOrCourse(request) },
    ...listRequestFacts(request)
      .filter(({ field, value }) => !shownAbove.has(field) && (value || requestFields[field].orElse))
      .map(({ field, label, value }) => ({ label, value: value || "Not provided", href: links[field] })),
    { label: "Came from", value: describeVisitSource(request.source) || "Unknown" },
  ];
}

export function RequestFacts({ request }: { request: InboxRequest }) {
  return (
    <dl className="card grid gap-2.5 p-4 *:grid *:gap-x-4 *:sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      {listFactRows(request).map(({ label, value, href }) => (
        <div key={label}>
          <dt className="label-mono pt-1 text-fg-2">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {href ? (
              <a href={href} className="link max-lg:min-h-11 lg:min-h-0">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt className="label-mono pt-1 text-fg-2">Reference</dt>
        {/* What visitors are told is its beginning. */}
        <dd className="font-mono" title={request.id}>
          {request.id.slice(0, 8)}
        </dd>
        <dd className="font-mono text-micro text-fg-2 wrap-anywhere sm:col-start-2">{request.id}</dd>
      </div>
    </dl>
  );
}

/** Where a visit began, for a reader: `news (mail, spring), from mail.example, first page /pricing`. */
export function describeVisitSource(source: InboxRequest["source"]): string {
  if (!source) return "";
  const { landing, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const tags = [utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(", ");
  const campaign = [utmSource, tags && `(${tags})`].filter(Boolean).join(" ");
  return [campaign, referrer && `from ${referrer}`, landing && `first page ${landing}`].filter(Boolean).join(", ");
}

export function RelatedRequests({ request }: { request: InboxRequest }) {
  const { requests = [], students = [] } = useRequestAndRelated(request.id).data ?? {};
  const others = students.filter((student) => student.id !== request.studentId);
  if (requests.length === 0 && others.length === 0) return null;
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 p-4">
      <h3 className="flex items-center gap-2 text-h4">
        <Icon name="history" className="icon text-cool-text" />
        {request.wroteBefore ? "Wrote before" : "Wrote again"}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
        {others.map((student) => (
          <li key={student.id}>
            <Link prefetch="none" to={`?tab=students&student=${student.id}`} className="link pointer-fine:min-h-9">
              Student {student.name}
            </Link>
          </li>
        ))}
      </ul>
      <RequestLinkList requests={requests} />
      <CloseRequestsButton requests={requests}>
        {(count) => (count === 1 ? "Close the other" : `Close the other ${count}`)}
      </CloseRequestsButton>
    </div>
  );
}

export const RequestLinkList = ({ requests }: { requests: readonly InboxRequest[] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
    {requests.map((request) => (
      <li key={request.id} className="flex flex-wrap items-baseline gap-x-3">
        <Link
          prefetch="none"
          to={`?tab=requests&request=${request.id}`}
          className="link pointer-fine:min-h-9 text-small"
        >
          {formatDateTime(request.createdAt)}
        </Link>
        <StatusLabel status={request.status} />
        <span className="max-w-full truncate text-small text-fg-2">
          {requestKindNames[request.kind]}: {formatRequestMessageOrCourse(request)}
        </span>
      </li>
    ))}
  </ul>
);

type CloseRequestsProps = {
  requests: readonly InboxRequest[];
  /** With how many there are. */ children: (count: number) => string;
};

export function CloseRequestsButton({ requests, children }: CloseRequestsProps) {
  const open = requests.filter(({ status }) => status === "new" || status === "contacted");
  const change = useBulkChange(open, () => {});
  if (open.length === 0) return null;
  const ids = open.map(({ id }) => id);
  return (
    <Button
      size="sm"
      variant="outline"
      busy={change.isPending}
      onClick={() => change.mutate({ ids, action: "status", status: "closed" })}
    >
      {children(open.length)}
    </Button>
  );
}
