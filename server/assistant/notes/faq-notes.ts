import { faq } from "#content/faq.ts";
import type { Subject } from "../examples.ts";
import { faqLink, type Saying } from "../links.ts";
import type { Notes } from "../notes.ts";

/** Which entry of the FAQ answers which subject. */
const slugs = {
  syllabus: "what-you-learn",
  duration: "duration",
  price: "fees",
  prerequisites: "prerequisites",
  tools: "tools",
  hours: "pacing",
  pace: "pacing",
  certificate: "certificate",
  technologies: "technologies",
  projects: "projects",
  contactForm: "contact-form",
  differentiators: "differentiators",
  refund: "refunds",
  job: "job-readiness",
  support: "support",
  singlePhase: "single-phase",
  mcp: "mcp-server",
  codePlan: "code-hosting-plan",
  deployment: "deployment",
} as const satisfies Partial<Record<Subject, string>>;

export const faqNotes = (): Notes =>
  Object.fromEntries(Object.entries(slugs).map(([subject, slug]) => [subject, faqSaying(slug)]));

function faqSaying(slug: string): Saying {
  // "No." answers the FAQ's own question; visitors ask this one in many ways.
  const text = slug === "prerequisites" ? faqText(slug).replace(/^No\./, "No experience is needed.") : faqText(slug);
  return { text, link: faqLink(slug) };
}

export const faqText = (slug: string) => faq.find((item) => item.slug === slug)?.answer ?? "";
