import { plans, savingOverSinglePhases } from "#content/plans.ts";
import { formatRupees } from "#domain/money.ts";
import type { PhaseKey } from "#domain/phase.ts";
import { savings } from "#domain/plan-figures.ts";
import { pricingLink, type Saying } from "../links.ts";
import type { Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { remainingPhases } from "./lengths.ts";
import { planOf, sum } from "./parts.ts";

/** The list price of the bundle, which the two screens give differently. */
export function listPriceOfBundle(): Saying {
  const { bundle } = plans.home;
  return {
    text: `The list price of the ${bundle.course} is ${formatRupees(bundle.listPrice)} on the home page and ${formatRupees(plans.pricingPage.bundle.listPrice)} on the pricing page; you pay ${formatRupees(bundle.price)} on both.`,
    link: pricingLink,
  };
}

/** The bundle against its phases, as both screens price them. */
export function comparedPlans(): Saying {
  const { bundle } = plans.home;
  const home = savingOverSinglePhases("home");
  const page = savingOverSinglePhases("pricingPage");
  return {
    text: `The ${bundle.course} is ${formatRupees(bundle.price)}; the three phases bought one by one are ${formatRupees(bundle.price + home.amount)}, so it saves ${formatRupees(home.amount)} (${home.percent}%). At the pricing page's figures it saves ${formatRupees(page.amount)}. Against its own list price it saves ${formatRupees(savings(bundle))} on the home page and ${formatRupees(savings(plans.pricingPage.bundle))} on the pricing page. If you need one phase only, the single phase costs less.`,
    link: pricingLink,
  };
}

export function pricesOfPhases(reading: Reading): Saying | undefined {
  const asked = remainingPhases(reading);
  if (asked.length === 0) return undefined;
  const names = asked.map((phase) => planOf("home", phase).course);
  const home = asked.map((phase) => planOf("home", phase).price);
  const page = asked.map((phase) => planOf("pricingPage", phase).price);
  const differs = sum(home) !== sum(page);
  const bundle = `All three phases together are ${formatRupees(plans.home.bundle.price)} as the ${plans.home.bundle.course}.`;
  if (asked.length > 1) {
    const parts = names.map((name, index) => `${name} ${formatRupees(home[index] ?? 0)}`);
    const elsewhere = differs
      ? ` With the pricing page's ${formatRupees(plans.pricingPage.advanced.price)} for the Advanced Phase it is ${formatRupees(sum(page))}.`
      : "";
    return {
      text: `${listed(parts)}: together ${formatRupees(sum(home))}, each paid once.${elsewhere} ${bundle}`,
      link: pricingLink,
    };
  }
  const amount = formatRupees(sum(home));
  const first = differs
    ? `The ${names[0]} is ${amount} on the home page and on its own page; the pricing page shows it at ${formatRupees(sum(page))}.`
    : `The ${names[0]} is ${amount}.`;
  return { text: `${first} It is a one-time payment. ${bundle}`, link: pricingLink };
}

/** What phases cost now and cost before. */
export function listPrices(asked: readonly PhaseKey[]): Saying {
  const lines = asked.map((phase) => {
    const home = planOf("home", phase);
    const page = planOf("pricingPage", phase);
    return `The ${home.course} is ${formatRupees(home.price)} instead of ${formatRupees(home.listPrice)} on the home page, and ${formatRupees(page.price)} instead of ${formatRupees(page.listPrice)} on the pricing page.`;
  });
  return { text: lines.join(" "), link: pricingLink };
}
