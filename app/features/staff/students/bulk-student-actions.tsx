import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { courseLength, formatDay, unit } from "#domain/content/phase.ts";
import { formatPlural, capitalise } from "#domain/format/text.ts";
import {
  bulkProgressResultSchema,
  maxStudentsAtOnce,
  type BulkProgressResult,
  type Student,
} from "#domain/students/student-schemas.ts";
import { findStudentCurrentDay, expandDayRange } from "#domain/students/progress.ts";
import { useFormatDay } from "../course-phases.ts";
import { MessageButton } from "../message-dialog.tsx";
import { ApiError, fetchParsed } from "../staff-api.ts";
import { findVersionAfterUndos, rememberRestoredVersion, showUndoToast } from "../undo-toast.tsx";
import { MoveToBatch } from "./move-to-batch.tsx";
import { toRecipient } from "./private-link-and-message.tsx";
import { updateCachedStudents, studentsKey } from "./use-students.ts";

type BulkChange = { day: number; done: boolean; students: readonly Student[] };

function useBulkProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ day, done, students }: BulkChange) => {
      const total: BulkProgressResult = { saved: [], outdated: [], outside: [], missing: [] };
      for (let from = 0; from < students.length; from += maxStudentsAtOnce) {
        const part = students.slice(from, from + maxStudentsAtOnce).map(({ _id, version }) => ({ id: _id, version }));
        const body = { day, done, students: part };
        const { missing, ...found } = await fetchParsed(bulkProgressResultSchema, "students/progress-all", body);
        // At once: should a later request fail, the list still shows what is saved.
        updateCachedStudents(client, Object.values(found).flat());
        for (const outcome of ["saved", "outdated", "outside"] as const) total[outcome].push(...found[outcome]);
        total.missing.push(...missing);
      }
      return total;
    },
    onSuccess: ({ missing }) => missing.length > 0 && client.invalidateQueries({ queryKey: studentsKey }),
    meta: { failure: "Failed to update progress. Please try again." },
  });
}

function findMostCommonDay(students: readonly Student[]): number {
  const days = students.map(findStudentCurrentDay);
  const count = (day: number) => days.filter((other) => other === day).length;
  return [...new Set(days)].toSorted((a, b) => count(b) - count(a))[0] ?? 1;
}

const joinIds = (students: readonly Student[]) =>
  students
    .map(({ _id }) => _id)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(" ");

type BulkStudentActionsProps = {
  shown: readonly Student[];
  chosen: readonly Student[];
  onChoose: (students: readonly Student[]) => void;
};

export function BulkStudentActions({ shown, chosen, onChoose }: BulkStudentActionsProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const nameDay = useFormatDay();
  const client = useQueryClient();
  const save = useBulkProgress();
  const [last, setLast] = useState({ day: 1, ids: "" });
  const day = Number(picked ?? (last.ids === joinIds(chosen) ? last.day : findMostCommonDay(chosen)));
  const chosenCount = formatPlural(chosen.length, "student");

  function submit(change: BulkChange) {
    save.mutate(change, {
      onSuccess: ({ saved, outdated }) => {
        // Selection and day stay, so that a second press does not tick the next day.
        if (outdated.length > 0) onChoose(outdated);
        setLast({ day: change.day, ids: joinIds(outdated.length > 0 ? outdated : change.students) });
        if (saved.length === 0) return;
        const verb = change.done ? "ticked" : "unticked";
        const before = new Map(change.students.map(({ _id, completedDays }) => [_id, completedDays]));
        const changed = saved.filter(({ _id }) => before.get(_id)?.includes(change.day) !== change.done);
        const title = `${formatDay(change.day)} ${verb} for ${formatPlural(saved.length, "student")}.`;
        showUndoToast(client, title, async () => {
          const students = changed.map((one) =>
            Object.assign({ ...one }, { version: findVersionAfterUndos(one._id, one.version) }),
          );
          const restored = await save.mutateAsync({ day: change.day, done: !change.done, students });
          const later = new Map(restored.saved.map(({ _id, version }) => [_id, version]));
          for (const { _id, version } of changed) {
            const now = later.get(_id);
            if (now !== undefined) rememberRestoredVersion(_id, version - 1, now);
          }
          if (restored.outdated.length > 0) throw new ApiError("Somebody else has saved some of them", 409);
        });
      },
    });
  }

  const isIdle = chosen.length === 0 || save.isPending;
  return (
    <section
      aria-label="Several students"
      className="card sticky bottom-(--toast-room) z-5 grid grid-cols-[minmax(0,1fr)] gap-3 p-4 max-lg:shadow-(--shadow) lg:top-20 lg:bottom-auto"
    >
      <div className="flex flex-wrap items-center gap-x-5">
        <p role="status" className="label-mono flex-1">
          {chosenCount} chosen
        </p>
        <button type="button" className="link pointer-fine:min-h-8 text-small" onClick={() => onChoose(shown)}>
          All {shown.length} shown
        </button>
        <button
          type="button"
          className="link pointer-fine:min-h-8 pointer-coarse:min-w-11 text-small"
          onClick={() => onChoose([])}
        >
          None
        </button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1 max-sm:basis-full">
          <Select
            label={capitalise(unit.one)}
            value={String(day)}
            onChange={setPicked}
            options={expandDayRange({ first: 1, last: courseLength }).map(
              (one) => [String(one), nameDay(one)] as const,
            )}
          />
        </div>
        <Button className="max-sm:flex-1" busy={isIdle} onClick={() => submit({ day, done: true, students: chosen })}>
          Tick {unit.one} {day} for {chosenCount}
        </Button>
        <Button variant="outline" busy={isIdle} onClick={() => submit({ day, done: false, students: chosen })}>
          Untick
        </Button>
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <MessageButton audience="student" recipients={chosen.map(toRecipient)} />
          <MoveToBatch students={chosen} />
        </div>
      )}
      <NotSavedReport save={save} onRetry={submit} />
    </section>
  );
}

const maxNamed = 10;

function formatStudentNames(students: readonly Student[]): string {
  const names = students.slice(0, maxNamed).map(({ name }) => name);
  const more = students.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}

type NotSavedReportProps = { save: ReturnType<typeof useBulkProgress>; onRetry: (change: BulkChange) => void };

/** Who was left as they are, and why; nothing of anybody else's is overwritten. */
function NotSavedReport({ save: { data, variables, isPending }, onRetry }: NotSavedReportProps) {
  if (!data) return null;
  const { outdated, outside, missing } = data;
  return (
    <div role="status" className="grid gap-2 text-small empty:hidden">
      {outdated.length > 0 && (
        <>
          <p>Changed by somebody else meanwhile, so left as they are now: {formatStudentNames(outdated)}.</p>
          <Button variant="outline" busy={isPending} onClick={() => onRetry({ ...variables, students: outdated })}>
            Try again with theirs
          </Button>
        </>
      )}
      {outside.length > 0 && (
        <p>
          Day {variables.day} is not in the course of {formatStudentNames(outside)}.
        </p>
      )}
      {missing.length > 0 && <p>Deleted meanwhile: {missing.length}.</p>}
    </div>
  );
}
