import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { dayInIndia } from "#domain/format/dates.ts";
import { courseOptions } from "../course-phases.ts";
import type { FormErrors, StudentForm } from "./student-form.ts";

type StudentFormFieldsProps = {
  form: StudentForm;
  errors: FormErrors;
  onChange: (changes: Partial<StudentForm>) => void;
};

export const StudentNameField = ({ form, errors, onChange }: StudentFormFieldsProps) => (
  <Field
    label="Student Name"
    required
    autoComplete="off"
    value={form.name}
    error={errors.name}
    onChange={(event) => onChange({ name: event.target.value })}
  />
);

/** Everything but the name. */
export function StudentFormFields({ form, errors, onChange }: StudentFormFieldsProps) {
  /** `type` and the like, beside what every text field has. */
  const field = (name: Exclude<keyof StudentForm, "isPaid" | "course">) => ({
    name,
    value: form[name],
    error: errors[name],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const setPaid = (isPaid: boolean) => onChange({ isPaid, paidOn: form.paidOn || dayInIndia(new Date()) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Email" type="email" {...field("email")} />
      <Field label="Phone" type="tel" {...field("phone")} />
      <Select label="Course" value={form.course} options={courseOptions} onChange={(course) => onChange({ course })} />
      <Field label="Price (₹)" inputMode="numeric" {...field("price")} />
      <Field label="Enrolled on" type="date" {...field("enrollmentDate")} />
      <div className="grid content-start gap-[0.4375rem]">
        <label className="flex min-h-11 items-center gap-3 text-small font-[600] sm:mt-7">
          <input
            type="checkbox"
            className="check-square phase-basic"
            checked={form.isPaid}
            onChange={(event) => setPaid(event.target.checked)}
          />
          Paid
        </label>
      </div>
      {form.isPaid && <Field label="Paid on" type="date" {...field("paidOn")} />}
      <div className={form.isPaid ? undefined : "sm:col-span-2"}>
        <Field label="Note on the payment" {...field("paidNote")} />
      </div>
    </div>
  );
}
