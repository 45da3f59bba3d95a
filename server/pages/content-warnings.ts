import { existsSync, readFileSync } from "node:fs";
import { course } from "#content/course.ts";
import { instructor } from "#content/instructor.ts";
import { owner } from "#content/legal/owner.ts";
import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { pages } from "#content/pages.ts";
import { offer } from "#content/prices.ts";
import { reviews } from "#content/reviews.ts";
import { site } from "#content/site.ts";
import { listUnsetCourseFactNames, listUpcomingStartDates, type CourseFacts } from "#domain/content/course-facts.ts";
import { hasSampleReviews } from "#domain/content/page-section-schemas.ts";
import { countDaysUntil, toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { Log } from "../log.ts";

type Content = {
  course: CourseFacts;
  instructor: { sample: boolean };
  reviews: readonly { sample: boolean }[];
  site: { contact: { email: string }; socials: readonly { url: string }[] };
};

/** Warns at every start: what is not set is missing on the pages, and samples are nobody's words. */
export function warnOfUnfinishedContent(log: Log, now: Date, content: Content = { course, instructor, reviews, site }) {
  const unset = listUnsetCourseFactNames(content.course);
  if (unset.length > 0) {
    log.warn("course facts not set", {
      facts: unset.join(", "),
      effect: "left out of the pages; the assistant says that they are not stated",
      change: "content/course.ts",
    });
  }
  if (Array.isArray(content.course.start) && listUpcomingStartDates(content.course, toZonedIsoDate(now)).length === 0) {
    log.warn("start dates over", { effect: "left out of the pages", change: "content/course.ts" });
  }
  const samples = listSampleFiles(content);
  if (samples.length > 0) {
    log.warn("sample content", { effect: "not real people or addresses", change: samples.join(", ") });
  }
}

function listSampleFiles({ instructor, reviews, site }: Content): string[] {
  const addresses = [site.contact.email, ...site.socials.map(({ url }) => new URL(url).host)];
  return [
    ...(instructor.sample ? ["content/instructor.ts"] : []),
    ...(hasSampleReviews(reviews) ? ["content/reviews.ts"] : []),
    ...(addresses.some(isExampleDomain) ? ["content/site.ts"] : []),
  ];
}

/** Domains that are reserved for examples (RFC 2606): nobody answers there. */
const isExampleDomain = (address: string) => /(^|[.@])example(\.(com|net|org))?$/.test(address);

/** Warns at every start while texts of the sample are left, which the build has counted. */
export function warnOfLeftovers(log: Log, file: string) {
  const texts = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (texts > 0) log.warn("texts of the sample left", { texts, list: "npm run leftovers" });
}

const noticeDays = 30;

/** Warns at every start: prices past their end would mislead visitors. */
export function warnOfOfferEnd(log: Log, now: Date) {
  if (!offer.validUntil) return;
  const facts = { validUntil: offer.validUntil, change: "content/prices.ts" };
  const days = countDaysUntil(offer.validUntil, now);
  if (days < 0) log.warn("offer over", { ...facts, effect: "left out of structured data" });
  else if (days <= noticeDays) log.warn("offer ends soon", { ...facts, days });
}

/** Warns at every start while a text is an unchecked template or a fact of the owner is missing. */
export function warnOfLegalTemplates(log: Log) {
  const texts = { [pages.privacy.path]: privacy, [pages.terms.path]: terms, [pages.refunds.path]: refunds };
  const unchecked = Object.entries(texts).flatMap(([path, { checked }]) => (checked ? [] : [path]));
  if (unchecked.length > 0) {
    log.warn("legal pages are templates", {
      pages: unchecked.join(", "),
      effect: "each says so to visitors",
      change: "have them checked, then set checked to true in content/legal/",
    });
  }
  const blank = Object.entries(owner).flatMap(([name, value]) => (value === null ? [name] : []));
  if (blank.length > 0) {
    log.warn("facts missing in the legal pages", { blank: blank.join(", "), change: "content/legal/owner.ts" });
  }
}
