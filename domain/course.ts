import * as v from "valibot";
import { text } from "./define-content.ts";

const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, "must name at least one, or be left out"));

const isoDate = v.pipe(v.string(), v.isoDate("must be a date like 2027-01-31"));
const language = v.object({
  name: text,
  code: v.pipe(text, v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "must be a language code such as en or hi")),
});

/**
 * The facts that decide whether somebody joins. Each is optional: one that is not set is left out of the pages, the assistant
 * says that it is not stated, and the start of the server lists it. Strict, so that a misspelt fact is named, not dropped.
 */
export const courseSchema = v.strictObject({
  mode: v.optional(listOf(v.picklist(["live", "recorded", "text"], "must be live, recorded or text"))),
  languages: v.optional(listOf(language)),
  /** The days on which one can start: any, or just these. */
  start: v.optional(v.union([v.literal("any day"), listOf(isoDate)], 'must be "any day" or dates like 2027-01-31')),
  /** How the time is divided; the hours a day are the curriculum's. */
  pace: v.optional(text),
  /** Device and connection. */
  needs: v.optional(text),
  /** How and when one pays. */
  payment: v.optional(text),
  /** What one can pay with, such as UPI. */
  paymentMethods: v.optional(listOf(text)),
  refund: v.optional(text),
  certificate: v.optional(text),
  afterEnroll: v.optional(text),
});
export type Course = v.InferOutput<typeof courseSchema>;

const factNames = v.keyof(courseSchema).options;

export const listUnsetFacts = (course: Course) => factNames.filter((name) => course[name] === undefined);

/** The start dates that are still to come; today, a date like 2027-01-31, is one of them. */
export const upcomingStarts = ({ start }: Course, today: string): string[] =>
  Array.isArray(start) ? start.filter((date) => date >= today).toSorted() : [];
