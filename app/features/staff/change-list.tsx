import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { changeListSchema, mostChangesListed, describeChange, type ChangeSubject } from "#domain/history/change.ts";
import { LoadState } from "./load-state.tsx";
import { changesKey } from "./query-client.ts";
import { formatMoment } from "./request-text.ts";
import { askStaff } from "./staff-api.ts";

type ChangeListProps = { subject: ChangeSubject; id: string };

const useChanges = ({ subject, id }: ChangeListProps, isShown: boolean) =>
  useQuery({
    queryKey: [...changesKey, subject, id],
    queryFn: async () =>
      v.parse(changeListSchema, await askStaff(`staff/changes?${new URLSearchParams({ subject, id })}`)).changes,
    enabled: isShown,
  });

/** What happened to a request or a student, fetched on demand. */
export function ChangeList(props: ChangeListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: changes, isError, refetch } = useChanges(props, isOpen);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link text-small">History</summary>
      {isOpen && !changes && (
        <LoadState
          loading="Loading the history..."
          failed="The history could not be fetched."
          isError={isError}
          onRetry={() => void refetch()}
        />
      )}
      {changes?.length === 0 && <p className="text-small text-fg-2">No changes so far.</p>}
      {changes && changes.length > 0 && (
        <ol aria-label="Changes" className="card grid gap-3 text-small">
          {changes.map((change) => (
            <li key={change.id} className="grid gap-x-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
              <time dateTime={change.at} className="label-mono pt-0.5 text-fg-2">
                {formatMoment(change.at)} IST
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
      )}
      {changes?.length === mostChangesListed && (
        <p className="text-small text-fg-2">The last {mostChangesListed} changes.</p>
      )}
    </details>
  );
}
