import { course } from "#content/course.ts";
import { phases } from "#content/curriculum/phases.ts";
import { owner } from "#content/legal/owner.ts";
import { findPlan } from "#content/plans.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import { sampleNotes, samples } from "#content/sample-notes.ts";
import { site } from "#content/site.ts";
import {
  beforeAnyStartDate,
  describeLanguages,
  describeLessonModes,
  describePaymentMethods,
  describeStartDates,
  givesCertificates,
  type CourseFacts,
} from "#domain/content/course-facts.ts";
import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { formatList } from "#domain/format/text.ts";
import { formatPrice } from "#domain/format/money.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { instructor } from "#content/instructor.ts";
import { lowerFirst, withDefiniteArticle } from "./fill-sentence-templates.ts";

const pages = [
  { title: "Privacy", ...privacy },
  { title: "Terms", ...terms },
  { title: "Refunds", ...refunds },
];

type Samples = typeof samples;

/** The phases that cost something else on the pricing page, and what. */
export const listPricingPagePriceDifferences = () =>
  phases.flatMap(({ key, title }) => {
    const [home, page] = [findPlan("home", key), findPlan("pricingPage", key)];
    return page && page.price !== home?.price ? [{ title, pagePrice: formatPrice(page.price) }] : [];
  });

function describePhasesWithOtherPrice(): string | undefined {
  const differing = listPricingPagePriceDifferences().map(
    ({ title, pagePrice }) => `${withDefiniteArticle(title)} at ${pagePrice}`,
  );
  return differing.length > 0 ? formatList(differing) : undefined;
}

/** The facts that an answer may find missing: `if course.refund: ...`, `unless course.refund: ...`. */
export const listOptionalFacts = (
  of: CourseFacts = course,
  difference = priceDifference,
  sample: Samples = samples,
) => ({
  "course.mode": describeLessonModes(of),
  "course.languages": describeLanguages(of),
  "course.start": describeStartDates(of, beforeAnyStartDate),
  "course.paymentMethods": describePaymentMethods(of),
  "course.pace": of.pace,
  "course.needs": of.needs,
  "course.payment": of.payment,
  "course.paidOnce": /^once\b/i.test(of.payment ?? "once") ? "once" : undefined,
  "course.refund": of.refund,
  "course.certificate": of.certificate || undefined,
  "course.noCertificate": givesCertificates(of) ? undefined : "none",
  "owner.legalName": owner.legalName ?? undefined,
  "owner.address": owner.address ?? undefined,
  "contact.whatsapp": site.contact.whatsapp,
  "legal.templates": formatUncheckedLegalPages(),
  "price-difference": difference && `${difference} ${priceOfRequest}`,
  "phase-price-difference": difference && describePhasesWithOtherPrice(),
  "sample.instructor": sample.instructor ? sampleNotes.instructor : undefined,
  "sample.reviews": sample.reviews ? sampleNotes.reviews : undefined,
  "sample.people": describeSamplePeople(sample),
});

function describeSamplePeople({ instructor: isSample, reviews: areSamples }: Samples): string | undefined {
  if (isSample && areSamples) return sampleNotes.both;
  if (isSample) return sampleNotes.instructor;
  return areSamples ? sampleNotes.reviews : undefined;
}

/** The versions of the legal pages that hold. */
export const listLegalPageVersionFacts = (): Record<string, string> => ({
  legalVersions: pages.map(({ title, version, date }) => `${title} ${version} (${formatLongDate(date)})`).join(", "),
});

/** The pages that say of themselves that they are a template; nothing where all were checked. */
export function formatUncheckedLegalPages(
  of: readonly { title: string; checked: boolean }[] = pages,
): string | undefined {
  const unchecked = of.filter(({ checked }) => !checked).map(({ title }) => title);
  return unchecked.length > 0 ? formatList(unchecked) : undefined;
}

/** What an answer may say of the person who teaches; what the profile leaves out is undefined or empty. */
export function listInstructorFacts() {
  const { age, education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return {
    instructorName: instructor.name,
    instructorRole: instructor.role,
    instructorPlace: instructor.location,
    instructorAge: age,
    degree: education?.degree,
    degreePeriod: education?.period,
    degreePlace: education?.place.replace(/^(?:An?|The) /, lowerFirst),
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
  };
}
