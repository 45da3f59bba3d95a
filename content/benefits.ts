import { benefitsSchema, includedSchema, trustBadgesSchema } from "#domain/content/page-section-schemas.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { formatDollars } from "#domain/format/money.ts";
import { course } from "./course.ts";
import { dayCount } from "./curriculum/phases.ts";
import { facts, getFact } from "./facts.ts";
import { refundsLink } from "./navigation.ts";
import { formatDayCount } from "#domain/content/phase.ts";

export const benefits = defineContent("content/benefits.ts", benefitsSchema, {
  lead: "Included with the course, at no extra cost to you.",
  counters: [
    ...(facts.toolsWorthInDollars
      ? [{ target: facts.toolsWorthInDollars, prefix: "$", label: "worth of tools and services" }]
      : []),
    ...(facts.aiTools ? [{ target: facts.aiTools, prefix: "", label: "AI tools" }] : []),
    ...(facts.premiumServices ? [{ target: facts.premiumServices, prefix: "", label: "premium services" }] : []),
  ],
  items: [
    { icon: "folder-git", title: "Premium code-hosting plan", text: "The paid plan for your repositories." },
    { icon: "cloud-upload", title: "Free hosting", text: "Put your projects online and share the link." },
    { icon: "globe", title: "Free custom domain", text: "Your own .me or .tech name." },
    { icon: "database", title: "Free database hosting", text: "A hosted database for your full-stack projects." },
    {
      icon: "book-open",
      title: "Interactive learning",
      text: `A ${getFact("subscriptionMonths")}-month subscription to lessons you solve in the browser.`,
    },
    { icon: "terminal", title: "Professional SSH client", text: "Connect to your own servers." },
    { icon: "notebook-pen", title: "Workspace tool", text: "Plan your work, write and keep notes." },
    {
      icon: "graduation-cap",
      title: "Premium courses",
      text: `${getFact("subscriptionMonths")}-month access, to go further in a topic you like.`,
    },
  ],
});

/** "What's included" on the pricing page. */
export const included = defineContent("content/benefits.ts (included)", includedSchema, [
  {
    icon: "package",
    title: `Tools worth over ${formatDollars(getFact("toolsWorthInDollars"))}`,
    text: `${getFact("aiTools")}+ AI tools and ${getFact("premiumServices")}+ premium services.`,
  },
  { icon: "award", title: "Completion certificate", text: "When you finish the course, after the final assessment." },
  { icon: "users", title: "1-on-1 mentorship", text: "Ask when you are stuck and go through it together." },
  { icon: "infinity", title: "Lifetime access", text: `Come back to any of the ${formatDayCount(dayCount)}.` },
]);

/** Beside the hero on wide screens. */
export const trustBadges = defineContent("content/benefits.ts (trust badges)", trustBadgesSchema, [
  ...(facts.students ? [{ icon: "users", text: `Join ${facts.students}+ Students` }] : []),
  {
    icon: "shield-check",
    text: "Satisfaction Guaranteed",
    terms: { label: course.refund ? "How refunds work" : "Ask about refunds before you pay", path: refundsLink.path },
  },
  { icon: "target", text: "Skill Improve Guaranteed" },
  { icon: "sparkles", text: "Advanced Techniques" },
]);
