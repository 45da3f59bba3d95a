import { useEffect, type SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Student } from "#domain/students/student.ts";
import { DetailsConflict } from "./details-conflict.tsx";
import { OutsideNote } from "./outside-note.tsx";
import { formOf } from "./student-form.ts";
import { StudentFormFields, StudentNameField } from "./student-form-fields.tsx";
import { useDetailsSave } from "./use-details-save.ts";
import { useStudentForm } from "./use-student-form.ts";

type DetailsFormProps = { student: Student; onEdited: (isEdited: boolean) => void; onClose: () => void };

export function DetailsForm({ student, onEdited, onClose }: DetailsFormProps) {
  const { form, errors, isEdited, change, read } = useStudentForm(formOf(student));
  const { save, isSaving, newer, conflicts } = useDetailsSave(student, onClose);
  useEffect(() => {
    onEdited(isEdited);
    return () => onEdited(false);
  }, [isEdited, onEdited]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const details = isSaving ? undefined : read();
    if (details) save(details);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <StudentNameField form={form} errors={errors} onChange={change} />
      <StudentFormFields form={form} errors={errors} onChange={change} />
      <div role="status" className="-my-2.5">
        <OutsideNote course={form.course} completedDays={student.completedDays} />
      </div>
      {newer && <DetailsConflict theirs={newer} fields={conflicts} onTake={change} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {newer ? "Save mine" : "Save details"}
        </Button>
      </div>
    </form>
  );
}
