import type { Course as CourseNode, Offer, CourseInstance, AggregateRating, Review as ReviewNode } from "schema-dts";
import { course } from "#content/course.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { findPlan } from "#content/plans.ts";
import { offer } from "#content/prices.ts";
import { reviewsPublished } from "#content/reviews.ts";
import { courseName, site } from "#content/site.ts";
import { nameCourse } from "#domain/content/site-schema.ts";
import { listUpcomingStartDates, type CourseFacts } from "#domain/content/course-facts.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import type { Plan, PriceListName } from "#domain/content/plan.ts";
import { averageRating, hasSampleReviews, type Review } from "#domain/content/page-section-schemas.ts";
import { countDaysUntil, toZonedIsoDate } from "#domain/format/time-zone.ts";
import { currencyCode } from "#domain/format/money.ts";
import { spellNumber } from "#domain/format/text.ts";
import { maxReviews } from "../reviews-data.ts";
import type { RenderContext } from "../render-context.ts";
import { organizationId } from "./site-graph.ts";

/** Without a price list the page has no fact sheet either, so none of its facts are stated. */
export function wholeCourseNode(context: RenderContext, path: string, reading?: PriceListName) {
  const shown = reading ? course : {};
  return {
    ...courseNode(context, "/", shown, {
      courseSchedule: buildSchedule(dayCount),
    }),
    name: courseName,
    description: `${site.tagline}: ${formatDayCount(dayCount)}${phases.length > 1 ? ` in ${spellNumber(phases.length)} phases` : ""}.`,
    ...(shown.certificate && { educationalCredentialAwarded: shown.certificate }),
    ...(reading && offerProperty(context, findPlan(reading, "bundle"), path)),
  };
}

export function phaseCourseNode(context: RenderContext, phase: Phase, plan: Plan | undefined, path: string) {
  const duration = `PT${phase.hoursPerDay}H`;
  return {
    ...courseNode(context, phase.path, course, {
      courseWorkload: duration,
      courseSchedule: { ...buildSchedule(phase.days.length), duration },
    }),
    name: `${phase.title} of ${nameCourse(site)}`,
    description: phase.summary,
    ...(phase.level && { educationalLevel: phase.level }),
    teaches: [...phase.highlights],
    ...offerProperty(context, plan, path),
  };
}

const buildSchedule = (repeatCount: number) => ({
  "@type": "Schedule" as const,
  ...(course.frequency && { repeatFrequency: course.frequency }),
  repeatCount,
});

type Schedule = Omit<CourseInstance, "@type">;

const courseNode = (
  { siteUrl, now }: RenderContext,
  path: string,
  facts: CourseFacts,
  schedule: Schedule,
): Exclude<CourseNode, string> => ({
  "@type": "Course",
  "@id": `${siteUrl}${path}#course`,
  url: siteUrl + path,
  ...lessonLanguagesProperty(facts),
  provider: { "@id": organizationId(siteUrl) },
  ...courseInstanceProperty(facts, toZonedIsoDate(now), schedule),
});

/** An offer that has ended is no offer: it leaves the markup. */
function offerProperty({ siteUrl, now }: RenderContext, plan: Plan | undefined, path: string): { offers?: Offer } {
  if (!plan || (offer.validUntil && countDaysUntil(offer.validUntil, now) < 0)) return {};
  return {
    offers: {
      "@type": "Offer",
      name: plan.course,
      price: plan.price,
      priceCurrency: currencyCode,
      category: "Paid",
      availability: "https://schema.org/InStock",
      url: siteUrl + path,
      ...(offer.validFrom && { validFrom: offer.validFrom }),
      ...(offer.validUntil && { priceValidUntil: offer.validUntil }),
    },
  };
}

/** schema.org has one property for the medium and the manner. */
const courseModes = { live: "synchronous", recorded: "asynchronous", text: "asynchronous" };

/** The language of the lessons, where it is set: the language of the site does not tell it. */
export const lessonLanguagesProperty = ({ languages }: CourseFacts) =>
  languages ? { inLanguage: languages.map(({ code }) => code) } : {};

/** How and when the course is held: once for all, or once for each start date to come. */
export function courseInstanceProperty(course: CourseFacts, today: string, schedule: Schedule) {
  const manner = [...new Set(course.mode?.map((mode) => courseModes[mode]))];
  const instance = (startDate?: string): CourseInstance => ({
    "@type": "CourseInstance",
    courseMode: manner.length > 0 ? ["online", ...manner] : "online",
    ...lessonLanguagesProperty(course),
    ...schedule,
    ...(startDate && { startDate }),
  });
  const starts = listUpcomingStartDates(course, today).map((date) => instance(date));
  return { hasCourseInstance: starts.length > 0 ? starts : instance() };
}

/** The reviews of the page and their average, which it states, too. Sample people and their stars are no fact to index. */
export function reviewProperties(
  shown: readonly Review[],
): Partial<{ review: ReviewNode[]; aggregateRating: AggregateRating }> {
  if (hasSampleReviews(shown) || shown.length === 0) return {};
  return {
    review: shown.slice(0, maxReviews).map(reviewNode),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating(shown),
      reviewCount: shown.length,
      bestRating: 5,
    },
  };
}

const reviewNode = (review: Review): ReviewNode => ({
  "@type": "Review",
  author: { "@type": "Person", name: review.name },
  datePublished: review.date ?? reviewsPublished,
  reviewBody: review.review,
  ...(review.about && { reviewAspect: review.about }),
  reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
});
