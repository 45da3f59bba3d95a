import { course } from "#content/course.ts";
import { instructor } from "#content/instructor.ts";
import { reviews } from "#content/reviews.ts";
import { site } from "#content/site.ts";
import { listUnsetFacts, upcomingStarts, type Course } from "#domain/content/course.ts";
import { dayInIndia } from "#domain/format/dates.ts";
import { hasSamples } from "#domain/content/review.ts";
import type { Log } from "../log.ts";

/** The parts of the content that the owner is asked to finish. */
type Content = {
  course: Course;
  instructor: { sample: boolean };
  reviews: readonly { sample: boolean }[];
  site: { contact: { email: string }; socials: readonly { url: string }[] };
};

/** Warns at every start: what is not set is missing on the pages, and samples are nobody's words. */
export function warnOfUnfinishedContent(log: Log, now: Date, content: Content = { course, instructor, reviews, site }) {
  const unset = listUnsetFacts(content.course);
  if (unset.length > 0) {
    log.warn("course facts not set", {
      facts: unset.join(", "),
      effect: "left out of the pages; the assistant says that they are not stated",
      change: "content/course.ts",
    });
  }
  if (Array.isArray(content.course.start) && upcomingStarts(content.course, dayInIndia(now)).length === 0) {
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
    ...(hasSamples(reviews) ? ["content/reviews.ts"] : []),
    ...(addresses.some(isReserved) ? ["content/site.ts"] : []),
  ];
}

/** Domains that are reserved for examples (RFC 2606): nobody answers there. */
const isReserved = (address: string) => /(^|[.@])example(\.(com|net|org))?$/.test(address);
