import { useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { focusFirstInvalidField } from "#app/lib/requests/use-request-form.ts";
import { Field, LabelledCheckbox } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { PlanKey } from "#domain/content/plan.ts";
import { currencySign, parsePriceOrNaN } from "#domain/format/money.ts";
import { formatStartOfDay, toZonedIsoDate } from "#domain/format/time-zone.ts";
import { paymentInFutureMessage } from "#domain/students/payments.ts";
import {
  studentDetailsSchema,
  studentFieldLabels,
  type StudentDetails,
  type Student,
} from "#domain/students/student-schemas.ts";
import { courseOptions } from "../course-phases.ts";
import { listBatches, useAllStudents } from "./use-students.ts";

export const toStudentFormValues = (student: Student) => ({
  name: student.name,
  email: student.email,
  phone: student.phone,
  course: student.course ?? ("bundle" satisfies PlanKey),
  price: student.price === null ? "" : String(student.price),
  enrollmentDate: toZonedIsoDate(new Date(student.enrollmentDate)),
  isPaid: student.paidOn !== null,
  paidOn: student.paidOn ?? "",
  paidNote: student.paidNote,
  batch: student.batch,
  batchStart: student.batchStart ?? "",
});

type StudentForm = ReturnType<typeof toStudentFormValues>;

/** A new student has no name yet, not even an empty one. */
type OpenedForm = Omit<StudentForm, "name"> & { name?: string };

export const emptyStudentForm: OpenedForm = {
  email: "",
  phone: "",
  course: "bundle",
  price: "",
  enrollmentDate: "",
  isPaid: false,
  paidOn: "",
  paidNote: "",
  batch: "",
  batchStart: "",
};

const parseStudentFormValues = ({ isPaid, ...form }: OpenedForm) => ({
  ...form,
  price: form.price.trim() === "" ? null : parsePriceOrNaN(form.price),
  enrollmentDate: formatStartOfDay(form.enrollmentDate),
  paidOn: isPaid ? form.paidOn : null,
  batchStart: form.batchStart === "" ? null : form.batchStart,
});

type FormErrors = { [Field in keyof StudentForm]?: string };
type Changes = { ok: true; details: StudentDetails } | { ok: false; errors: FormErrors };

/** The details that differ from the form as it was opened, or what is wrong with them. */
export function parseChangedDetails(opened: OpenedForm, form: StudentForm): Changes {
  const before: Record<string, unknown> = parseStudentFormValues(opened);
  const changed = Object.entries(parseStudentFormValues(form)).filter(([field, value]) => value !== before[field]);
  const checked = v.safeParse(studentDetailsSchema, Object.fromEntries(changed));
  if (checked.success) return { ok: true, details: checked.output };
  const { nested = {} } = v.flatten<typeof studentDetailsSchema>(checked.issues);
  const first = Object.entries(nested).map(([field, messages]) => [field, messages?.[0]] as const);
  return { ok: false, errors: Object.fromEntries(first) };
}

export function useStudentForm(opened: OpenedForm) {
  const [start] = useState(opened);
  const [initial] = useState<StudentForm>({ name: "", ...opened });
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  // Once it is rendered: what is wrong may have been folded.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalidField(formRef.current);
  }, [errors]);

  /** The details that were changed; undefined where something is wrong, which the form then shows. */
  function read() {
    const changes = parseChangedDetails(start, form);
    const isEarly = changes.ok && (changes.details.paidOn ?? "") > toZonedIsoDate(new Date());
    if (changes.ok && !isEarly) return changes.details;
    fail(changes.ok ? { paidOn: `${paymentInFutureMessage}.` } : changes.errors);
    return undefined;
  }

  function fail(wrong: FormErrors) {
    setErrors(wrong);
    const [message] = Object.values(wrong);
    if (message) showToast({ tone: "destructive", title: message });
  }

  function change(changes: Partial<StudentForm>) {
    setForm((before) => ({ ...before, ...changes }));
    setErrors({});
  }

  const field = (name: Exclude<keyof StudentForm, "isPaid" | "course">) => ({
    name,
    label: studentFieldLabels[name],
    value: form[name],
    error: errors[name],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  const isEdited = JSON.stringify(form) !== JSON.stringify(initial);
  return { formRef, form, errors, isEdited, field, onChange: change, read, fail };
}

type StudentFieldsProps = Pick<ReturnType<typeof useStudentForm>, "form" | "field" | "onChange">;

export const StudentNameField = ({ field }: Pick<StudentFieldsProps, "field">) => <Field required {...field("name")} />;

export function StudentFieldsExceptName({ form, field, onChange }: StudentFieldsProps) {
  const setPaid = (isPaid: boolean) => onChange({ isPaid, paidOn: form.paidOn || toZonedIsoDate(new Date()) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field type="email" {...field("email")} />
      <Field type="tel" {...field("phone")} />
      <Select
        label={studentFieldLabels.course}
        value={form.course}
        options={courseOptions}
        onChange={(course) => onChange({ course })}
      />
      <Field inputMode="numeric" {...field("price")} label={`Price (${currencySign})`} />
      <Field type="date" {...field("enrollmentDate")} />
      <BatchFields {...{ form, field, onChange }} />
      <LabelledCheckbox
        className="self-start text-small font-[600] sm:mt-7"
        checked={form.isPaid}
        onChange={({ target }) => setPaid(target.checked)}
      >
        Paid
      </LabelledCheckbox>
      {form.isPaid && <Field type="date" {...field("paidOn")} />}
      <div className={form.isPaid ? undefined : "sm:col-span-2"}>
        <Field {...field("paidNote")} />
      </div>
    </div>
  );
}

/** Suggests the existing batches, each with its start date. */
export function BatchFields({ form, field, onChange }: StudentFieldsProps) {
  const id = useId();
  const students = useAllStudents().data ?? [];
  const batches = listBatches(students);
  const setBatch = (batch: string) =>
    onChange({ batch, batchStart: batches.find(({ name }) => name === batch)?.start ?? form.batchStart });
  const others = students.filter(({ batch }) => batch === form.batch.trim()).length;
  const startLabel = others > 1 ? `${studentFieldLabels.batchStart}, for all ${others}` : studentFieldLabels.batchStart;
  return (
    <>
      <Field {...field("batch")} list={id} onChange={({ target }) => setBatch(target.value)} />
      <datalist id={id}>
        {batches.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {form.batch.trim() !== "" && <Field type="date" {...field("batchStart")} label={startLabel} />}
    </>
  );
}
