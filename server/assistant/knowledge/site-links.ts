import { courseDays, dayCount } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import type { SiteLink } from "#domain/assistant/assistant-schemas.ts";
import { formatSlug } from "./sentence-templates.ts";
import { dayAnchor } from "#domain/content/phase.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { faqAnchor } from "#domain/content/faq.ts";

export const pricingLink: SiteLink = { path: "/#pricing", label: "Pricing" };
/** For an answer whose own place is not known. */
export const generalLink: SiteLink = { path: "/faq", label: "FAQ" };
export const curriculumLink: SiteLink = { path: "/curriculum", label: "Curriculum" };

/** Places of the site by the name that an answer's `see:` line gives. */
const namedLinks: Readonly<Record<string, SiteLink>> = {
  home: { path: "/", label: "Home" },
  pricing: pricingLink,
  curriculum: curriculumLink,
  benefits: { path: "/benefits", label: "Benefits" },
  contact: { path: "/contact", label: "Contact" },
  reviews: { path: "/reviews", label: "Reviews" },
  teacher: { path: "/teacher", label: "The instructor" },
  about: { path: "/about", label: "About" },
  help: { path: "/help", label: "Help Center" },
  blog: { path: "/blog", label: "Blog" },
  privacy: { path: "/privacy", label: "Privacy" },
  terms: { path: "/terms", label: "Terms" },
  refunds: { path: "/refunds", label: "Refunds" },
};

export const faqLink = (slug: string): SiteLink => ({ path: `/#${faqAnchor(slug)}`, label: "FAQ" });
export const dayLink = (day: number): SiteLink => ({ path: `/curriculum#${dayAnchor(day)}`, label: `Day ${day}` });
export const phaseLink = (phase: Phase): SiteLink => ({ path: phase.path, label: phase.title });
export const postLink = (slug: string, title: string): SiteLink => ({ path: `/blog/${slug}`, label: title });

/** The place that `pricing`, `faq fees`, `day prompt-engineering` or `last day` names; `gone` where it is a question or day of another course. */
export function findLink(name: string): SiteLink | "gone" | undefined {
  const [kind = "", which = ""] = name.split(" ");
  if (kind === "faq") return faq.some(({ slug }) => slug === which) ? faqLink(which) : "gone";
  if (kind === "day") {
    const titled = courseDays.find(({ title }) => formatSlug(title) === which);
    return titled ? dayLink(titled.day) : "gone";
  }
  if (name === "last day") return dayLink(dayCount);
  return Object.hasOwn(namedLinks, name) ? namedLinks[name] : undefined;
}
