import { BadContent, defineContent } from "#domain/content/define-content.ts";
import { computeBundleSaving } from "#domain/content/price-calculations.ts";
import {
  listOffered,
  offerSchema,
  planTextsSchema,
  pricesSchema,
  type Order,
  type Plan,
  type PlanKey,
  type PriceListName,
} from "#domain/content/plan.ts";
import { formatDollars } from "#domain/format/money.ts";
import { advanced } from "./curriculum/advanced.ts";
import { basic } from "./curriculum/basic.ts";
import { intermediate } from "./curriculum/intermediate.ts";
import { dayCount, phases } from "./curriculum/phases.ts";
import { facts } from "./facts.ts";

// The home page and the pricing page disagree and both stand: each reading has a name, neither is "the" price. Without
// `pricingPage` all pages show the same. Leave out what you do not offer, be it the bundle or a phase, and a `listPrice` where
// no price is struck.
const prices = defineContent("content/plans.ts (prices)", pricesSchema, {
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
const offered = listOffered(prices.home);

/** From when until when the prices hold, for search engines; past its end the offers leave the structured data. */
export const offer = defineContent("content/plans.ts (offer)", offerSchema, {
  validFrom: "2024-10-01",
  validUntil: "2026-12-31",
});

const texts = defineContent("content/plans.ts (texts)", planTextsSchema(offered), {
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
});

const readPlans = (priceList: typeof prices.home): Plan[] =>
  offered.flatMap((key) => {
    const [text, price] = [texts[key], priceList[key]];
    const phase = phases.find((candidate) => candidate.key === key);
    return text && price
      ? [{ key, phase: phase?.key ?? null, days: phase?.days.length ?? dayCount, ...text, ...price }]
      : [];
  });

const plans = { home: readPlans(prices.home), pricingPage: readPlans(prices.pricingPage ?? prices.home) };

/** What can be bought as that screen prices it: the bundle first, then the phases in their order. */
export const listPlans = (reading: PriceListName) => plans[reading];

export const findPlan = (reading: PriceListName, key: PlanKey) => listPlans(reading).find((plan) => plan.key === key);

/** For texts that name a price: they stop the build where it is not offered. */
export function getPlan(reading: PriceListName, key: PlanKey): Plan {
  const plan = findPlan(reading, key);
  if (!plan) throw new BadContent(`content/plans.ts: there is no price of ${key}, which a text names`);
  return plan;
}

/** For texts that name what the bundle saves. */
export function getSaving(reading: PriceListName) {
  const saving = savingOverSinglePhases(reading);
  if (!saving) throw new BadContent("content/plans.ts: the bundle saves nothing, but a text names what it saves");
  return saving;
}

/** What the bundle saves against its phases bought one by one, as that screen prices them; null where it saves nothing. */
export const savingOverSinglePhases = (reading: PriceListName) => computeBundleSaving(listPlans(reading));

/** Only a course at a price that some screen really shows can be ordered. */
export const isOffered = (order: Order) =>
  [...listPlans("home"), ...listPlans("pricingPage")].some(
    (plan) => plan.course === order.course && plan.price === order.price,
  );
