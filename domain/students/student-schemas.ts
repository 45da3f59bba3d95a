import * as v from "valibot";
import { idSchema, versionSchema } from "../format/shared-schemas.ts";
import { phaseKeys } from "../content/phase.ts";
import { planKeys } from "../content/plan.ts";
import { nextStepEntries, storedNextStepEntries } from "./next-step.ts";
import { isDayInRange, courseDayRange, type Learner } from "./progress.ts";
import {
  batchSchema,
  batchStartSchema,
  courseDaySchema,
  studentCourseSchema,
  completedDaysSchema,
  timestampSchema,
  paidNoteSchema,
  paidOnSchema,
  phaseKeySchema,
  priceSchema,
  studentEmailSchema,
  studentNameSchema,
  studentPhoneSchema,
  studyPlanSchema,
} from "./student-field-schemas.ts";

export function outsideCourseMessage(student: Pick<Learner, "course">): string {
  const { first, last } = courseDayRange(student);
  return `Completed days of this student must be from ${first} to ${last}`;
}

/** A student of an exported file. Days outside the course are allowed: they are stored from before it was changed. */
export const importedStudentSchema = v.object({
  name: studentNameSchema,
  enrollmentDate: v.optional(timestampSchema),
  currentPhase: v.optional(phaseKeySchema),
  completedDays: v.optional(completedDaysSchema, []),
  email: v.optional(studentEmailSchema, ""),
  phone: v.optional(studentPhoneSchema, ""),
  course: v.optional(studentCourseSchema, null),
  price: v.optional(priceSchema, null),
  paidOn: v.optional(paidOnSchema, null),
  paidNote: v.optional(paidNoteSchema, ""),
  batch: v.optional(batchSchema, ""),
  batchStart: v.optional(batchStartSchema, null),
});

/** The body of the endpoint that adds a student; the defaults are those of a student who starts now, in the phase of the current day. */
export const newStudentSchema = v.pipe(
  importedStudentSchema,
  v.forward(
    v.check(
      ({ course, completedDays }) => completedDays.every((day) => isDayInRange(day, courseDayRange({ course }))),
      ({ input }) => outsideCourseMessage(input),
    ),
    ["completedDays"],
  ),
);
export type NewStudent = v.InferOutput<typeof newStudentSchema>;

export const progressSchema = v.object({
  ...idSchema.entries,
  completedDays: completedDaysSchema,
  version: versionSchema,
});
export type Progress = v.InferOutput<typeof progressSchema>;

/** What is known of a student besides the completed days; a field that is left out stays as it is. */
export const studentDetailsSchema = v.partial(
  v.object({
    name: studentNameSchema,
    enrollmentDate: timestampSchema,
    email: studentEmailSchema,
    phone: studentPhoneSchema,
    course: studentCourseSchema,
    price: priceSchema,
    paidOn: paidOnSchema,
    paidNote: paidNoteSchema,
    batch: batchSchema,
    batchStart: batchStartSchema,
  }),
);
export type StudentDetails = v.InferOutput<typeof studentDetailsSchema>;

export const studentFieldLabels: Record<keyof StudentDetails, string> = {
  name: "Student Name",
  email: "Email",
  phone: "Phone",
  course: "Course",
  price: "Price",
  enrollmentDate: "Enrolled on",
  paidOn: "Paid on",
  paidNote: "Note on the payment",
  batch: "Batch",
  batchStart: "Batch starts on",
};

export const detailsChangeSchema = v.pipe(
  v.object({ ...idSchema.entries, version: versionSchema, ...studentDetailsSchema.entries, ...nextStepEntries }),
  v.check(
    ({ id: _id, version: _version, ...details }) => Object.values(details).some((value) => value !== undefined),
    "A detail to change is missing",
  ),
);
export type DetailsChange = v.InferOutput<typeof detailsChangeSchema>;

export const studentSchema = v.object({
  _id: v.string(),
  name: v.string(),
  enrollmentDate: v.string(),
  currentPhase: v.picklist(phaseKeys),
  /** May hold days outside the student's course, from before the course was changed. */
  completedDays: v.array(v.number()),
  version: v.number(),
  /** When the completed days last changed. */
  updatedAt: v.string(),
  deletedAt: v.nullable(v.string()),
  /** When the record was made. */
  addedAt: v.optional(v.string()),
  // An older instance, which may respond during an upgrade, does not send these.
  email: v.optional(v.string(), ""),
  phone: v.optional(v.string(), ""),
  course: v.optional(v.nullable(v.picklist(planKeys)), null),
  price: v.optional(v.nullable(v.number()), null),
  requestId: v.optional(v.nullable(v.string()), null),
  paidOn: v.optional(v.nullable(v.string()), null),
  paidNote: v.optional(v.string(), ""),
  /** The sum of the payments. */
  received: v.optional(v.number(), 0),
  batch: v.optional(v.string(), ""),
  /** The same for all of the batch; the pace counts from it. */
  batchStart: v.optional(v.nullable(v.string()), null),
  /** Completed days that the student ticked, not staff. */
  ownDays: v.optional(v.array(v.number()), []),
  /** Days that only staff tick for this student. */
  lockedDays: v.optional(v.array(v.number()), []),
  plan: v.optional(v.nullable(studyPlanSchema), null),
  /** Null where there is no private link, or it was revoked. */
  linkMadeAt: v.optional(v.nullable(v.string()), null),
  linkRevokedAt: v.optional(v.nullable(v.string()), null),
  lastVisitAt: v.optional(v.nullable(v.string()), null),
  ...storedNextStepEntries,
});
export type Student = v.InferOutput<typeof studentSchema>;

/** The body of the endpoint that leaves a day to staff, or gives it back to the student. */
export const dayLockSchema = v.object({
  ...idSchema.entries,
  day: courseDaySchema,
  locked: v.boolean("locked must be true or false"),
});

/** A private link that was just made: the only time that its address is known. The others open the staff's own programs with it. */
export const newLinkSchema = v.object({
  student: studentSchema,
  address: v.string(),
  mail: v.optional(v.string()),
  whatsApp: v.optional(v.string()),
});

export type NewLink = v.InferOutput<typeof newLinkSchema>;

const staffDaySchema = v.object({ day: v.number(), title: v.string(), tasks: v.array(v.string()) });
const staffPhaseSchema = v.object({ key: v.picklist(phaseKeys), days: v.array(staffDaySchema) });

/** What the staff page shows of the curriculum: fetched after signing in, so that visitors do not download it. */
export const staffPhasesSchema = v.array(staffPhaseSchema);
export type StaffPhase = v.InferOutput<typeof staffPhaseSchema>;

export const maxStudentsAtOnce = 200;

const badStudent = "Each of the students must have an id and a version";
const badStudents = `The students must be a list of 1 to ${maxStudentsAtOnce}, each once`;

/** One day ticked or unticked for several students, each with the version that was seen. */
export const bulkProgressSchema = v.object({
  day: courseDaySchema,
  done: v.boolean("done must be true or false"),
  students: v.pipe(
    v.array(
      v.object({ ...idSchema.entries, version: v.pipe(v.number(badStudent), v.safeInteger(badStudent)) }, badStudent),
      badStudents,
    ),
    v.minLength(1, badStudents),
    v.maxLength(maxStudentsAtOnce, badStudents),
    v.check((students) => new Set(students.map(({ id }) => id)).size === students.length, badStudents),
  ),
});
export type BulkProgressChange = v.InferOutput<typeof bulkProgressSchema>;

export const bulkProgressResultSchema = v.object({
  /** As asked for, now or already before. */
  saved: v.array(studentSchema),
  /** Changed by somebody else meanwhile, as they are now; nothing was saved for them. */
  outdated: v.array(studentSchema),
  /** The day is not in what they bought. */
  outside: v.array(studentSchema),
  missing: v.array(v.string()),
});
export type BulkProgressResult = v.InferOutput<typeof bulkProgressResultSchema>;
