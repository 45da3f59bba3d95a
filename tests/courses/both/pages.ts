import * as v from "valibot";
import type { Phase } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { formatPrice } from "#domain/format/money.ts";
import { listRedirects } from "#domain/content/redirects.ts";
import { pageSchema, type Page, fixedPageSchema, pageSchemaWithDefault } from "#domain/content/page-metadata.ts";
import { perDay } from "#domain/content/day-phrases.ts";
import { formatDayCount, type PhaseKey } from "#domain/content/phase.ts";
import { dayCount, phases } from "./curriculum/phases.ts";
import { findPlan } from "./plans.ts";
import { courseName, site } from "./site.ts";
import { textPages } from "./text-pages.ts";

const titled = (title: string) => `${title} | ${courseName}`;
const common = [site.wordmark, site.label, formatDayCount(dayCount)];

function formatPhasePrice({ key }: Phase): string {
  const plan = findPlan("home", key);
  return plan ? `, ${formatPrice(plan.price)} once` : "";
}

/** The page of a phase is made of its file in content/curriculum/. */
const phasePage = (phase: Phase): Page => ({
  path: phase.path,
  formerPaths: phase.formerPaths,
  title: titled(`${phase.title}: ${phase.subject}`),
  description: `${phase.title}: ${formatDayCount(phase.days.length)}, about ${phase.hoursPerDay} hours ${perDay}${formatPhasePrice(phase)}. ${phase.highlights.join(", ")} and more.`,
  keywords: [...phase.keywords, ...common],
  heading: phase.title,
  lead: phase.summary,
});

/** A page for each phase, as `phase-basic` for the key `basic`. */
const mapPhasePages = <Value>(map: (phase: Phase) => Value) =>
  Object.fromEntries(phases.map((phase) => [`phase-${phase.key}`, map(phase)])) as Record<`phase-${PhaseKey}`, Value>;

const pagesSchema = v.object({
  home: fixedPageSchema("/"),
  curriculum: fixedPageSchema("/curriculum"),
  lesson: pageSchemaWithDefault("/try", "Try It", courseName),
  benefits: pageSchemaWithDefault("/benefits", "Course Benefits", courseName),
  pricing: pageSchemaWithDefault("/pricing", "Pricing", courseName),
  reviews: pageSchemaWithDefault("/reviews", "Student Reviews", courseName),
  faq: pageSchemaWithDefault("/faq", "Frequently Asked Questions", courseName),
  contact: fixedPageSchema("/contact"),
  help: fixedPageSchema("/help"),
  teacher: fixedPageSchema("/teacher"),
  ...mapPhasePages(() => pageSchema),
  about: fixedPageSchema("/about"),
  blog: pageSchemaWithDefault("/blog", "Blog", courseName),
  privacy: fixedPageSchema("/privacy"),
  terms: fixedPageSchema("/terms"),
  refunds: fixedPageSchema("/refunds"),
});

/** What every public page is called, for its head, its share image, the sitemap and the breadcrumbs. */
export const pages = defineContent("content/pages.ts", pagesSchema, {
  home: {
    path: "/",
    title: titled("Home"),
    description: `The page of ${courseName} about home: ${site.tagline}.`,
    keywords: common,
    heading: courseName,
  },
  curriculum: {
    path: "/curriculum",
    title: titled("Curriculum"),
    description: `The page of ${courseName} about curriculum: ${site.tagline}.`,
    keywords: common,
    heading: "Curriculum",
  },
  benefits: {
    path: "/benefits",
    title: titled("Benefits"),
    description: `The page of ${courseName} about benefits: ${site.tagline}.`,
    keywords: common,
    heading: "Benefits",
  },
  pricing: {
    path: "/pricing",
    title: titled("Pricing"),
    description: `The page of ${courseName} about pricing: ${site.tagline}.`,
    keywords: common,
    heading: "Pricing",
  },
  reviews: {
    path: "/reviews",
    title: titled("Reviews"),
    description: `The page of ${courseName} about reviews: ${site.tagline}.`,
    keywords: common,
    heading: "Reviews",
  },
  faq: {
    path: "/faq",
    title: titled("Faq"),
    description: `The page of ${courseName} about faq: ${site.tagline}.`,
    keywords: common,
    heading: "Faq",
  },
  contact: {
    path: "/contact",
    title: titled("Contact"),
    description: `The page of ${courseName} about contact: ${site.tagline}.`,
    keywords: common,
    heading: "Contact",
  },
  help: {
    path: "/help",
    title: titled("Help"),
    description: `The page of ${courseName} about help: ${site.tagline}.`,
    keywords: common,
    heading: "Help",
  },
  teacher: {
    path: "/teacher",
    title: titled("Teacher"),
    description: `The page of ${courseName} about teacher: ${site.tagline}.`,
    keywords: common,
    heading: "Teacher",
  },
  ...mapPhasePages(phasePage),
  about: {
    path: "/about",
    title: titled("About"),
    description: `The page of ${courseName} about about: ${site.tagline}.`,
    keywords: common,
    heading: "About",
  },
  blog: {
    path: "/blog",
    title: titled("Blog"),
    description: `The page of ${courseName} about blog: ${site.tagline}.`,
    keywords: common,
    heading: "Blog",
  },
  privacy: {
    path: "/privacy",
    title: titled("Privacy"),
    description: `The page of ${courseName} about privacy: ${site.tagline}.`,
    keywords: common,
    heading: "Privacy",
  },
  terms: {
    path: "/terms",
    title: titled("Terms"),
    description: `The page of ${courseName} about terms: ${site.tagline}.`,
    keywords: common,
    heading: "Terms",
  },
  refunds: {
    path: "/refunds",
    title: titled("Refunds"),
    description: `The page of ${courseName} about refunds: ${site.tagline}.`,
    keywords: common,
    heading: "Refunds",
  },
});

/** The addresses that pages had before, and where they lead. */
export const redirects = listRedirects({ "content/pages.ts": pages, "content/text-pages.ts": textPages });
