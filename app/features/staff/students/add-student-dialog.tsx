import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toTenDigitPhoneKey } from "#domain/contact/phone.ts";
import { studentSchema, type Student, type StudentDetails } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { fetchParsed } from "../staff-api.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { KnownStudentDialog } from "../known-student-dialog.tsx";
import { emptyStudentForm, StudentFieldsExceptName, StudentNameField, useStudentForm } from "./student-form.tsx";
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

/** As it is now: a colleague may just have added the same person. */
async function findStudentsOfContact({ email = "", phone = "" }: StudentDetails) {
  const lists = [email, phone].filter(Boolean).map((search) => {
    const query = new URLSearchParams({ search, limit: "50" });
    return fetchParsed(v.array(studentSchema), `students?${query}`);
  });
  const found = (await Promise.all(lists)).flat();
  const isSame = (student: Student) =>
    (email !== "" && normalizeEmail(student.email) === normalizeEmail(email)) ||
    (phone !== "" && toTenDigitPhoneKey(student.phone) === toTenDigitPhoneKey(phone));
  return [...new Map(found.filter(isSame).map((student) => [student._id, student])).values()];
}

function AddStudentForm({ onClose }: { onClose: () => void }) {
  const { setParams } = useQueryParams();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { formRef, ...form } = useStudentForm(emptyStudentForm);
  const add = useAddStudent();

  const [known, setKnown] = useState<readonly Student[]>([]);
  function show({ _id }: Student) {
    onClose();
    setParams({ student: _id, tab: "students", request: null });
  }
  const addNow = (details: StudentDetails) => add.mutate(details, { onSuccess: show });
  const check = useMutation({
    mutationFn: findStudentsOfContact,
    meta: { failure: "Failed to add student. Please try again." },
  });

  function submit() {
    const details = form.read();
    if (!details) return;
    if (!details.email && !details.phone) return addNow(details);
    check.mutate(details, { onSuccess: (found) => (found.length > 0 ? setKnown(found) : addNow(details)) });
  }
  function addAnyway() {
    const details = form.read();
    setKnown([]);
    if (details) addNow(details);
  }

  const hasFoldedError = Object.keys(form.errors).some((field) => field !== "name");
  return (
    <FormInDialog
      ref={formRef}
      action="Add Student"
      isBusy={add.isPending || check.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <StudentNameField {...form} />
      <details open={isUnfolded || hasFoldedError} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
        <summary className="link text-small">More details</summary>
        <div className="pt-3">
          <StudentFieldsExceptName {...form} />
        </div>
      </details>
      <KnownStudentDialog isOpen={known.length > 0} onClose={() => setKnown([])} onAddAnyway={addAnyway}>
        {known.map((student) => (
          <Button key={student._id} onClick={() => show(student)}>
            Open {student.name}, {formatPlanName(student.course)}
          </Button>
        ))}
      </KnownStudentDialog>
    </FormInDialog>
  );
}
