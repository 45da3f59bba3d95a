import * as v from "valibot";
import { weekdays } from "../format/time-zone.ts";
import { studentSchema } from "./student-schemas.ts";
import { studyChoiceEntries } from "./student-field-schemas.ts";

/** A student as the own page shows it: nothing that staff wrote down. */
export const ownStudentSchema = v.object({
  ...v.pick(studentSchema, [
    "_id",
    "name",
    "course",
    "enrollmentDate",
    "addedAt",
    "updatedAt",
    "completedDays",
    "lockedDays",
    "plan",
    "version",
  ]).entries,
  tickedTasks: v.array(v.string()),
});
export type OwnStudent = v.InferOutput<typeof ownStudentSchema>;

const badTick = "A tick must name a day, a task of it or none, done or not, and the version that was seen";
const wholeNumber = v.pipe(
  v.number(badTick),
  v.safeInteger(badTick),
  v.minValue(0, badTick),
  v.maxValue(2 ** 31 - 1, badTick),
);

/** A tick, and the version of the student that was seen: a later one on the server refuses it. */
export const ownTickSchema = v.object(
  {
    day: v.pipe(wholeNumber, v.minValue(1, badTick)),
    task: v.nullable(wholeNumber, null),
    done: v.boolean(badTick),
    version: wholeNumber,
  },
  badTick,
);
export type OwnTick = v.InferOutput<typeof ownTickSchema>;

/** What the response to a tick carries, saved or refused. */
export const ownTickResponseSchema = v.object({ student: ownStudentSchema });

/** The texts of a plain form in the types that `ownTickSchema` expects. */
export const parseTickFormFields = ({ day, task, done, version }: Record<string, unknown>) => ({
  day: Number(day),
  task: task === undefined || task === "" ? null : Number(task),
  done: done === "true",
  version: Number(version),
});

/** The same for the plan: each weekday is a box of its own. */
export const planFormSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ hours, start, time, ...boxes }) => ({
    weekdays: weekdays.flatMap((name, index) => (name in boxes ? [index] : [])),
    hours: Number(hours),
    start,
    time,
  })),
  v.object(studyChoiceEntries),
);
export type StudyChoice = v.InferOutput<typeof planFormSchema>;
