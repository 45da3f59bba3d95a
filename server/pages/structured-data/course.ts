import type { Course, Offer } from "schema-dts";
import { dayCount } from "#content/curriculum/phases.ts";
import { offer, plans } from "#content/plans.ts";
import { businessHours, courseName, site } from "#content/site.ts";
import type { Phase } from "#domain/curriculum.ts";
import { isOfferOver } from "#domain/offer.ts";
import type { Plan, PriceReading } from "#domain/plan.ts";
import type { RenderContext } from "../../http/render-context.ts";
import { organizationId } from "./organization.ts";

const courseId = (siteUrl: string, path = "/") => `${siteUrl}${path}#course`;

export function wholeCourse(context: RenderContext, path: string, reading?: PriceReading): Exclude<Course, string> {
  return {
    "@type": "Course",
    "@id": courseId(context.siteUrl),
    name: courseName,
    description: `${site.tagline}: ${dayCount} days in three phases.`,
    url: `${context.siteUrl}/`,
    inLanguage: "en",
    provider: { "@id": organizationId(context.siteUrl) },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      courseSchedule: { "@type": "Schedule", repeatFrequency: "Daily", repeatCount: dayCount },
    },
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
    inLanguage: "en",
    educationalLevel: phase.name,
    teaches: [...phase.highlights],
    provider: { "@id": organizationId(context.siteUrl) },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      courseWorkload: `PT${phase.hoursPerDay}H`,
      courseSchedule: {
        "@type": "Schedule",
        repeatFrequency: "Daily",
        repeatCount: phase.days.length,
        duration: `PT${phase.hoursPerDay}H`,
      },
    },
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
