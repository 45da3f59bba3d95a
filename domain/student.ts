import * as v from "valibot";
import { nameSchema } from "./contact-details.ts";
import { courseLength, phaseKeys } from "./phase.ts";
import { sortDays } from "./progress.ts";

const badDays = `Completed days must be whole numbers from 1 to ${courseLength}, each once`;
const badDate = "The enrollment date must be an ISO date";

export const studentNameSchema = nameSchema("Please enter a student name.");

/** In any order; stored ascending. */
const daysSchema = v.pipe(
  v.array(
    v.pipe(v.number(badDays), v.integer(badDays), v.minValue(1, badDays), v.maxValue(courseLength, badDays)),
    badDays,
  ),
  v.maxLength(courseLength, badDays),
  v.check((days) => new Set(days).size === days.length, badDays),
  v.transform((days) => sortDays(days)),
);

/** Years of four digits only: as texts they sort by time. */
const dateSchema = v.pipe(
  v.string(badDate),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}(Z|[+-]\d{2}:\d{2})?)?$/, badDate),
  v.check((value) => /^\d{4}-/.test(toIso(value) ?? ""), badDate),
  v.transform((value) => toIso(value) ?? value),
);

function toIso(value: string): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const phaseSchema = v.picklist(phaseKeys, `The phase must be one of ${phaseKeys.join(", ")}`);

/** The body of the endpoint that adds a student; the defaults are those of a student who starts now. */
export const newStudentSchema = v.object({
  name: studentNameSchema,
  enrollmentDate: v.optional(dateSchema),
  currentPhase: v.optional(phaseSchema, "basic"),
  completedDays: v.optional(daysSchema, []),
});
export type NewStudent = v.InferOutput<typeof newStudentSchema>;

const badId = "An id is missing";
/** PostgreSQL rejects a NUL even in a parameter. */
export const idSchema = v.object({ id: v.pipe(v.string(badId), v.maxLength(100, badId), v.excludes("\0", badId)) });

const badVersion = "The version must be a number";
/** Of the copy that was edited. With it a save never overwrites a later one; without it, it always does. */
export const versionSchema = v.optional(v.pipe(v.number(badVersion), v.safeInteger(badVersion)));

export const progressSchema = v.object({
  ...idSchema.entries,
  completedDays: daysSchema,
  version: versionSchema,
});
export type Progress = v.InferOutput<typeof progressSchema>;

export const studentSchema = v.object({
  _id: v.string(),
  name: v.string(),
  enrollmentDate: v.string(),
  currentPhase: v.picklist(phaseKeys),
  completedDays: v.array(v.number()),
  version: v.number(),
  /** When the completed days last changed. */
  updatedAt: v.string(),
  deletedAt: v.nullable(v.string()),
});
export type Student = v.InferOutput<typeof studentSchema>;

const stillTime = 14 * 24 * 60 * 60 * 1000;

/** Two weeks without a change of the completed days, before all are completed. */
export const hasStopped = ({ completedDays, updatedAt }: Student, now: Date) =>
  completedDays.length < courseLength && now.getTime() - new Date(updatedAt).getTime() >= stillTime;

export const isNameMatch = (name: string, search: string) => name.toLowerCase().includes(search.trim().toLowerCase());
