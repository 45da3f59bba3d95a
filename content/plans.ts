import { reportMissingReference } from "#domain/content/define-content.ts";
import { computeBundleSaving } from "#domain/content/price-calculations.ts";
import { listOffered, type Order, type Plan, type PlanKey, type PriceListName } from "#domain/content/plan.ts";
import { dayCount, phases } from "./curriculum/phases.ts";
import { planTexts, prices } from "./prices.ts";

const offered = listOffered(prices.home);

const readPlans = (priceList: typeof prices.home): Plan[] =>
  offered.flatMap((key) => {
    const [text, price] = [planTexts[key], priceList[key]];
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
export function getPlan(reading: PriceListName, key: PlanKey): Pick<Plan, "course" | "price" | "listPrice"> {
  const plan = findPlan(reading, key);
  if (!plan) reportMissingReference(`content/prices.ts: there is no price of ${key}, which a text names`);
  return plan ?? { course: key, price: 0 };
}

/** For texts that name what the bundle saves. */
export function getSaving(reading: PriceListName) {
  const saving = savingOverSinglePhases(reading);
  if (!saving) reportMissingReference("content/prices.ts: the bundle saves nothing, but a text names what it saves");
  return saving ?? { amount: 0, percent: 0 };
}

/** What the bundle saves against its phases bought one by one, as that screen prices them; null where it saves nothing. */
export const savingOverSinglePhases = (reading: PriceListName) => computeBundleSaving(listPlans(reading));

/** Only a course at a price that some screen really shows can be ordered. */
export const isOffered = (order: Order) =>
  [...listPlans("home"), ...listPlans("pricingPage")].some(
    (plan) => plan.course === order.course && plan.price === order.price,
  );
