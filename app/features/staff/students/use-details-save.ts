import { useState } from "react";
import { showToast } from "#app/ui/toast.tsx";
import type { Details, Student } from "#domain/students/student.ts";
import { findDetailConflicts } from "./student-form.ts";
import { readNewer } from "./progress-draft.ts";
import { useSaveDetails } from "../use-students.ts";

/** Saves details. Where somebody else has saved meanwhile, only fields that both changed are put to the one who saves last. */
export function useDetailsSave(student: Student, onSaved: () => void) {
  const [newer, setNewer] = useState<Student | null>(null);
  const [conflicts, setConflicts] = useState<(keyof Details)[]>([]);
  const mutation = useSaveDetails();

  function save(details: Details, base = newer ?? student) {
    if (Object.keys(details).length === 0) return onSaved();
    mutation.mutate(
      { id: student._id, version: base.version, ...details },
      {
        onSuccess: () => {
          showToast({ title: "Details saved." });
          onSaved();
        },
        onError: (error) => {
          const theirs = readNewer(error);
          if (!theirs || theirs.version <= base.version) {
            return showToast({ tone: "destructive", title: "Failed to save the details. Please try again." });
          }
          const found = findDetailConflicts(base, details, theirs);
          if (found.length === 0) return save(details, theirs);
          setNewer(theirs);
          setConflicts(found);
        },
      },
    );
  }

  return { save: (details: Details) => save(details), isSaving: mutation.isPending, newer, conflicts };
}
