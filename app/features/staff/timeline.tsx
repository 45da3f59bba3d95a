import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { maxChangesListed, type ChangeKind, type ChangeSubject } from "#domain/history/change.ts";
import {
  listTimelineEntries,
  storedNoteSchema,
  timelineSchema,
  type TimelineEntry,
} from "#domain/history/timeline-schemas-and-entries.ts";
import { maxNoteLength } from "#domain/requests/request-schemas.ts";
import { LoadingOrError } from "./loading-or-error.tsx";
import { pollInterval, timelineKey } from "./query-client.ts";
import { TitledCard } from "./record-sheet.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { fetchParsed, fetchStaffApi } from "./staff-api.ts";
import { formatDateTimeAndZone } from "./staff-clock-and-date-formats.ts";
import { showUndoToast } from "./undo-toast.tsx";
import { useUnsavedChanges } from "./unsaved-changes.tsx";

type OfRecord = { subject: ChangeSubject; id: string };

const fetchTimeline = (record: OfRecord) =>
  fetchParsed(timelineSchema, `staff/timeline?${new URLSearchParams(record)}`);

type RecordTimelineProps = OfRecord & { email: string; phone: string; children?: ReactNode };

const useTimeline = ({ subject, id }: OfRecord) =>
  useQuery({
    queryKey: [...timelineKey, subject, id],
    queryFn: () => fetchTimeline({ subject, id }),
    // What colleagues write comes by itself.
    refetchInterval: pollInterval,
  });

/** Who made the last change of a kind, by the name they gave; nothing until it is known. */
export function useAuthorOfLastChange(record: OfRecord, what: ChangeKind): string {
  const { data, isFetchedAfterMount } = useTimeline(record);
  return (isFetchedAfterMount && data?.changes.find((change) => change.what === what)?.by) || "";
}

export function RecordTimeline({ subject, id, email, phone, children }: RecordTimelineProps) {
  const contact = email || phone;
  const query = useTimeline({ subject, id });
  return (
    <TitledCard id="timeline" title="Timeline" className="gap-4">
      {children}
      {query.data ? (
        <TimelineList entries={listTimelineEntries(query.data)} />
      ) : (
        <LoadingOrError query={query} loading="Loading the timeline..." failed="The timeline could not be fetched." />
      )}
      {query.data?.changes.length === maxChangesListed && (
        <p className="text-small text-fg-2">With the last {maxChangesListed} changes.</p>
      )}
      <p className="flex flex-wrap gap-x-4 text-small">
        <Link prefetch="none" to={`?tab=person&${subject}=${id}`} className="link">
          All of this person
        </Link>
        {contact && (
          <Link prefetch="none" to="?tab=person" state={{ contact }} className="link">
            Personal data
          </Link>
        )}
      </p>
    </TitledCard>
  );
}

export function TimelineList({ entries }: { entries: readonly (TimelineEntry & { about?: ReactNode })[] }) {
  if (entries.length === 0) return <p className="text-small text-fg-2">Nothing has happened so far.</p>;
  return (
    <ol aria-label="Timeline" className="grid grid-cols-[minmax(0,1fr)] gap-3 text-small">
      {entries.map(({ id, at, by, text, isNote, about }) => (
        <li key={id} className={cn("grid gap-x-4 border-l-2 pl-3", isNote ? "border-accent-edge" : "border-line")}>
          <span className="label-mono flex flex-wrap gap-x-2 text-fg-2">
            <time dateTime={at}>{formatDateTimeAndZone(at)}</time>
            {by && (
              <span className="wrap-anywhere">
                by <bdi>{by}</bdi>
              </span>
            )}
            {about}
          </span>
          <span className={cn("whitespace-pre-line wrap-anywhere", isNote && "text-body")}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** For a note, which is added to those before; `n` leads here. */
export function NoteField(props: Omit<ComponentProps<"textarea">, "id">) {
  const id = useId();
  useShortcuts({ n: () => document.getElementById(id)?.focus() });
  return <Field multiline {...props} id={id} label="Add a note" maxLength={maxNoteLength} className="min-h-20" />;
}

const deleteNote = (id: string) => fetchStaffApi("staff/notes/delete", { id });

/** Takes back the newest note that says this. */
export async function deleteNewestNoteWithText(record: OfRecord, text: string) {
  const { notes } = await fetchTimeline(record);
  const note = notes.find((one) => one.text === text.trim());
  if (note) await deleteNote(note.id);
}

export function NoteForm(record: OfRecord) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const add = useMutation({
    mutationFn: () => fetchParsed(storedNoteSchema, "staff/notes", { ...record, text }),
    onSuccess: (note) => {
      setText("");
      showUndoToast(client, "Note added.", () => remove.mutateAsync(note.id));
    },
    meta: { failure: "Failed to add the note. Please try again." },
  });
  const remove = useMutation({ mutationFn: deleteNote });
  const isEmpty = text.trim() === "";
  useUnsavedChanges(!isEmpty);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !add.isPending) add.mutate();
      }}
    >
      <NoteField value={text} onChange={(event) => setText(event.target.value)} />
      <Button
        type="submit"
        size="sm"
        variant={isEmpty ? "outline" : "primary"}
        className="justify-self-start"
        busy={add.isPending}
      >
        Add note
      </Button>
    </form>
  );
}
