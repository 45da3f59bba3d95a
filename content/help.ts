import { defineContent } from "#domain/content/define-content.ts";
import { helpSchema } from "#domain/content/page-section-schemas.ts";
import { dayAnchor, unit } from "#domain/content/phase.ts";
import { faqAnchor } from "#domain/content/faq.ts";
import { basic } from "./curriculum/basic.ts";

const answer = (slug: string) => `/faq#${faqAnchor(slug)}`;
const beginnerDay = (day: number) => `${basic.path}#${dayAnchor(day)}`;

export const help = defineContent("content/help.ts", helpSchema, {
  topics: [
    {
      title: "Course Information",
      description: "What you learn, and when.",
      topics: [
        { label: `Curriculum, ${unit.one} by ${unit.one}`, path: "/curriculum" },
        { label: "Duration and daily hours", path: answer("duration") },
        { label: "Projects and technologies", path: answer("projects") },
        { label: "Completion certificate", path: answer("certificate") },
      ],
    },
    {
      title: "Enrollment & Payment",
      description: "How joining works.",
      topics: [
        { label: "Fees and one-time payment", path: answer("fees") },
        { label: "Bundle or single phase", path: answer("single-phase") },
        { label: "What happens after your request", path: answer("contact-form") },
        { label: "Questions about refunds", path: answer("refunds") },
      ],
    },
    {
      title: "Technical Support",
      description: "When a tool does not work.",
      topics: [
        { label: "Setting up your computer", path: answer("prerequisites") },
        { label: "Accounts and login", path: beginnerDay(1) },
        { label: "Claiming tools and services", path: answer("tools") },
        { label: "Hosting, domain and deployment", path: answer("deployment") },
      ],
    },
    {
      title: "Learning Support",
      description: "When a task does not work.",
      topics: [
        { label: "1-on-1 mentorship", path: answer("support") },
        { label: "Community chat", path: answer("support") },
        { label: "Tests and what to revise", path: beginnerDay(15) },
        { label: `Catching up after missed ${unit.many}`, path: answer("pacing") },
      ],
    },
  ],
});
