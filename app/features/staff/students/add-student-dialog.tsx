import { useState, type SubmitEvent } from "react";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { emptyForm, StudentFields, StudentNameField, useStudentForm } from "./student-form.tsx";
import { useAddStudent } from "./use-students.ts";

export function AddStudentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} title="Add Student">
      {isOpen && <AddStudentForm onClose={onClose} />}
    </Dialog>
  );
}

function AddStudentForm({ onClose }: { onClose: () => void }) {
  const { setParams } = useQueryParams();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { formRef, read, isEdited: _isEdited, ...fields } = useStudentForm(emptyForm);
  const add = useAddStudent();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const details = add.isPending ? undefined : read();
    if (!details) return;
    add.mutate(details, {
      onSuccess: ({ _id }) => {
        onClose();
        setParams({ student: _id, tab: null, request: null });
      },
    });
  }

  const hasFoldedError = Object.keys(fields.errors).some((field) => field !== "name");
  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-5">
      <StudentNameField {...fields} />
      <details open={isUnfolded || hasFoldedError} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
        <summary className="link text-small">More details</summary>
        <div className="pt-3">
          <StudentFields {...fields} />
        </div>
      </details>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={add.isPending}>
          Add Student
        </Button>
      </div>
    </form>
  );
}
