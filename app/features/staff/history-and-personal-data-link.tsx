import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { changeListSchema, mostChangesListed, describeChange, type ChangeSubject } from "#domain/history/change.ts";
import { LoadingOrError } from "./loading-or-error.tsx";
import { changesKey } from "./query-client.ts";
import { fetchParsed } from "./staff-api.ts";
import { formatDateTimeAndZone } from "./staff-time.ts";

type HistoryAndPersonalDataLinkProps = { subject: ChangeSubject; id: string; email: string; phone: string };

/** At the end of a request or a student: its history, and the way to all that is stored about the person. */
export function HistoryAndPersonalDataLink({ subject, id, email, phone }: HistoryAndPersonalDataLinkProps) {
  const contact = email || phone;
  return (
    <div className="grid gap-1">
      <History subject={subject} id={id} />
      {contact && (
        <Link prefetch="none" to="?tab=person" state={{ contact }} className="link justify-self-start text-small">
          Personal data
        </Link>
      )}
    </div>
  );
}

/** At once: what is deleted can be undone, and restored for a month. */
export const DeleteButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="danger" {...props}>
    <Icon name="trash-2" />
    Delete
  </Button>
);

/** What happened to the record, fetched on demand. */
function History({ subject, id }: Pick<HistoryAndPersonalDataLinkProps, "subject" | "id">) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    queryKey: [...changesKey, subject, id],
    queryFn: () => fetchParsed(changeListSchema, `staff/changes?${new URLSearchParams({ subject, id })}`),
    select: (list) => list.changes,
    enabled: isOpen,
  });
  const { data: changes } = query;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link text-small">History</summary>
      {isOpen && !changes && (
        <LoadingOrError query={query} loading="Loading the history..." failed="The history could not be fetched." />
      )}
      {changes?.length === 0 && <p className="text-small text-fg-2">No changes so far.</p>}
      <ol aria-label="Changes" className="card grid gap-3 text-small empty:hidden">
        {changes?.map((change) => (
          <li key={change.id} className="grid gap-x-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <time dateTime={change.at} className="label-mono pt-0.5 text-fg-2">
              {formatDateTimeAndZone(change.at)}
            </time>
            <span className="wrap-anywhere">
              {describeChange(change)}
              {change.by && (
                <span className="text-fg-2">
                  , by <bdi>{change.by}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {changes?.length === mostChangesListed && (
        <p className="text-small text-fg-2">The last {mostChangesListed} changes.</p>
      )}
    </details>
  );
}
