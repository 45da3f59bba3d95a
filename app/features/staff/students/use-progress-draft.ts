import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#app/ui/toast.tsx";
import { describeChange } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { judgeFailure, mergeWith, startFrom, type ProgressDraft } from "./progress-draft.ts";
import { showStudent, useSaveProgress } from "../use-students.ts";

export function useProgressDraft(student: Student) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<ProgressDraft | null>(null);
  const [conflict, setConflict] = useState<Student | null>(null);
  const save = useSaveProgress();
  const base = draft?.base ?? student;
  const days = draft?.days ?? student.completedDays;

  function send(next: ProgressDraft) {
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
          const failure = judgeFailure(next, error);
          if (failure.next === "send again") {
            setDraft((now) => now && { ...now, base: failure.base });
            send({ ...next, base: failure.base });
          } else if (failure.next === "ask") setConflict(failure.theirs);
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
      const merged = mergeWith(theirs, days);
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
