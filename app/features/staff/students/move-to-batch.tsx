import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { formatPlural } from "#domain/format/text.ts";
import { studentSchema, type Student, type StudentDetails } from "#domain/students/student-schemas.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { fetchParsed } from "../staff-api.ts";
import { showUndoToast, undoEach } from "../undo-toast.tsx";
import { BatchFields, emptyStudentForm, useStudentForm } from "./student-form.tsx";
import { restoreStudentFields, updateCachedStudents } from "./use-students.ts";

type MoveProps = { students: readonly Student[] };
type Batch = Pick<StudentDetails, "batch" | "batchStart">;

/** Puts the chosen students into one batch at once. */
export const MoveToBatch = ({ students }: MoveProps) => (
  <DialogButton
    title={`Batch of ${formatPlural(students.length, "student")}`}
    label="Move to a batch"
    button={{ icon: "users" }}
  >
    {(close) => <MoveForm students={students} onClose={close} />}
  </DialogButton>
);

function MoveForm({ students: latest, onClose }: MoveProps & { onClose: () => void }) {
  // As they were when it was opened: the undo needs their former batch.
  const [students] = useState(latest);
  const client = useQueryClient();
  const { formRef, fail, ...form } = useStudentForm({ name: "", ...emptyStudentForm });
  const move = useMutation({
    // Only the batch is sent, so nothing else that a colleague saves meanwhile is touched.
    mutationFn: async (to: Batch) => {
      const moved: { former: Student; saved: Student }[] = [];
      for (const former of students) {
        const saved = await fetchParsed(studentSchema, "students/details", { id: former._id, ...to });
        // At once: should a later one fail, the list still shows what is saved.
        updateCachedStudents(client, [saved]);
        moved.push({ former, saved });
      }
      return moved;
    },
    onSuccess: (moved, { batch }) => {
      onClose();
      const who = formatPlural(students.length, "student");
      showUndoToast(client, batch ? `${who} moved to ${batch}.` : `${who} without a batch now.`, () =>
        undoEach(moved, async ({ former, saved }) => {
          const { batch: name, batchStart } = former;
          const restored = await restoreStudentFields("details", former, saved, { batch: name, batchStart });
          updateCachedStudents(client, [restored]);
        }),
      );
    },
    meta: { failure: "Not all were moved. Please try again." },
  });
  return (
    <FormInDialog
      ref={formRef}
      action="Move"
      isBusy={move.isPending}
      onSubmit={() => {
        const details = form.read();
        if (details?.batch) move.mutate({ batch: details.batch, batchStart: details.batchStart ?? null });
        else if (details) fail({ batch: "Please enter the name of the batch, or choose No batch." });
      }}
      onCancel={onClose}
    >
      <BatchFields {...form} />
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        busy={move.isPending}
        onClick={() => move.mutate({ batch: "", batchStart: null })}
      >
        No batch
      </Button>
    </FormInDialog>
  );
}
