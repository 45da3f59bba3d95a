import { course } from "#content/course.ts";
import { instructor } from "#content/instructor.ts";
import { owner } from "#content/legal/owner.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import { reviews } from "#content/reviews.ts";
import { site } from "#content/site.ts";
import {
  always,
  describeLanguages,
  describeMode,
  describePaymentMethods,
  describeStart,
  type Course,
} from "#domain/content/course.ts";
import { hasSamples } from "#domain/content/review.ts";
import { listTemplates } from "./legal-facts.ts";

type Samples = { instructor: boolean; reviews: boolean };

/** Which of the people on the site are placeholders. */
const samples: Samples = { instructor: instructor.sample, reviews: hasSamples(reviews) };

const sampleOf = {
  instructor: "The profile of the instructor on this site is sample content.",
  reviews: "The reviews on this site are sample content.",
  both: "The reviews and the instructor's profile on this site are sample content.",
};

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
  "sample.instructor": samples.instructor ? sampleOf.instructor : undefined,
  "sample.reviews": samples.reviews ? sampleOf.reviews : undefined,
  "sample.people": describePeople(samples),
});

export const optionalFacts = Object.keys(describe({}, undefined, samples));

/** Those of them that are set. */
export function setFacts(of = course, difference = priceDifference, sample = samples): Record<string, string> {
  const facts = Object.entries(describe(of, difference, sample));
  return Object.fromEntries(facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

function describePeople({ instructor: isSample, reviews: areSamples }: Samples): string | undefined {
  if (isSample && areSamples) return sampleOf.both;
  if (isSample) return sampleOf.instructor;
  return areSamples ? sampleOf.reviews : undefined;
}
