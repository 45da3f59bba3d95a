import * as v from "valibot";
import { idSchema, versionSchema } from "../format/shared-schemas.ts";
import { nextStepEntries } from "./next-step.ts";
import { unionDays } from "./progress.ts";
import { completedDaysSchema, maxPaidNoteLength } from "./student-field-schemas.ts";
import { studentDetailsSchema, studentSchema, type Student } from "./student-schemas.ts";

const ids = v.pipe(v.array(idSchema.entries.id), v.maxLength(1000));

/** Rows of one student that became another's. */
const movedRowsSchema = v.object({ requests: ids, notes: ids, certificates: ids, reviews: ids, payments: ids });
export type MovedRows = v.InferOutput<typeof movedRowsSchema>;

const mergedFieldsSchema = v.object({
  ...v.required(studentDetailsSchema, [
    "email",
    "phone",
    "course",
    "price",
    "enrollmentDate",
    "paidOn",
    "paidNote",
    "batch",
    "batchStart",
  ]).entries,
  ...v.required(v.object(nextStepEntries)).entries,
  completedDays: completedDaysSchema,
  ownDays: completedDaysSchema,
});
type MergedFields = Omit<v.InferOutput<typeof mergedFieldsSchema>, "name">;

/** The body of the endpoint that merges two students: the second goes into the first. As they were seen: the preview is what happens. */
export const mergeSchema = v.object({
  ...idSchema.entries,
  version: versionSchema,
  otherId: idSchema.entries.id,
  otherVersion: versionSchema,
});
export type Merge = v.InferOutput<typeof mergeSchema>;

export const unmergeSchema = v.object({
  ...idSchema.entries,
  /** The version that the merge made: a later save would be lost. */
  version: versionSchema,
  otherId: idSchema.entries.id,
  former: mergedFieldsSchema,
  moved: movedRowsSchema,
});
export type Unmerge = v.InferOutput<typeof unmergeSchema>;

export const mergedSchema = v.object({ student: studentSchema, undo: unmergeSchema });

export const pickMergeableFields = (student: Student): MergedFields => ({
  email: student.email,
  phone: student.phone,
  course: student.course,
  price: student.price,
  enrollmentDate: student.enrollmentDate,
  paidOn: student.paidOn,
  paidNote: student.paidNote,
  batch: student.batch,
  batchStart: student.batchStart,
  owner: student.owner,
  followUpAt: student.followUpAt,
  followUp: student.followUp,
  completedDays: student.completedDays,
  ownDays: student.ownDays,
});

/**
 * What one record says of two. Nothing is lost: days of both count, and where something else was bought it is the whole course
 * for both prices, paid when both are.
 */
export function mergeStudents(kept: Student, other: Student): MergedFields {
  const isSameCourse = (kept.course ?? "bundle") === (other.course ?? "bundle");
  const prices = [kept.price, other.price].filter((price) => price !== null);
  const paid = [kept.paidOn, other.paidOn].filter((date) => date !== null).toSorted();
  const [step] = [kept, other]
    .filter(({ followUpAt }) => followUpAt !== null)
    .toSorted((a, b) => ((a.followUpAt ?? "") < (b.followUpAt ?? "") ? -1 : 1));
  const paidNotes = [...new Set([kept.paidNote, other.paidNote])].filter(Boolean);
  return {
    email: kept.email || other.email,
    phone: kept.phone || other.phone,
    course: isSameCourse ? kept.course : null,
    price: isSameCourse ? (prices[0] ?? null) : prices.length > 0 ? prices.reduce((sum, price) => sum + price) : null,
    enrollmentDate: kept.enrollmentDate < other.enrollmentDate ? kept.enrollmentDate : other.enrollmentDate,
    paidOn: isSameCourse ? (paid[0] ?? null) : paid.length === 2 ? (paid[1] ?? null) : null,
    paidNote: paidNotes.join("\n").slice(0, maxPaidNoteLength),
    batch: kept.batch || other.batch,
    batchStart: kept.batch ? kept.batchStart : other.batchStart,
    owner: kept.owner || other.owner,
    followUpAt: step?.followUpAt ?? null,
    followUp: step?.followUp ?? "",
    completedDays: unionDays(kept.completedDays, other.completedDays),
    ownDays: unionDays(kept.ownDays, other.ownDays),
  };
}
