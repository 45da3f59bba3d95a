import { Button } from "#app/ui/button.tsx";
import type { Details, Student } from "#domain/students/student.ts";
import { courseName } from "./course-names.ts";
import { formOf, type StudentForm } from "./student-form.ts";

const names: Record<keyof Details, string> = {
  name: "Student Name",
  email: "Email",
  phone: "Phone",
  course: "Course",
  price: "Price",
  enrollmentDate: "Enrolled on",
  paidOn: "Paid on",
  paidNote: "Note on the payment",
};

type DetailsConflictProps = {
  theirs: Student;
  fields: readonly (keyof Details)[];
  onTake: (changes: Partial<StudentForm>) => void;
};

/** What somebody else has saved in the same fields. */
export function DetailsConflict({ theirs, fields, onTake }: DetailsConflictProps) {
  const form = formOf(theirs);
  const shown = { ...form, course: courseName(theirs.course), paidOn: theirs.paidOn ?? "not paid" };
  const taken = fields.map((field) => [field, form[field]]);
  return (
    <div role="alert" className="card grid justify-items-start gap-3">
      <p>While you were editing, somebody else saved:</p>
      <ul className="text-small">
        {fields.map((field) => (
          <li key={field} className="wrap-anywhere">
            {names[field]}: {shown[field] || "empty"}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        onClick={() =>
          onTake({ ...Object.fromEntries(taken), ...(fields.includes("paidOn") && { isPaid: form.isPaid }) })
        }
      >
        Take theirs
      </Button>
    </div>
  );
}
