import * as v from "valibot";
import { dayInIndia } from "#domain/format/dates.ts";
import type { PlanKey } from "#domain/content/plan.ts";
import { detailsSchema, type Details, type Student } from "#domain/students/student.ts";

/** What the form holds: texts as they are typed. */
export type StudentForm = {
  name: string;
  email: string;
  phone: string;
  course: PlanKey;
  price: string;
  enrollmentDate: string;
  isPaid: boolean;
  paidOn: string;
  paidNote: string;
};

export const emptyForm: OpenedForm = {
  email: "",
  phone: "",
  course: "bundle",
  price: "",
  enrollmentDate: "",
  isPaid: false,
  paidOn: "",
  paidNote: "",
};

export const formOf = (student: Student): StudentForm => ({
  name: student.name,
  email: student.email,
  phone: student.phone,
  course: student.course ?? "bundle",
  price: student.price === null ? "" : String(student.price),
  enrollmentDate: dayInIndia(new Date(student.enrollmentDate)),
  isPaid: student.paidOn !== null,
  paidOn: student.paidOn ?? "",
  paidNote: student.paidNote,
});

export type FormErrors = { [Field in keyof StudentForm]?: string };

/** `₹1,500` is 1500, an empty text no price, and anything else no number. */
function readPrice(text: string): number | null {
  const figures = text.replaceAll(/[₹,\s]/g, "");
  if (figures === "") return null;
  return /^\d+$/.test(figures) ? Number(figures) : Number.NaN;
}

const readForm = ({ isPaid, ...form }: OpenedForm) => ({
  ...form,
  price: readPrice(form.price),
  // The date is a day in India, and so is its beginning.
  enrollmentDate: `${form.enrollmentDate}T00:00:00.000+05:30`,
  paidOn: isPaid ? form.paidOn : null,
});

/** A new student has no name yet, not even an empty one. */
export type OpenedForm = Omit<StudentForm, "name"> & { name?: string };

type Changes = { ok: true; details: Details } | { ok: false; errors: FormErrors };

/** The details that differ from the form as it was opened, or what is wrong with them. */
export function readChanges(opened: OpenedForm, form: StudentForm): Changes {
  const before: Record<string, unknown> = readForm(opened);
  const changed = Object.entries(readForm(form)).filter(([field, value]) => value !== before[field]);
  const checked = v.safeParse(detailsSchema, Object.fromEntries(changed));
  if (checked.success) return { ok: true, details: checked.output };
  const { nested = {} } = v.flatten<typeof detailsSchema>(checked.issues);
  const first = Object.entries(nested).map(([field, messages]) => [field, messages?.[0]] as const);
  return { ok: false, errors: Object.fromEntries(first) };
}

/** What two people changed, starting from the same student, each to something else. */
export function findDetailConflicts(base: Student, mine: Details, theirs: Student): (keyof Details)[] {
  const isInConflict = (field: keyof Details) => theirs[field] !== base[field] && theirs[field] !== mine[field];
  return (Object.keys(detailsSchema.entries) as (keyof Details)[]).filter(
    (field) => mine[field] !== undefined && isInConflict(field),
  );
}
