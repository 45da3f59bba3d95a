import { useState } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { useRestoreStudent, useStudents } from "./use-students.ts";

/** What was deleted in the last 30 days, fetched on demand. */
export function DeletedStudents() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: students } = useStudents("deleted", isOpen);
  const restore = useRestoreStudent();
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link text-small">Recently deleted</summary>
      {students?.length === 0 && <p className="text-small text-fg-2">Nobody was deleted in the last 30 days.</p>}
      <ul className="grid gap-2">
        {students?.map((student) => (
          <li key={student._id} className="flex items-center justify-between gap-3">
            <span className="truncate">{student.name}</span>
            <Button
              variant="outline"
              busy={restore.isPending}
              aria-label={`Restore ${student.name}`}
              onClick={() => restore.mutate(student._id, { onSuccess: () => focusElement("records") })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
