import { faq } from "#content/faq.ts";
import { faqLink } from "../links.ts";
import type { Note } from "../notes.ts";

/** The FAQ's answer; the words beside it are how else visitors ask for it. */
const faqAsked: Record<string, string> = {
  "what-you-learn": "syllabus; what will i learn; teach course; overview of the course; topics content; technologies",
  duration: "duration; how long course; duration course; months weeks days; total length",
  fees: "price; price course; price bundle; price phase; fee course; payment amount; price total",
  prerequisites:
    "prerequisites; experience needed; can i join without coding; prerequisites course; prerequisites enroll; need computer internet; prerequisites beginner; teach beginners; difficult to understand",
  tools:
    "tools; which tools do i get; tools included; tools services worth; aiTools software; benefits perks; tools course",
  pacing:
    "pace hours; own pace; missed a day; hours a day; time commitment; pace hours; pace job; pace college exams; how many hours a day; pace course",
  certificate:
    "certificate; certificate course; certificate phase; certificate degree; get a certificate; certificate test",
  technologies:
    "technologies; technologies course; which technologies taught; technologies languages; tech stack syllabus",
  projects:
    "projects; what projects will i build; build; projects portfolio; projects course; build apps; how many projects",
  "contact-form": "contact form; how does the contact form work; contactForm message; contact form required fields",
  differentiators:
    "different; how is this course different; why this course; better than others; compare with other course; different price",
  refunds: "refund",
  "job-readiness":
    "job; job after the course; placement; career; job guarantee; ready for a job; internship; salary; job course",
  support:
    "support; support help; mentorship community; stuck doubts; who helps me; mentorship; community; help support doubt",
  "intermediate-phase": "intermediate phase syllabus; what is in the intermediate phase",
  "advanced-phase": "advanced phase syllabus; what is in the advanced phase",
  "single-phase":
    "singlePhase; singlePhase enroll; singlePhase buy; single phase; single enroll; only one phase; single advanced; single intermediate; single beginner; enroll in a single phase; skip phase enroll; single phase join directly; buy only phase",
  "mcp-server": "mcp; what is an mcp server; model context protocol",
  "code-hosting-plan": "codePlan; premium code hosting plan; github premium; codePlan tools; codePlan free",
  deployment: "deploy; put my projects online; deployment of apps; teach deploy; deploy hosting; deploy projects",
};

export const faqNotes = (): Note[] =>
  faq.map(({ slug, question, answer }) => ({
    id: `faq-${slug}`,
    asked: `${faqAsked[slug] ?? ""}; ${question}`,
    // "No." answers the FAQ's own question; visitors ask this one in many ways.
    text: slug === "prerequisites" ? answer.replace(/^No\./, "No experience is needed.") : answer,
    link: faqLink(slug),
  }));

export const faqText = (slug: string) => faq.find((item) => item.slug === slug)?.answer ?? "";
