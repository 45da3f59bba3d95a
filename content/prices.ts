import { defineContent } from "#domain/content/define-content.ts";
import { listOffered, priceValiditySchema, planTextsSchema, pricesSchema } from "#domain/content/plan.ts";
import { perDay } from "#domain/content/day-phrases.ts";
import { formatDayCount, unit } from "#domain/content/phase.ts";
import { formatDollars } from "#domain/format/money.ts";
import { advanced } from "./curriculum/advanced.ts";
import { basic } from "./curriculum/basic.ts";
import { intermediate } from "./curriculum/intermediate.ts";
import { dayCount, phases } from "./curriculum/phases.ts";
import { facts, getFact } from "./facts.ts";

// The home page and the pricing page disagree and both stand: each reading has a name, neither is "the" price. Without
// `pricingPage` all pages show the same. Leave out what you do not offer, be it the bundle or a phase, and a `listPrice` where
// no price is struck.
export const prices = defineContent("content/prices.ts (prices)", pricesSchema, {
  home: {
    bundle: { price: 3000, listPrice: 21_000 },
    basic: { price: 2000, listPrice: 10_000 },
    intermediate: { price: 1500, listPrice: 6000 },
    advanced: { price: 1000, listPrice: 5000 },
  },
  pricingPage: {
    bundle: { price: 3000, listPrice: 12_000 },
    basic: { price: 2000, listPrice: 5000 },
    intermediate: { price: 1500, listPrice: 4000 },
    advanced: { price: 500, listPrice: 3000 },
  },
});

/** From when until when the prices hold, for search engines; past its end the offers leave the structured data. */
export const offer = defineContent("content/prices.ts (offer)", priceValiditySchema, {
  validFrom: "2024-10-01",
  validUntil: "2026-12-31",
});

/** How each is paid; the home page says it above the cards where it is the same for all. */
const payment = "one-time payment";

export const planTexts = defineContent("content/prices.ts (texts)", planTextsSchema(listOffered(prices.home)), {
  bundle: {
    course: "Complete Bundle",
    subtitle: `${formatDayCount(dayCount)} · Months 1 to ${phases.length}`,
    pricingPageSubtitle: `Best value · ${formatDayCount(dayCount)}`,
    month: facts.courseMonths ? `${facts.courseMonths} months` : undefined,
    badge: "Best Offer!",
    payment,
    features: [
      `All ${formatDayCount(dayCount)}, three phases in order`,
      "1-on-1 mentorship",
      `${getFact("projects")}+ projects for your portfolio`,
      `Tools worth over ${formatDollars(getFact("toolsWorthInDollars"))}`,
      "Completion certificate",
      "Lifetime access and community chat",
      `${getFact("subscriptionMonths")}-month subscriptions and premium courses`,
      `${getFact("aiTools")}+ AI tools and ${getFact("premiumServices")}+ premium services`,
    ],
  },
  basic: {
    course: basic.title,
    subtitle: "No experience needed",
    month: basic.month,
    payment,
    features: [
      `${basic.days.length} ${unit.many}, about ${basic.hoursPerDay} hours ${perDay}`,
      "Python from the first line",
      "Code hosting: push and pull",
      "Prompt engineering",
      "HTML, CSS and JavaScript basics",
      "Community chat",
      "A first project online",
      "Tests that show what you know",
    ],
  },
  intermediate: {
    course: intermediate.title,
    subtitle: "The full stack",
    month: intermediate.month,
    payment,
    features: [
      `${intermediate.days.length} ${unit.many}, about ${intermediate.hoursPerDay} hours ${perDay}`,
      "React and Node.js",
      "API development and testing",
      "Error handling and logging",
      "Hosted-database integration",
      "Domain and hosting",
      "Professional profile and CV",
      "Community chat",
    ],
  },
  advanced: {
    course: advanced.title,
    subtitle: "AI, bots and security",
    month: advanced.month,
    payment,
    features: [
      `${advanced.days.length} ${unit.many}, about ${advanced.hoursPerDay} hours ${perDay}`,
      "MCP servers and Docker",
      "Two chat bots, integrated",
      "Web and Python security",
      "Web scraping",
      "Final assessment",
      "Deployment of your own bot",
      "Community chat",
    ],
  },
});
