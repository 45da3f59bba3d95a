import path from "node:path";
import { globSync, readFileSync } from "node:fs";
import { benefits } from "#content/benefits.ts";
import { courseDays, dayCount } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import { lesson } from "#content/lesson.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { reviews } from "#content/reviews.ts";
import type { SiteLink } from "#domain/assistant/assistant-schemas.ts";
import { formatSlug } from "./fill-sentence-templates.ts";
import { dayAnchor, formatDay } from "#domain/content/phase.ts";
import { toBreadcrumbLink } from "#domain/content/page-metadata.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { faqAnchor } from "#domain/content/faq.ts";
import { hasBenefits } from "#domain/content/page-section-schemas.ts";

const contactLink: SiteLink = { path: "/contact", label: "Contact" };
/** For an answer whose own place is not known. */
export const generalLink: SiteLink = faq.length > 0 ? { path: "/faq", label: "FAQ" } : contactLink;
export const pricingLink: SiteLink =
  listPlans("home").length > 0 ? { path: "/#pricing", label: "Pricing" } : contactLink;
export const curriculumLink: SiteLink = { path: "/curriculum", label: "Curriculum" };

/** Whether an article is published. What is no file is left to whoever reads the articles, and says what is wrong. */
export const hasPosts = () =>
  globSync("content/posts/*.md", { withFileTypes: true }).some(
    (entry) =>
      entry.isFile() && /^status: published$/m.test(readFileSync(path.join(entry.parentPath, entry.name), "utf8")),
  );

/** Places of the site by the name that an answer's `see:` line gives; a page without content is gone. */
const namedLinks: Readonly<Record<string, SiteLink | "gone">> = {
  home: { path: "/", label: "Home" },
  pricing: pricingLink,
  curriculum: curriculumLink,
  benefits: hasBenefits(benefits) ? { path: "/benefits", label: "Benefits" } : "gone",
  lesson: lesson ? { path: pages.lesson.path, label: toBreadcrumbLink(pages.lesson).name } : "gone",
  contact: contactLink,
  reviews: reviews.length > 0 ? { path: "/reviews", label: "Reviews" } : "gone",
  teacher: { path: "/teacher", label: "The instructor" },
  about: { path: "/about", label: "About" },
  help: { path: "/help", label: "Help Center" },
  privacy: { path: "/privacy", label: "Privacy" },
  terms: { path: "/terms", label: "Terms" },
  refunds: { path: "/refunds", label: "Refunds" },
};

export const faqLink = (slug: string): SiteLink => ({ path: `/#${faqAnchor(slug)}`, label: "FAQ" });
export const dayLink = (day: number): SiteLink => ({ path: `/curriculum#${dayAnchor(day)}`, label: formatDay(day) });
export const phasePageLink = (phase: Phase): SiteLink => ({ path: phase.path, label: phase.title });
export const postLink = (slug: string, title: string): SiteLink => ({ path: `/blog/${slug}`, label: title });

/**
 * The first place of `faq fees, pricing` that there is: a page, a question, `day prompt-engineering` or `last day`; `gone` where all are
 * another course's.
 */
export function findFirstExistingLink(names: string): SiteLink | "gone" | undefined {
  const found = names.split(", ").map(findNamedLink);
  return found.includes(undefined) ? undefined : (found.find((link) => typeof link === "object") ?? "gone");
}

/** The same for the code, which knows the names. */
export function getLink(names: string): SiteLink {
  const link = findFirstExistingLink(names);
  return typeof link === "object" ? link : generalLink;
}

function findNamedLink(name: string): SiteLink | "gone" | undefined {
  const [kind = "", which = ""] = name.split(" ");
  if (kind === "faq") return faq.some(({ slug }) => slug === which) ? faqLink(which) : "gone";
  if (kind === "day") {
    const titled = courseDays.find(({ title }) => formatSlug(title) === which);
    return titled ? dayLink(titled.day) : "gone";
  }
  if (name === "last day") return dayLink(dayCount);
  if (name === "blog") return hasPosts() ? { path: "/blog", label: "Blog" } : "gone";
  return Object.hasOwn(namedLinks, name) ? namedLinks[name] : undefined;
}
