import { defineContent } from "#domain/content/define-content.ts";
import { formatDollars, formatPrice } from "#domain/format/money.ts";
import { aboutSchema } from "#domain/content/page-section-schemas.ts";
import { basic } from "./curriculum/basic.ts";
import { dayCount } from "./curriculum/phases.ts";
import { getFact } from "./facts.ts";
import { getPlan } from "./plans.ts";

export const about = defineContent("content/about.ts", aboutSchema, {
  mission:
    "A student who wants to build software should not be stopped by high fees, paid tools or lessons that assume too much. We teach Python, AI and full-stack development from the first line of code, at a fee a student can plan for, with the tools included. You learn by building a little every day, until you can take an idea, write it, test it and put it online yourself.",
  story: [
    `The course is a path of ${dayCount} days. Every day has a title and three tasks: you read, you write code and you run it. Tests along the way show you what to revise before you go on.`,
    "Three phases follow one another, one a month. The Beginner Phase takes you from setup to Python and web pages, the Intermediate Phase to full-stack apps, and the Advanced Phase to AI, bots and security. When you are stuck, there is 1-on-1 mentorship and a community chat.",
  ],
  differentiators: [
    {
      icon: "wallet",
      title: "Affordable pricing",
      text: `All ${dayCount} days for ${formatPrice(getPlan("home", "bundle").price)}, paid once. You can also take a single phase for less.`,
    },
    {
      icon: "package",
      title: "Premium tools",
      text: `Tools and services worth over ${formatDollars(getFact("toolsWorthInDollars"))} come with the course, ${getFact("aiTools")}+ AI tools among them.`,
    },
    {
      icon: "code-xml",
      title: "Hands-on projects",
      text: `${getFact("projects")}+ projects, from a small Python program to a chat bot of your own.`,
    },
    {
      icon: "book-open",
      title: "Beginner-friendly",
      text: `No experience needed. The ${basic.title} starts with setup and moves at about ${basic.hoursPerDay} hours a day.`,
    },
  ],
});
