import { listPlans } from "#content/plans.ts";
import { formatRupees } from "#domain/format/money.ts";

/** Every plan at both screens' prices. */
export const priceLines = () => [...planLines("home", "home page"), ...planLines("pricingPage", "pricing page")];

const planLines = (reading: "home" | "pricingPage", screen: string) =>
  listPlans(reading).map(
    (plan) =>
      `${plan.course} on the ${screen}: ${formatRupees(plan.price)} once, list price ${formatRupees(plan.listPrice)}, ${plan.days} days. Features: ${plan.features.join("; ")}.`,
  );
