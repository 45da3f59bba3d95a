import * as v from "valibot";
import { defineContent } from "#domain/content/define-content.ts";
import { computeBundleSaving } from "#domain/content/price-calculations.ts";
import {
  offerSchema,
  planTextSchema,
  priceListSchema,
  type Order,
  type Plan,
  type PriceListName,
} from "#domain/content/plan.ts";
import { formatDollars } from "#domain/format/money.ts";
import { advanced } from "./curriculum/advanced.ts";
import { basic } from "./curriculum/basic.ts";
import { intermediate } from "./curriculum/intermediate.ts";
import { dayCount, phases } from "./curriculum/phases.ts";
import { facts } from "./facts.ts";

// The home page and the pricing page disagree and both stand: each reading has a name, neither is "the" price.
const prices = defineContent(
  "content/plans.ts (prices)",
  v.object({ home: priceListSchema, pricingPage: priceListSchema }),
  {
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
  },
);

/** From when until when the prices hold, for search engines; past its end the offers leave the structured data. */
export const offer = defineContent("content/plans.ts (offer)", offerSchema, {
  validFrom: "2024-10-01",
  validUntil: "2026-12-31",
});

const texts = defineContent(
  "content/plans.ts (texts)",
  v.object({ bundle: planTextSchema, basic: planTextSchema, intermediate: planTextSchema, advanced: planTextSchema }),
  {
    bundle: {
      course: "Complete Bundle",
      subtitle: `${dayCount} days · Months 1 to ${phases.length}`,
      month: `${facts.courseMonths} months`,
      badge: "Best Offer!",
      features: [
        `All ${dayCount} days, three phases in order`,
        "1-on-1 mentorship",
        `${facts.projects}+ projects for your portfolio`,
        `Tools worth over ${formatDollars(facts.toolsWorth.dollars)}`,
        "Completion certificate",
        "Lifetime access and community chat",
        `${facts.subscriptionMonths}-month subscriptions and premium courses`,
        `${facts.aiTools}+ AI tools and ${facts.premiumServices}+ premium services`,
      ],
    },
    basic: {
      course: basic.title,
      subtitle: "No experience needed",
      month: basic.month,
      features: [
        `${basic.days.length} days, about ${basic.hoursPerDay} hours a day`,
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
      features: [
        `${intermediate.days.length} days, about ${intermediate.hoursPerDay} hours a day`,
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
      features: [
        `${advanced.days.length} days, about ${advanced.hoursPerDay} hours a day`,
        "MCP servers and Docker",
        "Two chat bots, integrated",
        "Web and Python security",
        "Web scraping",
        "Final assessment",
        "Deployment of your own bot",
        "Community chat",
      ],
    },
  },
);

function readPlans(reading: PriceListName) {
  const phasePlan = (phase: (typeof phases)[number]): Plan => ({
    key: phase.key,
    phase: phase.key,
    days: phase.days.length,
    ...texts[phase.key],
    ...prices[reading][phase.key],
  });
  const bundle: Plan = { key: "bundle", phase: null, days: dayCount, ...texts.bundle, ...prices[reading].bundle };
  return {
    bundle,
    basic: phasePlan(basic),
    intermediate: phasePlan(intermediate),
    advanced: phasePlan(advanced),
  };
}

export const plans = { home: readPlans("home"), pricingPage: readPlans("pricingPage") } as const;

export const listPlans = (reading: PriceListName): Plan[] => Object.values(plans[reading]);

/** What the bundle saves against its three phases bought one by one, as that screen prices them. */
export function savingOverSinglePhases(reading: PriceListName) {
  const { amount, percent } = computeBundleSaving(prices[reading]);
  return { amount, percent };
}

/** Only a course at a price that some screen really shows can be ordered. */
export const isOffered = (order: Order) =>
  [...listPlans("home"), ...listPlans("pricingPage")].some(
    (plan) => plan.course === order.course && plan.price === order.price,
  );
