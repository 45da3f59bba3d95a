import type { Course, Offer } from "schema-dts";
import { course } from "#content/course.ts";
import { dayCount } from "#content/curriculum/phases.ts";
import { offer, plans } from "#content/plans.ts";
import { businessHours, courseName, site } from "#content/site.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { dayInIndia } from "#domain/format/dates.ts";
import { isOfferOver, type Plan, type PriceReading } from "#domain/content/plan.ts";
import type { RenderContext } from "../render-context.ts";
import { instancesOf, languagesOf } from "./course-delivery.ts";
import { organizationId } from "./organization.ts";

const courseId = (siteUrl: string, path = "/") => `${siteUrl}${path}#course`;

/** Without a reading of the prices the page has no fact sheet either, so none of its facts are stated. */
export function wholeCourse(context: RenderContext, path: string, reading?: PriceReading): Exclude<Course, string> {
  const shown = reading ? course : {};
  return {
    "@type": "Course",
    "@id": courseId(context.siteUrl),
    name: courseName,
    description: `${site.tagline}: ${dayCount} days in three phases.`,
    url: `${context.siteUrl}/`,
    ...languagesOf(shown),
    ...(shown.certificate && { educationalCredentialAwarded: shown.certificate }),
    provider: { "@id": organizationId(context.siteUrl) },
    ...instancesOf(shown, dayInIndia(context.now), {
      courseSchedule: { "@type": "Schedule", repeatFrequency: "Daily", repeatCount: dayCount },
    }),
    ...(reading && offerOf(context, plans[reading].bundle, path)),
  };
}

export function phaseCourse(context: RenderContext, phase: Phase, plan: Plan, path: string): Exclude<Course, string> {
  return {
    "@type": "Course",
    "@id": courseId(context.siteUrl, phase.path),
    name: `${phase.title} of the ${courseName}`,
    description: phase.summary,
    url: context.siteUrl + phase.path,
    ...languagesOf(course),
    educationalLevel: phase.name,
    teaches: [...phase.highlights],
    provider: { "@id": organizationId(context.siteUrl) },
    ...instancesOf(course, dayInIndia(context.now), {
      courseWorkload: `PT${phase.hoursPerDay}H`,
      courseSchedule: {
        "@type": "Schedule",
        repeatFrequency: "Daily",
        repeatCount: phase.days.length,
        duration: `PT${phase.hoursPerDay}H`,
      },
    }),
    ...offerOf(context, plan, path),
  };
}

/** An offer that has ended is no offer: it leaves the markup. */
function offerOf({ siteUrl, now }: RenderContext, plan: Plan, path: string): { offers?: Offer } {
  if (isOfferOver(offer, now, businessHours.timeZone.utcOffset)) return {};
  return {
    offers: {
      "@type": "Offer",
      name: plan.course,
      price: plan.price,
      priceCurrency: "INR",
      category: "Paid",
      availability: "https://schema.org/InStock",
      url: siteUrl + path,
      validFrom: offer.validFrom,
      priceValidUntil: offer.validUntil,
    },
  };
}
