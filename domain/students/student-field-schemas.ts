import * as v from "valibot";
import { storedTextSchema } from "../format/shared-schemas.ts";
import { emailSchema, maxLengths, nameSchema, phoneSchema } from "../contact/contact-details.ts";
import { courseLength, phaseKeys } from "../content/phase.ts";
import { planKeys } from "../content/plan.ts";
import { stripHiddenCharacters } from "../format/searched-and-visible-text.ts";
import { lastPlanStart, type StudyPlan } from "./pace.ts";
import { sortDays } from "./day-and-task-ticks.ts";

/** A rule of the public forms, with messages that name the field: a response carries no more than the message. */
const namedFieldSchema = <Schema extends v.GenericSchema<string, string>>(name: string, max: number, schema: Schema) =>
  v.pipe(
    v.string(`The ${name} must be a text`),
    v.trim(),
    v.maxLength(max, `The ${name} must have at most ${max} characters`),
    v.regex(/^\P{Cc}*$/u, `The ${name} must be plain text`),
    schema,
  );

const nameMissing = "Please enter a student name.";
export const studentNameSchema = v.pipe(
  v.string(nameMissing),
  namedFieldSchema("name", maxLengths.name, nameSchema(nameMissing)),
);
export const studentEmailSchema = namedFieldSchema("e-mail address", maxLengths.email, emailSchema);
export const studentPhoneSchema = namedFieldSchema("phone number", maxLengths.phone, phoneSchema);

const badDay = `The day must be a whole number from 1 to ${courseLength}`;
export const courseDaySchema = v.pipe(
  v.number(badDay),
  v.integer(badDay),
  v.minValue(1, badDay),
  v.maxValue(courseLength, badDay),
);

const badDays = `Completed days must be whole numbers from 1 to ${courseLength}, each once`;
/** In any order; stored ascending. */
export const completedDaysSchema = v.pipe(
  v.array(
    v.pipe(v.number(badDays), v.integer(badDays), v.minValue(1, badDays), v.maxValue(courseLength, badDays)),
    badDays,
  ),
  v.maxLength(courseLength, badDays),
  v.check((days) => new Set(days).size === days.length, badDays),
  v.transform((days) => sortDays(days)),
);

const badDate = "The enrollment date must be an ISO date";
/** Years of four digits only: as texts they sort by time. */
export const timestampSchema = v.pipe(
  v.string(badDate),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}(Z|[+-]\d{2}:\d{2})?)?$/, badDate),
  v.check((value) => /^\d{4}-/.test(toIsoTimestamp(value) ?? ""), badDate),
  v.transform((value) => toIsoTimestamp(value) ?? value),
);

function toIsoTimestamp(value: string): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export const phaseKeySchema = v.picklist(phaseKeys, `The phase must be one of ${phaseKeys.join(", ")}`);

/** What was bought. Null, as for students from before it was recorded, is the whole course. */
export const studentCourseSchema = v.nullable(
  v.picklist(planKeys, `The course must be one of ${planKeys.join(", ")}, or null for the whole course`),
);

export const maxPrice = 10_000_000;
const badPrice = `The price must be a whole number from 0 to ${maxPrice}, or null`;
export const priceSchema = v.nullable(
  v.pipe(v.number(badPrice), v.integer(badPrice), v.minValue(0, badPrice), v.maxValue(maxPrice, badPrice)),
);

const isCalendarDate = (value: string) => toIsoTimestamp(value)?.startsWith(value) ?? false;

const badPaidOn = "The date of payment must be a day like 2026-12-31, or null";
/** A day of the calendar. `2026-02-31` parses as a date but is another day, hence the comparison. */
export const paidOnSchema = v.nullable(
  v.pipe(v.string(badPaidOn), v.isoDate(badPaidOn), v.check(isCalendarDate, badPaidOn)),
);

const maxBatchNameLength = 80;
const badBatch = `The batch must be a text of at most ${maxBatchNameLength} characters`;
/** Students who learn together are of one batch, by its name as it is seen; empty without one. */
export const batchSchema = v.pipe(
  v.string(badBatch),
  v.trim(),
  v.maxLength(maxBatchNameLength, badBatch),
  v.regex(/^\P{Cc}*$/u, "The batch must be plain text"),
  v.transform(stripHiddenCharacters),
  v.trim(),
);
const badBatchStart = "The start of the batch must be a day like 2026-12-31, or null";
export const batchStartSchema = v.nullable(
  v.pipe(v.string(badBatchStart), v.isoDate(badBatchStart), v.check(isCalendarDate, badBatchStart)),
);

export const maxPaidNoteLength = 500;
const badPaidNote = `The note on the payment must be a text of at most ${maxPaidNoteLength} characters`;
export const paidNoteSchema = storedTextSchema(maxPaidNoteLength, badPaidNote);

const [minHours, maxHours] = [0.5, 12];
const badHours = `The hours a day must be from ${minHours} to ${maxHours}, in steps of half an hour`;
const badStart = `The start must be a day of the calendar like 2026-12-31, and not after ${lastPlanStart}`;
const badTime = "The time must be like 18:00";
const badWeekdays = "Please choose at least one weekday";

/** What a student chooses; the hours of a plan end on the day they begin on. */
export const studyChoiceEntries = {
  weekdays: v.pipe(
    v.array(
      v.pipe(v.number(badWeekdays), v.integer(badWeekdays), v.minValue(0, badWeekdays), v.maxValue(6, badWeekdays)),
    ),
    v.minLength(1, badWeekdays),
    v.maxLength(7, badWeekdays),
  ),
  hours: v.pipe(
    v.number(badHours),
    v.minValue(minHours, badHours),
    v.maxValue(maxHours, badHours),
    v.multipleOf(minHours, badHours),
  ),
  start: v.pipe(
    v.string(badStart),
    v.isoDate(badStart),
    v.check(isCalendarDate, badStart),
    v.maxValue(lastPlanStart, badStart),
  ),
  time: v.pipe(v.string(badTime), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, badTime)),
};

export const studyPlanSchema = v.object({
  ...studyChoiceEntries,
  madeAt: v.string(),
  doneBefore: v.number(),
  needs: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
}) satisfies v.GenericSchema<unknown, StudyPlan>;
