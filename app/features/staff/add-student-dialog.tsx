import { type SubmitEvent, useState } from "react";
import * as v from "valibot";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { studentNameSchema } from "#domain/student-fields.ts";
import { useAddStudent } from "./use-students.ts";

export function AddStudentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const add = useAddStudent();

  function close() {
    setName("");
    setError(undefined);
    onClose();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (add.isPending) return;
    const checked = v.safeParse(studentNameSchema, name);
    if (checked.success) return add.mutate(checked.output, { onSuccess: close });
    setError(checked.issues[0].message);
    showToast({ tone: "destructive", title: checked.issues[0].message });
  }

  return (
    <Dialog open={isOpen} onClose={close} title="Add Student">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label="Student Name"
          required
          autoComplete="off"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={add.isPending}>
            Add Student
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
