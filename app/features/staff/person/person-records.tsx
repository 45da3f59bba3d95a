import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Erased, Person } from "#domain/history/personal-data.ts";
import { kindNames, StatusLabel, summarizeRequest } from "../request-summary.tsx";
import { formatDateTime } from "../staff-time.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { formatRecordCounts, RemainingCopiesNote } from "./erasures.tsx";
import { formatPersonQuery } from "./use-person.ts";

type PersonRecordsProps = { contact: string; person: Person; onErased: (erased: Erased) => void };

export function PersonRecords({ contact, person, onErased }: PersonRecordsProps) {
  const [isErasing, setIsErasing] = useState(false);
  const { requests, students, deliveries, changes, otherContacts } = person;
  const isEmpty = requests.length + students.length === 0;
  const counts = formatRecordCounts({
    requests: requests.length,
    students: students.length,
    deliveries: deliveries.length,
    changes: changes.length,
  });
  return (
    <section aria-label="Records found" className="card grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="font-[650]">
        {isEmpty ? "Nothing is stored about this contact." : `${counts.join(", ")}.`}
      </p>
      {!isEmpty && (
        <>
          <ul aria-label="Records" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {students.map(({ _id, name, email, phone, deletedAt }) => (
              <li key={_id} className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                <span className="label-mono text-fg-2">Student{deletedAt && ", deleted"}</span>
                <span className="font-[600]">{name}</span>
                <span className="text-small text-fg-2">{joinNonEmpty(email, phone)}</span>
              </li>
            ))}
            {requests.map((request) => (
              <li key={request.id} className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                <span className="label-mono text-fg-2">
                  {formatDateTime(request.createdAt)}
                  {request.deletedAt && ", deleted"}
                  {request.delivery === "held" && ", held"}
                </span>
                <StatusLabel status={request.status} />
                <span className="font-[600]">{request.name}</span>
                <span className="text-small text-fg-2">
                  {joinNonEmpty(
                    request.email,
                    request.phone,
                    `${kindNames[request.kind]}: ${summarizeRequest(request)}`,
                  )}
                </span>
              </li>
            ))}
          </ul>
          {otherContacts.length > 0 && (
            <p className="text-small">
              Also in these records, by which there may be more:{" "}
              {otherContacts.map((other) => (
                <Link
                  key={other}
                  prefetch="none"
                  to="?tab=person"
                  state={{ contact: other }}
                  className="link mr-3 min-h-8"
                >
                  {other}
                </Link>
              ))}
            </p>
          )}
          <RemainingCopiesNote deliveries={deliveries} />
          <div className="flex flex-wrap gap-3">
            <a
              href={`/api/staff/person.json?${formatPersonQuery(contact)}`}
              download
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 font-[650] no-underline hover:bg-raised"
            >
              <Icon name="download" />
              Download as one file
            </a>
            <Button variant="danger" onClick={() => setIsErasing(true)}>
              <Icon name="trash-2" />
              Erase everything
            </Button>
          </div>
        </>
      )}
      <EraseDialog contact={contact} isOpen={isErasing} onClose={() => setIsErasing(false)} onErased={onErased} />
    </section>
  );
}

const joinNonEmpty = (...texts: string[]) => texts.filter(Boolean).join(" · ");
