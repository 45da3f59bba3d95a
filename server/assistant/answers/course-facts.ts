import { course } from "#content/course.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import type { Course } from "#domain/course.ts";
import {
  always,
  describeLanguages,
  describeMode,
  describePaymentMethods,
  describeStart,
} from "#domain/course-facts.ts";

/** The facts that an answer may find missing: `if course.refund: ...`, `unless course.refund: ...`. */
const describe = (course: Course, difference: string | undefined) => ({
  "course.mode": describeMode(course),
  "course.languages": describeLanguages(course),
  "course.start": describeStart(course, always),
  "course.paymentMethods": describePaymentMethods(course),
  "course.refund": course.refund,
  "price-difference": difference && `${difference} ${priceOfRequest}`,
});

export const optionalFacts = Object.keys(describe({}, undefined));

/** Those of them that are set. */
export function setFacts(of: Course = course, difference = priceDifference): Record<string, string> {
  const facts = Object.entries(describe(of, difference));
  return Object.fromEntries(facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}
