import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { showToast } from "#app/ui/toast.tsx";
import { describeChange, isSameDays, mergeDays } from "#domain/progress.ts";
import { type Student, studentSchema } from "#domain/student.ts";
import { CallError } from "./staff-api.ts";
import { showStudent, useSaveProgress } from "./use-students.ts";

/** The working copy: what is ticked, and which saved state it started from. */
type Draft = { days: readonly number[]; base: Pick<Student, "completedDays" | "version"> };

const conflictSchema = v.object({ student: studentSchema });

/** The newer student, where a save was rejected because somebody else had saved. */
export function readNewer(error: unknown): Student | undefined {
  const answer = v.safeParse(conflictSchema, error instanceof CallError ? error.body : undefined);
  return answer.success ? answer.output.student : undefined;
}

/** Ticked back to what is saved, it is no change. */
const startFrom = (base: Draft["base"], days: Draft["days"]): Draft | null =>
  isSameDays(days, base.completedDays) ? null : { days, base };

export function useProgressDraft(student: Student) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<Student | null>(null);
  const save = useSaveProgress();
  const base = draft?.base ?? student;
  const days = draft?.days ?? student.completedDays;

  function send(next: Draft) {
    save.mutate(
      { id: student._id, completedDays: [...next.days], version: next.base.version },
      {
        onSuccess: (saved) => {
          // What was ticked while it was being saved is not saved yet.
          setDraft((now) => now && startFrom(saved, now.days));
          showToast({ title: "Student progress updated successfully!" });
        },
        onError: (error) => {
          setDraft((now) => now && startFrom(now.base, now.days));
          const newer = readNewer(error);
          const isNewer = newer && newer.version > next.base.version;
          // Only the details are newer: nobody else has ticked anything.
          if (isNewer && isSameDays(newer.completedDays, next.base.completedDays)) {
            setDraft((now) => now && { ...now, base: newer });
            send({ ...next, base: newer });
          } else if (newer) setConflict(newer);
          else showToast({ tone: "destructive", title: "Failed to update progress. Please try again." });
        },
      },
    );
  }

  return {
    days,
    savedDays: base.completedDays,
    change: describeChange(base.completedDays, days),
    isDirty: draft !== null,
    isSaving: save.isPending,
    conflict,
    // While it is being saved, what was saved before is no longer where it goes back to.
    tick: (next: readonly number[]) => setDraft(save.isPending ? { days: next, base } : startFrom(base, next)),
    save: () => send(draft ?? { days, base }),
    merge: (theirs: Student) => {
      const merged = { days: mergeDays(days, theirs.completedDays), base: theirs };
      setDraft(merged);
      setConflict(null);
      send(merged);
    },
    takeTheirs: (theirs: Student) => {
      setDraft(null);
      setConflict(null);
      showStudent(client, theirs);
    },
    putOff: () => setConflict(null),
  };
}
