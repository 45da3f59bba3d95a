import { useState } from "react";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { DialogButton, DialogForm } from "../dialog-form.tsx";
import { emptyForm, StudentFieldsExceptName, StudentNameField, useStudentForm } from "./student-form.tsx";
import { useAddStudent } from "./use-students.ts";

export const AddStudentButton = () => (
  <DialogButton
    title="Add Student"
    label={<span className="max-lg:hidden">Add Student</span>}
    button={{ icon: "plus", "aria-label": "Add Student" }}
  >
    {(close) => <AddStudentForm onClose={close} />}
  </DialogButton>
);

function AddStudentForm({ onClose }: { onClose: () => void }) {
  const { setParams } = useQueryParams();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { formRef, ...form } = useStudentForm(emptyForm);
  const add = useAddStudent();

  function submit() {
    const details = form.read();
    if (!details) return;
    add.mutate(details, {
      onSuccess: ({ _id }) => {
        onClose();
        setParams({ student: _id, tab: "students", request: null });
      },
    });
  }

  const hasFoldedError = Object.keys(form.errors).some((field) => field !== "name");
  return (
    <DialogForm ref={formRef} action="Add Student" isBusy={add.isPending} onSubmit={submit} onCancel={onClose}>
      <StudentNameField {...form} />
      <details open={isUnfolded || hasFoldedError} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
        <summary className="link text-small">More details</summary>
        <div className="pt-3">
          <StudentFieldsExceptName {...form} />
        </div>
      </details>
    </DialogForm>
  );
}
