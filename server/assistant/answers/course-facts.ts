import { course } from "#content/course.ts";
import { owner } from "#content/legal/owner.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import { sampleNotes, samples } from "#content/sample-notes.ts";
import { site } from "#content/site.ts";
import {
  always,
  describeLanguages,
  describeMode,
  describePaymentMethods,
  describeStart,
  type Course,
} from "#domain/content/course.ts";
import { listTemplates } from "./legal-facts.ts";

type Samples = typeof samples;

/** The facts that an answer may find missing: `if course.refund: ...`, `unless course.refund: ...`. */
const describe = (course: Course, difference: string | undefined, samples: Samples) => ({
  "course.mode": describeMode(course),
  "course.languages": describeLanguages(course),
  "course.start": describeStart(course, always),
  "course.paymentMethods": describePaymentMethods(course),
  "course.refund": course.refund,
  "owner.legalName": owner.legalName ?? undefined,
  "contact.whatsapp": site.contact.whatsapp,
  "legal.templates": listTemplates(),
  "price-difference": difference && `${difference} ${priceOfRequest}`,
  "sample.instructor": samples.instructor ? sampleNotes.instructor : undefined,
  "sample.reviews": samples.reviews ? sampleNotes.reviews : undefined,
  "sample.people": describePeople(samples),
});

export const optionalFacts = Object.keys(describe({}, undefined, samples));

/** Those of them that are set. */
export function setFacts(of = course, difference = priceDifference, sample = samples): Record<string, string> {
  const facts = Object.entries(describe(of, difference, sample));
  return Object.fromEntries(facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

function describePeople({ instructor: isSample, reviews: areSamples }: Samples): string | undefined {
  if (isSample && areSamples) return sampleNotes.both;
  if (isSample) return sampleNotes.instructor;
  return areSamples ? sampleNotes.reviews : undefined;
}
