import * as v from "valibot";
import { calendarDateSchema, count, text } from "./define-content.ts";
import { capitalise, formatList } from "../format/text.ts";
import { formatLongDate } from "../format/dates.ts";
import { perDay } from "./day-phrases.ts";

const nonEmptyListSchema = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, "must name at least one, or be left out"));

const language = v.object({
  name: text,
  code: v.pipe(text, v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "must be a language code such as en or hi")),
});

/** As search engines name them. */
const frequencies = ["Daily", "Weekly", "Monthly", "Yearly"] as const;

/**
 * The facts that decide whether somebody joins. Each is optional: one that is not set is left out of the pages, the assistant
 * says that it is not stated, and the start of the server lists it. Strict, so that a misspelt fact is named, not dropped.
 */
export const courseFactsSchema = v.strictObject({
  mode: v.optional(nonEmptyListSchema(v.picklist(["live", "recorded", "text"], "must be live, recorded or text"))),
  languages: v.optional(nonEmptyListSchema(language)),
  /** The days on which one can start: any, or just these. */
  start: v.optional(
    v.union(
      [v.literal("any day"), nonEmptyListSchema(calendarDateSchema)],
      'must be "any day" or dates like 2027-01-31',
    ),
  ),
  /** How often there is a lesson, for search engines; they are told nothing of it where it is left out. */
  frequency: v.optional(v.picklist(frequencies, `must be one of ${frequencies.join(", ")}`)),
  /** How the time is divided; the hours a day are the curriculum's. */
  pace: v.optional(text),
  /** Device and connection. */
  needs: v.optional(text),
  /** How and when one pays. */
  payment: v.optional(text),
  /** What one can pay with, such as UPI. */
  paymentMethods: v.optional(nonEmptyListSchema(text)),
  refund: v.optional(text),
  /** `false` where there is none: then nothing speaks of one. */
  certificate: v.optional(v.union([text, v.literal(false)], "must be text, or false where there is none")),
  afterEnroll: v.optional(text),
});
export type CourseFacts = v.InferOutput<typeof courseFactsSchema>;

/** Figures that the site claims. Each is optional: one that is not set is claimed nowhere. */
export const figuresSchema = v.strictObject({
  students: v.optional(count),
  rating: v.optional(v.pipe(v.number(), v.minValue(1, "must be 1 to 5"), v.maxValue(5, "must be 1 to 5"))),
  ratingScale: v.optional(count, 5),
  toolsWorth: v.optional(count),
  toolsWorthInDollars: v.optional(count),
  aiTools: v.optional(count),
  premiumServices: v.optional(count),
  modules: v.optional(count),
  projects: v.optional(count),
  subscriptionMonths: v.optional(count),
  /** How it is held, such as `1-on-1`. */
  mentorship: v.optional(text),
  courseMonths: v.optional(count),
});

/** A course that has not said so yet may give some. */
export const givesCertificates = ({ certificate }: CourseFacts) => certificate !== false;

type FactName = Exclude<keyof CourseFacts, "frequency">;
/** What visitors are told. */
const factNames = v.keyof(v.omit(courseFactsSchema, ["frequency"])).options;

export const listUnsetCourseFactNames = (course: CourseFacts) => factNames.filter((name) => course[name] === undefined);

/** The start dates that are still to come; today, a date like 2027-01-31, is one of them. */
export const listUpcomingStartDates = ({ start }: CourseFacts, today: string): string[] =>
  Array.isArray(start) ? start.filter((date) => date >= today).toSorted() : [];

const lessonLabels = { live: "live classes", recorded: "recorded lessons", text: "written lessons" };

export type CourseFact = { term: string; text: string };
type PhaseHours = { name: string; hoursPerDay: number };

/** What the fact sheet shows: the facts that are set, in the order in which they decide. */
export function listFactSheetRows(course: CourseFacts, phases: readonly PhaseHours[], today: string): CourseFact[] {
  const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" ");
  const rows = [
    { term: "Lessons", text: capitalise(describeLessonModes(course) ?? "") },
    { term: "Language", text: describeLanguages(course) },
    { term: "Start", text: capitalise(describeStartDates(course, today) ?? "") },
    { term: `Time ${perDay}`, text: sentences(`${describeDailyHours(phases)}.`, course.pace) },
    { term: "You need", text: course.needs },
    { term: "Payment", text: sentences(course.payment, describePaymentMethods(course)) },
    { term: "Refunds", text: course.refund },
    { term: "Certificate", text: course.certificate },
    { term: "After Enroll", text: course.afterEnroll },
  ];
  return rows.flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}

const factLabels: Record<FactName, string> = {
  mode: "live or recorded lessons",
  languages: "language",
  start: "start",
  pace: "pace",
  needs: "what you need",
  payment: "payment",
  paymentMethods: "ways to pay",
  refund: "refunds",
  certificate: "certificate",
  afterEnroll: "what follows a request",
};

/** What the sheet leaves out, named: a fact that is not set, and start dates that have all passed. */
export const listUnstatedFactLabels = (course: CourseFacts, today: string): string[] =>
  listUnsetCourseFactNames({ ...course, start: describeStartDates(course, today) ? course.start : undefined }).map(
    (name) => factLabels[name],
  );

export const describeLessonModes = ({ mode }: CourseFacts) => mode && formatList(mode.map((one) => lessonLabels[one]));

export const describeLanguages = ({ languages }: CourseFacts) =>
  languages && formatList(languages.map(({ name }) => name));

/** Given as `today`, no start date is past: for texts that are written once and read for long, such as the assistant's model. */
export const beforeAnyStartDate = "";

/** Nothing once every date has passed: the next one is then not known. */
export function describeStartDates(course: CourseFacts, today: string): string | undefined {
  if (course.start === "any day") return "any day";
  const dates = listUpcomingStartDates(course, today).map((date) => formatLongDate(date));
  return dates.length > 0 ? formatList(dates, "or") : undefined;
}

export const describePaymentMethods = ({ paymentMethods }: CourseFacts) =>
  paymentMethods && `By ${formatList(paymentMethods, "or")}.`;

/** `About 2 hours (Beginner), 3 hours (Intermediate, Advanced)`; phases that ask for the same need no names. */
export function describeDailyHours(phases: readonly PhaseHours[]): string {
  const byHours = [...Map.groupBy(phases, ({ hoursPerDay }) => hoursPerDay)];
  const parts = byHours.map(([hours, asking]) => {
    const time = hours === 1 ? "1 hour" : `${hours} hours`;
    return byHours.length > 1 ? `${time} (${asking.map(({ name }) => name).join(", ")})` : time;
  });
  return `About ${parts.join(", ")}`;
}
