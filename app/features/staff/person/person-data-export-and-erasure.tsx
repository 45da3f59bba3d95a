import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import {
  isPersonsOwnRecord,
  recordMatchReasons,
  type Erased,
  type Person,
  type RecordMatchReason,
} from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { requestKindNames, StatusLabel, formatRequestMessageOrCourse } from "../request-labels.tsx";
import { formatDateTime } from "../staff-clock-and-date-formats.ts";
import { ErasePersonButton } from "./erase-person-button-and-log.tsx";
import { formatEachRecordCount, RemainingCopiesNote } from "./erase-person-button-and-log.tsx";
import { formatPersonQuery } from "./use-person.ts";

type PersonDataExportAndErasureProps = { contact: string; person: Person; onErased: (erased: Erased) => void };

/** What staff leave out is neither handed over nor touched. */
export function PersonDataExportAndErasure({ contact, person, onErased }: PersonDataExportAndErasureProps) {
  const [keep, setKeep] = useState<readonly string[]>([]);
  const records = listRecords(person);
  const own = records.filter(isPersonsOwnRecord);
  const others = records.filter((record) => !isPersonsOwnRecord(record));
  const isOwnId = (id: string) => own.some((record) => record.id === id);
  const counts = formatEachRecordCount({
    requests: person.requests.filter(isPersonsOwnRecord).length,
    students: person.students.filter(isPersonsOwnRecord).length,
    deliveries: person.deliveries.filter(({ requestId }) => isOwnId(requestId)).length,
    changes: person.changes.length,
  });
  const toggle = (id: string) =>
    setKeep((ids) => (ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id]));
  return (
    <section aria-label="Records found" className="card grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="font-[650]">
        {records.length === 0 ? "Nothing is stored about this contact." : `${counts.join(", ")}.`}
      </p>
      {records.length > 0 && (
        <>
          <RecordList title="Theirs" records={own} keep={keep} onToggle={toggle}>
            Ticked records are handed over in the file, and erased as a whole.
          </RecordList>
          <RecordList title="Mentioned in records of others" records={others} keep={keep} onToggle={toggle}>
            These stay. Only the contact is taken out of those that are ticked; the file says that there are such
            records, not whose.
          </RecordList>
          {person.otherContacts.length > 0 && (
            <p className="text-small">
              Also in these records, by which there may be more:{" "}
              {person.otherContacts.map((other) => (
                <Link
                  key={other}
                  prefetch="none"
                  to="?tab=person"
                  state={{ contact: other }}
                  className="link mr-3 pointer-fine:min-h-8"
                >
                  {other}
                </Link>
              ))}
            </p>
          )}
          <RemainingCopiesNote deliveries={person.deliveries.filter(({ requestId }) => !keep.includes(requestId))} />
          <div className="flex flex-wrap gap-3">
            <a
              href={`/api/staff/person.json?${formatPersonQuery(contact, keep)}`}
              download
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 font-[650] no-underline hover:bg-raised"
            >
              <Icon name="download" />
              Download as one file
            </a>
            <ErasePersonButton contact={contact} keep={keep} onErased={onErased} />
          </div>
        </>
      )}
    </section>
  );
}

type FoundRecord = { id: string; why: RecordMatchReason; name: string; label: ReactNode; details: string };

const listRecords = ({ students, requests }: Person): FoundRecord[] => [
  ...students.map(({ _id, why, name, email, phone, deletedAt }) => ({
    id: _id,
    why,
    name,
    label: <span className="label-mono text-fg-2">Student{deletedAt && ", deleted"}</span>,
    details: joinNonEmpty(email, phone),
  })),
  ...requests.map((request) => ({
    id: request.id,
    why: request.why,
    name: request.name,
    label: (
      <>
        <span className="label-mono text-fg-2">
          {formatDateTime(request.createdAt)}
          {request.deletedAt && ", deleted"}
          {request.delivery === "held" && ", held"}
        </span>
        <StatusLabel status={request.status} />
      </>
    ),
    details: joinNonEmpty(
      request.email,
      request.phone,
      `${requestKindNames[request.kind]}: ${formatRequestMessageOrCourse(request)}`,
    ),
  })),
];

const joinNonEmpty = (...texts: string[]) => texts.filter(Boolean).join(" · ");

type RecordListProps = {
  title: string;
  children: string;
  records: readonly FoundRecord[];
  keep: readonly string[];
  onToggle: (id: string) => void;
};

function RecordList({ title, children, records, keep, onToggle }: RecordListProps) {
  const heading = useId();
  if (records.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={heading} className="text-h4">
        {title}
      </h3>
      <p className="text-small text-fg-2">{children}</p>
      <ul aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {records.map(({ id, why, name, label, details }) => (
          <li key={id}>
            <label className="flex min-h-11 items-start gap-3 pointer-fine:min-h-8">
              <input
                type="checkbox"
                className="mt-0.5 size-6 shrink-0 accent-accent"
                checked={!keep.includes(id)}
                onChange={() => onToggle(id)}
              />
              <span className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                {label}
                <span className="font-[600]">{name}</span>
                <span className="text-small text-fg-2">{details}</span>
                <span className="text-small">Here because it {recordMatchReasons[why]}.</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
