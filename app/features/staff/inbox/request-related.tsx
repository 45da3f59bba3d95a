import { History } from "lucide-react";
import { Link } from "react-router";
import type { RelatedAnswer, InboxRequest } from "#domain/requests/request.ts";
import { StatusLabel } from "../request-badges.tsx";
import { formatMoment, kindNames, summarize } from "../request-text.ts";

/** What else came from the same e-mail address or phone, and the student it may have become. */
export function RequestRelated({ request, related }: { request: InboxRequest; related: RelatedAnswer }) {
  const { requests, students } = related;
  const others = students.filter((student) => student.id !== request.studentId);
  if (requests.length === 0 && others.length === 0) return null;
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h3 className="flex items-center gap-2 text-h4">
        <History aria-hidden className="icon text-cool-text" />
        {request.wroteBefore ? "Wrote before" : "Wrote again"}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {others.map((student) => (
          <li key={student.id}>
            <Link prefetch="none" to={`?student=${student.id}`} className="link min-h-9">
              Student {student.name}
            </Link>
          </li>
        ))}
        {requests.map((other) => (
          <li key={other.id} className="flex flex-wrap items-baseline gap-x-3">
            <Link prefetch="none" to={`?tab=requests&request=${other.id}`} className="link min-h-9 text-small">
              {formatMoment(other.createdAt)}
            </Link>
            <StatusLabel status={other.status} />
            <span className="max-w-full truncate text-small text-fg-2">
              {kindNames[other.kind]}: {summarize(other)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
