import * as v from "valibot";
import { idSchema } from "../format/shared-schemas.ts";
import { courseDaySchema } from "./student-field-schemas.ts";
import { studentSchema } from "./student-schemas.ts";

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
