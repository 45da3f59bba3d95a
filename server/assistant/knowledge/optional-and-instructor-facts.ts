import { course } from "#content/course.ts";
import { phases } from "#content/curriculum/phases.ts";
import { owner } from "#content/legal/owner.ts";
import { findPlan } from "#content/plans.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import { sampleNotes, samples } from "#content/sample-notes.ts";
import { site } from "#content/site.ts";
import {
  beforeEveryDate,
  describeLanguages,
  describeLessonModes,
  describePaymentMethods,
  describeStartDates,
  type Course,
} from "#domain/content/course.ts";
import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { formatList } from "#domain/format/text.ts";
import { formatPrice } from "#domain/format/money.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { instructor } from "#content/instructor.ts";
import { lowerFirst } from "./sentence-templates.ts";

const pages = [
  { title: "Privacy", ...privacy },
  { title: "Terms", ...terms },
  { title: "Refunds", ...refunds },
];

type Samples = typeof samples;

/** The phases that cost something else on the pricing page, and what. */
export const listDifferingPhases = () =>
  phases.flatMap(({ key, title }) => {
    const [home, page] = [findPlan("home", key), findPlan("pricingPage", key)];
    return page && page.price !== home?.price ? [{ title, pagePrice: formatPrice(page.price) }] : [];
  });

function describeDifferingPhases(): string | undefined {
  const differing = listDifferingPhases().map(({ title, pagePrice }) => `the ${title} at ${pagePrice}`);
  return differing.length > 0 ? formatList(differing) : undefined;
}

/** The facts that an answer may find missing: `if course.refund: ...`, `unless course.refund: ...`. */
const describeOptionalFacts = (course: Course, difference: string | undefined, samples: Samples) => ({
  "course.mode": describeLessonModes(course),
  "course.languages": describeLanguages(course),
  "course.start": describeStartDates(course, beforeEveryDate),
  "course.paymentMethods": describePaymentMethods(course),
  "course.refund": course.refund,
  "owner.legalName": owner.legalName ?? undefined,
  "contact.whatsapp": site.contact.whatsapp,
  "legal.templates": listUncheckedLegalPages(),
  "price-difference": difference && `${difference} ${priceOfRequest}`,
  "phase-price-difference": difference && describeDifferingPhases(),
  "sample.instructor": samples.instructor ? sampleNotes.instructor : undefined,
  "sample.reviews": samples.reviews ? sampleNotes.reviews : undefined,
  "sample.people": describeSamplePeople(samples),
});

export const optionalFactNames = Object.keys(describeOptionalFacts({}, undefined, samples));

/** Those of them that are set. */
export function listPresentFacts(of = course, difference = priceDifference, sample = samples): Record<string, string> {
  return dropUnset(describeOptionalFacts(of, difference, sample));
}

/** Facts without those that the course does not state, or states nothing in. */
export const dropUnset = (facts: Readonly<Record<string, string | number | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, String(fact)]] : [])));

function describeSamplePeople({ instructor: isSample, reviews: areSamples }: Samples): string | undefined {
  if (isSample && areSamples) return sampleNotes.both;
  if (isSample) return sampleNotes.instructor;
  return areSamples ? sampleNotes.reviews : undefined;
}

/** The versions of the legal pages that hold. */
export const listLegalFacts = (): Record<string, string> => ({
  legalVersions: pages.map(({ title, version, date }) => `${title} ${version} (${formatLongDate(date)})`).join(", "),
});

/** The pages that say of themselves that they are a template; nothing where all were checked. */
export function listUncheckedLegalPages(
  of: readonly { title: string; checked: boolean }[] = pages,
): string | undefined {
  const unchecked = of.filter(({ checked }) => !checked).map(({ title }) => title);
  return unchecked.length > 0 ? formatList(unchecked) : undefined;
}

/** What an answer may say of the person who teaches; what the profile leaves out is no fact. */
export function listInstructorFacts(): Record<string, string> {
  const { age, education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return dropUnset({
    instructorName: instructor.name,
    instructorRole: instructor.role,
    instructorPlace: instructor.location,
    instructorAge: age,
    degree: education?.degree,
    degreePeriod: education?.period,
    instructorWork: experience
      .map(({ role, company, duration }) => `${role}, ${lowerFirst(company)} (${duration})`)
      .join("; "),
    instructorAchievements: experience
      .map(
        ({ company, duration, achievements }) =>
          `${lowerFirst(company)} (${duration}): ${achievements.map(lowerFirst).join(", ")}`,
      )
      .join("; "),
    instructorSkills: formatList(skills.technical),
    instructorSoftSkills: formatList(skills.soft.map(lowerFirst)),
    instructorProjects: formatList(
      projects.map(({ name, impact }) => (impact ? `${name} (${lowerFirst(impact).replace(/\.$/, "")})` : name)),
    ),
    goalSoon: goals.shortTerm[0],
    goalLater: goals.longTerm[0],
    whyInstructor: whyLearnFromMe.join(" "),
  });
}
