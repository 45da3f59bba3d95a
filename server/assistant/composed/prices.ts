import { plans, savingOverSinglePhases } from "#content/plans.ts";
import { formatRupees } from "#domain/money.ts";
import type { PhaseKey } from "#domain/phase.ts";
import { savings } from "#domain/plan-figures.ts";
import type { Concept } from "../glossary.ts";
import { faqLink, pricingLink } from "../links.ts";
import { faqText } from "../notes/faq-notes.ts";
import { idleConcepts, type Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { type Answer, asksAny, planOf, sum } from "./parts.ts";

/** Said in passing beside these: `is mentorship part of the deal`. */
const otherSubjects: readonly Concept[] = [
  "mentorship",
  "certificate",
  "job",
  "community",
  "support",
  "test",
  "projects",
  "offerEnd",
];

const comparesPlans = (reading: Reading) =>
  asksAny(reading, "bundle", "singlePhase") &&
  reading.phases.length === 0 &&
  (asksAny(reading, "bundle")
    ? asksAny(reading, "compare", "single", "singlePhase", "saving")
    : asksAny(reading, "price", "compare"));

/** The bundle against its phases, as both screens price them. */
export function comparedPlans(reading: Reading): Answer | undefined {
  const { bundle } = plans.home;
  if (asksAny(reading, "listPrice") && reading.phases.length === 0) {
    return {
      text: `The list price of the ${bundle.course} is ${formatRupees(bundle.listPrice)} on the home page and ${formatRupees(plans.pricingPage.bundle.listPrice)} on the pricing page; you pay ${formatRupees(bundle.price)} on both.`,
      link: pricingLink,
      subject: "price",
    };
  }
  const asksSaving = asksAny(reading, "saving") && reading.phases.length === 0 && !asksAny(reading, ...otherSubjects);
  if (!asksSaving && !comparesPlans(reading)) return undefined;
  const home = savingOverSinglePhases("home");
  const page = savingOverSinglePhases("pricingPage");
  return {
    text: `The ${bundle.course} is ${formatRupees(bundle.price)}; the three phases bought one by one are ${formatRupees(bundle.price + home.amount)}, so it saves ${formatRupees(home.amount)} (${home.percent}%). At the pricing page's figures it saves ${formatRupees(page.amount)}. Against its own list price it saves ${formatRupees(savings(bundle))} on the home page and ${formatRupees(savings(plans.pricingPage.bundle))} on the pricing page. If you need one phase only, the single phase costs less.`,
    link: pricingLink,
    subject: "price",
  };
}

export function pricesOfPhases(reading: Reading): Answer | undefined {
  if (!asksAny(reading, "price", "payment", "listPrice", "saving") || reading.phases.length === 0) return undefined;
  if (asksAny(reading, "listPrice", "saving")) return listPrices(reading.phases);
  const names = reading.phases.map((phase) => planOf("home", phase).course);
  const home = reading.phases.map((phase) => planOf("home", phase).price);
  const page = reading.phases.map((phase) => planOf("pricingPage", phase).price);
  const differs = sum(home) !== sum(page);
  const bundle = `All three phases together are ${formatRupees(plans.home.bundle.price)} as the ${plans.home.bundle.course}.`;
  if (reading.phases.length > 1) {
    const parts = names.map((name, index) => `${name} ${formatRupees(home[index] ?? 0)}`);
    const elsewhere = differs
      ? ` With the pricing page's ${formatRupees(plans.pricingPage.advanced.price)} for the Advanced Phase it is ${formatRupees(sum(page))}.`
      : "";
    return {
      text: `${listed(parts)}: together ${formatRupees(sum(home))}, each paid once.${elsewhere} ${bundle}`,
      link: pricingLink,
      subject: "price",
    };
  }
  const amount = formatRupees(sum(home));
  const first = differs
    ? `The ${names[0]} is ${amount} on the home page and on its own page; the pricing page shows it at ${formatRupees(sum(page))}.`
    : `The ${names[0]} is ${amount}.`;
  return { text: `${first} It is a one-time payment. ${bundle}`, link: pricingLink, subject: "price" };
}

/** What it costs, asked with nothing but joining beside it. */
export function feesOfCourse(reading: Reading): Answer | undefined {
  if (!asksAny(reading, "price") || reading.phases.length > 0) return undefined;
  const besides = new Set<Concept>(["price", "enroll", "bundle", "buy", "structure", "online", ...idleConcepts]);
  if ([...reading.concepts].some((concept) => !besides.has(concept))) return undefined;
  return { text: faqText("fees"), link: faqLink("fees"), subject: "price" };
}

function listPrices(asked: readonly PhaseKey[]): Answer {
  const lines = asked.map((phase) => {
    const home = planOf("home", phase);
    const page = planOf("pricingPage", phase);
    return `The ${home.course} is ${formatRupees(home.price)} instead of ${formatRupees(home.listPrice)} on the home page, and ${formatRupees(page.price)} instead of ${formatRupees(page.listPrice)} on the pricing page.`;
  });
  return { text: lines.join(" "), link: pricingLink, subject: "price" };
}
