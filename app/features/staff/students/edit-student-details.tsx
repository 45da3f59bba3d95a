import { useState } from "react";
import { describeDaysOutsideCourse } from "#domain/students/progress.ts";
import { studentFieldLabels, type StudentDetails, type Student } from "#domain/students/student-schemas.ts";
import { ConflictDialog } from "../conflict-dialog.tsx";
import { formatPlanName } from "../course-phases.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { useUnsavedChanges } from "../unsaved-changes.tsx";
import { toStudentFormValues, StudentFieldsExceptName, StudentNameField, useStudentForm } from "./student-form.tsx";
import { useStudentWorkingCopy } from "./use-students.ts";

export const EditStudentDetails = ({ student }: { student: Student }) => (
  <DialogButton title="Edit details" button={{ icon: "pencil", size: "md" }}>
    {(close) => <StudentDetailsForm latest={student} onClose={close} />}
  </DialogButton>
);

const saveTexts = { saved: "Details saved.", failed: "Failed to save the details. Please try again." };

const isDetailField = (field: string): field is keyof StudentDetails => field in studentFieldLabels;

function describeField(field: keyof Student, student: Student): string {
  if (!isDetailField(field)) return "";
  const shown = {
    ...toStudentFormValues(student),
    course: formatPlanName(student.course),
    paidOn: student.paidOn ?? "not paid",
  };
  return `${studentFieldLabels[field]}: ${shown[field] || "empty"}`;
}

function StudentDetailsForm({ latest, onClose }: { latest: Student; onClose: () => void }) {
  // The copy that is edited: what arrives meanwhile does not change what is being typed.
  const [student] = useState(latest);
  const { formRef, ...form } = useStudentForm(toStudentFormValues(student));
  const save = useStudentWorkingCopy(student, "details", saveTexts, onClose);
  useUnsavedChanges(form.isEdited);

  function submit() {
    const details = form.read();
    if (!details) return;
    if (Object.keys(details).length === 0) onClose();
    else save.save(details);
  }

  function takeTheirs() {
    if (!save.conflict) return;
    const { theirs, fields: inConflict } = save.conflict;
    const { isPaid, ...texts } = toStudentFormValues(theirs);
    const taken = Object.entries(texts).filter(([field]) => inConflict.some((other) => other === field));
    form.onChange({ ...Object.fromEntries(taken), ...(inConflict.includes("paidOn") && { isPaid }) });
    save.takeTheirs();
  }

  return (
    <>
      <FormInDialog ref={formRef} action="Save details" isBusy={save.isSaving} onSubmit={submit} onCancel={onClose}>
        <StudentNameField {...form} />
        <StudentFieldsExceptName {...form} />
        {/* Another course hides days that are completed: nobody should take them for lost. */}
        <p role="status" className="-my-2.5 text-small text-fg-2">
          {describeDaysOutsideCourse({ course: form.form.course, completedDays: student.completedDays })}
        </p>
      </FormInDialog>
      <ConflictDialog
        save={{ ...save, takeTheirs }}
        change={{ subject: "student", id: student._id, what: "details" }}
        describeField={describeField}
      />
    </>
  );
}
