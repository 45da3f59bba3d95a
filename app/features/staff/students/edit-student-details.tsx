import { useState, type SubmitEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { describeDaysOutsideCourse } from "#domain/students/progress.ts";
import type { StudentDetails, Student } from "#domain/students/student.ts";
import { ConflictDialog } from "../conflict-dialog.tsx";
import { formatCourseName } from "../course-phases.ts";
import { useReportDirty } from "../use-open-record.ts";
import { formatStudentForm, StudentFields, StudentNameField, useStudentForm } from "./student-form.tsx";
import { useStudentSave } from "./use-students.ts";

type EditStudentDetailsProps = { student: Student; onEdited: (isEdited: boolean) => void };

export function EditStudentDetails({ student, onEdited }: EditStudentDetailsProps) {
  // The copy that is edited: what arrives meanwhile does not change what is being typed.
  const [opened, setOpened] = useState<Student | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(student)}>
        <Icon name="pencil" />
        Edit details
      </Button>
      <Dialog open={opened !== null} onClose={close} title="Edit details">
        {opened && <StudentDetailsForm student={opened} onEdited={onEdited} onClose={close} />}
      </Dialog>
    </>
  );
}

const saveTexts = { saved: "Details saved.", failed: "Failed to save the details. Please try again." };

const fieldNames: Record<keyof StudentDetails, string> = {
  name: "Student Name",
  email: "Email",
  phone: "Phone",
  course: "Course",
  price: "Price",
  enrollmentDate: "Enrolled on",
  paidOn: "Paid on",
  paidNote: "Note on the payment",
};

const isDetailField = (field: string): field is keyof StudentDetails => field in fieldNames;

function describeField(field: keyof Student, student: Student): string {
  if (!isDetailField(field)) return "";
  const shown = {
    ...formatStudentForm(student),
    course: formatCourseName(student.course),
    paidOn: student.paidOn ?? "not paid",
  };
  return `${fieldNames[field]}: ${shown[field] || "empty"}`;
}

function StudentDetailsForm({ student, onEdited, onClose }: EditStudentDetailsProps & { onClose: () => void }) {
  const { formRef, isEdited, read, ...fields } = useStudentForm(formatStudentForm(student));
  const save = useStudentSave(student, "details", saveTexts, onClose);
  useReportDirty(isEdited, onEdited);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const details = save.isSaving ? undefined : read();
    if (!details) return;
    if (Object.keys(details).length === 0) onClose();
    else save.save(details);
  }

  function takeTheirs() {
    if (!save.conflict) return;
    const { theirs, fields: inConflict } = save.conflict;
    const { isPaid, ...texts } = formatStudentForm(theirs);
    const taken = Object.entries(texts).filter(([field]) => inConflict.some((other) => other === field));
    fields.onChange({ ...Object.fromEntries(taken), ...(inConflict.includes("paidOn") && { isPaid }) });
    save.takeTheirs();
  }

  return (
    <>
      <form ref={formRef} noValidate onSubmit={submit} className="grid gap-5">
        <StudentNameField {...fields} />
        <StudentFields {...fields} />
        {/* Another course hides days that are completed: nobody should take them for lost. */}
        <p role="status" className="-my-2.5 text-small text-fg-2">
          {describeDaysOutsideCourse({ course: fields.form.course, completedDays: student.completedDays })}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={save.isSaving}>
            Save details
          </Button>
        </div>
      </form>
      <ConflictDialog save={{ ...save, takeTheirs }} describeField={describeField} />
    </>
  );
}
