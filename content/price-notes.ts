import type { PhaseKey } from "#domain/content/phase.ts";
import { describePriceListDifferences, type PriceNote } from "#domain/content/price-calculations.ts";
import { findPlan, listPlans } from "./plans.ts";

const onHome = "on the home page";
const onPricing = "on the pricing page";
/** Both readings are honoured: the server accepts a course at the price of either page. */
const youPay = "Your request carries the price of the page you enroll from.";

const toPricing = { label: "Prices on the pricing page", path: "/pricing" };
const toHome = { label: "Prices on the home page", path: "/#pricing" };

const note = (says: string, difference: string | undefined, link: PriceNote["link"]): PriceNote | null =>
  difference ? { text: `${says} ${difference} ${youPay}`, link } : null;

const home = listPlans("home");
const pricingPage = listPlans("pricingPage");

/** Which of the two readings a page shows and how the other differs, so that nobody finds out alone. */
export const priceNotes = {
  home: note(
    "These are the prices of the home page and the phase pages.",
    describePriceListDifferences({ plans: home, where: "here" }, { plans: pricingPage, where: onPricing }),
    toPricing,
  ),
  pricingPage: note(
    "These are the prices of the pricing page.",
    describePriceListDifferences({ plans: pricingPage, where: "here" }, { plans: home, where: onHome }),
    toHome,
  ),
};

/** A phase page shows one price and no list price: only another price needs a note. */
export function phasePriceNote(key: PhaseKey) {
  const [here, there] = [findPlan("home", key), findPlan("pricingPage", key)].map((plan) =>
    plan ? [{ course: plan.course, price: plan.price }] : [],
  );
  return note(
    "This is the price of the phase pages and the home page.",
    describePriceListDifferences({ plans: here ?? [], where: "here" }, { plans: there ?? [], where: onPricing }),
    toPricing,
  );
}

/** The same for the assistant, which stands on every page. */
export const priceDifference = describePriceListDifferences(
  { plans: home, where: onHome },
  { plans: pricingPage, where: onPricing },
);
export const priceOfRequest = youPay;
