import * as v from "valibot";
import type { Phase } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { formatDollars, formatPrice } from "#domain/format/money.ts";
import { formatPlural, spellNumber } from "#domain/format/text.ts";
import { listRedirects } from "#domain/content/redirects.ts";
import { pageSchema, type Page, fixedPageSchema, pageSchemaWithDefault } from "#domain/content/page-metadata.ts";
import { perDay } from "#domain/content/day-phrases.ts";
import { formatDayCount, unit, type PhaseKey } from "#domain/content/phase.ts";
import { hasSampleReviews } from "#domain/content/page-section-schemas.ts";
import { dayCount, phases } from "./curriculum/phases.ts";
import { weekCount } from "./curriculum/weeks.ts";
import { getFact, proof } from "./facts.ts";
import { faq } from "./faq.ts";
import { findPlan, getPlan, getSaving } from "./plans.ts";
import { reviews } from "./reviews.ts";
import { courseName, site } from "./site.ts";
import { textPages } from "./text-pages.ts";

const titled = (title: string) => `${title} | ${courseName}`;
const common = ["online coding course", "coding course in India", `${dayCount}-${unit.one} course`];

function formatPhasePrice({ key }: Phase): string {
  const plan = findPlan("home", key);
  return plan ? `, ${formatPrice(plan.price)} once` : "";
}

/** `Month 1` is one of the course, `March to May` are of the calendar. */
const formatPhaseMonth = ({ month }: Phase) =>
  month ? `${month}${/^Months? \d/.test(month) ? " of the course" : ""}: ` : "";

/** The page of a phase is made of its file in content/curriculum/. */
const phasePage = (phase: Phase): Page => ({
  path: phase.path,
  formerPaths: phase.formerPaths,
  title: titled(`${phase.title}: ${phase.subject}`),
  description: `${formatPhaseMonth(phase)}${formatDayCount(phase.days.length)}, about ${formatPlural(phase.hoursPerDay, "hour")} ${perDay}${formatPhasePrice(phase)}. ${phase.highlights.join(", ")} and more.`,
  keywords: [...phase.keywords, ...common],
  heading: phase.title,
  lead: phase.summary,
});

/** A page for each phase, as `phase-basic` for the key `basic`. */
const mapPhasePages = <Value>(map: (phase: Phase) => Value) =>
  Object.fromEntries(phases.map((phase) => [`phase-${phase.key}`, map(phase)])) as Record<`phase-${PhaseKey}`, Value>;

// Of the optional ones a course may leave out the texts: then they are plain, where there is such a page.
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
    title: `${courseName}: Python, AI and Full-Stack from Scratch`,
    description: `${site.tagline}. ${formatDayCount(dayCount)} in three phases, ${getFact("projects")}+ projects, 1-on-1 mentorship, ${formatPrice(getPlan("home", "bundle").price)} for all of it.`,
    keywords: ["learn Python", "learn AI", "full-stack development course", ...common],
    heading: courseName,
    lead: site.tagline,
  },
  curriculum: {
    path: "/curriculum",
    title: titled(`Curriculum: all ${formatDayCount(dayCount)}`),
    description: `The plan week by week: ${getFact("modules")}+ modules and ${getFact("projects")}+ projects over ${formatDayCount(dayCount)}, from the first Python program to your own AI bot online.`,
    keywords: ["course curriculum", "Python syllabus", "full-stack syllabus", ...common],
    heading: `${formatDayCount(dayCount)}, week by week`,
    breadcrumb: "Curriculum",
    lead: `Three phases, ${spellNumber(weekCount)} weeks. What you learn, what you build and what you use.`,
  },
  lesson: {
    path: "/try",
    title: titled(`Try ${unit.one} 1 in your browser`),
    description: `Do the first ${unit.one} of the course now: its three tasks, with Python running in the page. Free, without an account and with nothing to install.`,
    keywords: ["try Python online", "first Python program", "free coding lesson", ...common],
    heading: `Do ${unit.one} 1 in your browser`,
    breadcrumb: `Try ${unit.one} 1`,
    lead: "Its three tasks, with Python in the page. Free, without an account, in about ten minutes.",
  },
  benefits: {
    path: "/benefits",
    title: titled("Benefits: tools and services included"),
    description: `Tools worth over ${formatDollars(getFact("toolsWorthInDollars"))}: ${getFact("aiTools")}+ AI tools, ${getFact("premiumServices")}+ premium services, hosting, a domain, databases and ${getFact("subscriptionMonths")}-month subscriptions.`,
    keywords: ["free developer tools for students", "AI tools", "free domain for students", ...common],
    heading: "Course Benefits",
    breadcrumb: "Benefits",
  },
  pricing: {
    path: "/pricing",
    title: titled("Pricing: bundle and single phases"),
    description: `All ${formatDayCount(dayCount)} for ${formatPrice(getPlan("pricingPage", "bundle").price)}, or a single phase from ${formatPrice(getPlan("pricingPage", "advanced").price)}. One-time payment, no subscription.`,
    keywords: ["coding course fees", "affordable coding course", "course price", ...common],
    heading: `One payment. ${formatDayCount(dayCount)}.`,
    breadcrumb: "Pricing",
    lead: `Pick the whole ${formatDayCount(dayCount)} or a single phase; the bundle saves ${formatPrice(getSaving("pricingPage").amount)} over its three phases bought one by one. Sending the form is a request, not a payment: the team contacts you next.`,
  },
  reviews: {
    path: "/reviews",
    title: titled("Student Reviews"),
    description: `What students say about the ${formatDayCount(dayCount)}: the pace, the projects and the mentorship${hasSampleReviews(reviews) ? ". The reviews shown are sample content" : ", in their own words"}.`,
    descriptionOnceReviewed: `What students say about the ${formatDayCount(dayCount)}: the pace, the projects and the mentorship, in their own words.`,
    keywords: ["course reviews", "student reviews", "coding course experience", ...common],
    heading: "Student Reviews",
    breadcrumb: "Reviews",
  },
  faq: {
    path: "/faq",
    title: titled("Frequently Asked Questions"),
    description: `${faq.length} answers about fees, duration, prerequisites, tools, certificates, refunds and support. Search them, or ask in your own words.`,
    keywords: ["course FAQ", "course fees question", "coding course help", ...common],
    heading: "Frequently Asked Questions",
    breadcrumb: "FAQ",
  },
  contact: {
    path: "/contact",
    title: titled("Contact"),
    description: `Write to the course team${site.contact.phone ? ` or call ${site.contact.phoneHours}` : ""}. ${site.contact.responsePromise}`,
    keywords: ["contact course team", "course enquiry", "enrollment help", ...common],
    heading: "Contact",
  },
  help: {
    path: "/help",
    title: titled("Help Center"),
    description:
      "Ask the AI assistant, browse the answers or write to a person: help with the course, enrollment, tools and learning.",
    keywords: ["help center", "course support", "AI assistant", ...common],
    heading: "How Can We Help You?",
    breadcrumb: "Help Center",
  },
  teacher: {
    path: "/teacher",
    title: titled("The Instructor"),
    description:
      "Who teaches the course: experience, skills, projects and goals of the instructor behind the three phases.",
    keywords: ["course instructor", "Python teacher", "full-stack mentor", ...common],
    heading: "The Instructor",
    breadcrumb: "Instructor",
  },
  ...mapPhasePages(phasePage),
  about: {
    path: "/about",
    title: titled("About"),
    description: `Why this course exists and how it works: ${dayCount} small ${unit.many}, real projects, fair prices${proof.students ? `, ${proof.students} so far` : ""}.`,
    keywords: ["about the course", "affordable coding education", "hands-on projects", ...common],
    heading: "About the course",
    breadcrumb: "About",
  },
  blog: {
    path: "/blog",
    title: titled("Blog: Learning Resources & Tutorials"),
    description:
      "Short, practical articles for beginners: Python, AI, full-stack web, tools and security, with code you can run today.",
    keywords: ["coding blog", "Python tutorials", "beginner programming articles", "learn to code in India"],
    heading: "Learning Resources & Tutorials",
    breadcrumb: "Blog",
  },
  privacy: {
    path: "/privacy",
    title: titled("Privacy"),
    description:
      "What this site stores about you, what for, who sees it, how long it stays, and how to have it shown, corrected or deleted.",
    keywords: ["privacy notice", "personal data", "data protection", ...common],
    heading: "Privacy",
    lead: "What we store about you, why, for how long, and what you can ask of us.",
  },
  terms: {
    path: "/terms",
    title: titled("Terms"),
    description:
      "The terms of this website and of an enrollment request: free to send, no payment here, what the course promises and what not.",
    keywords: ["terms of use", "course terms", "enrollment terms", ...common],
    heading: "Terms",
    lead: "What you can count on when you use this site and ask for a place on the course.",
  },
  refunds: {
    path: "/refunds",
    title: titled("Refunds"),
    description:
      "Before and after you pay: what a request costs, how refunds are agreed on, and how to ask for your money back.",
    keywords: ["course refund", "refund rule", "cancel enrollment", ...common],
    heading: "Refunds",
    lead: "A request costs nothing. This is how to get money back that you have paid.",
  },
});

/** The addresses that pages had before, and where they lead. */
export const redirects = listRedirects({ "content/pages.ts": pages, "content/text-pages.ts": textPages });
