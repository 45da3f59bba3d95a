import type { PhaseKey } from "#domain/content/phase.ts";
import { describePriceListDifferences, type PriceNote } from "#domain/content/price-calculations.ts";
import { findPlan, listPlans } from "./plans.ts";

const onHome = "on the home page";
const onPricing = "on the pricing page";
/** Both readings are honoured: the server accepts a course at the price of either page. */
const youPay = "Your request carries the price of the page you enroll from.";

const toPricing = { label: "Prices on the pricing page", path: "/pricing" };
const toHome = { label: "Prices on the home page", path: "/#pricing" };

type Shown = { course: string; price: number };

/** What a page says of the other reading, in one line, so that nobody finds out alone; the struck prices are the assistant's to explain. */
function note(
  here: readonly Shown[],
  there: readonly Shown[],
  where: string,
  link: PriceNote["link"],
): PriceNote | null {
  const [one, other] = [here, there].map((plans) => plans.map(({ course, price }) => ({ course, price })));
  const differences = describePriceListDifferences({ plans: one ?? [], where: "here" }, { plans: other ?? [], where });
  return differences ? { text: `${differences} Enroll on either: we honour the price you see there.`, link } : null;
}

const home = listPlans("home");
const pricingPage = listPlans("pricingPage");

export const priceNotes = {
  home: note(home, pricingPage, onPricing, toPricing),
  pricingPage: note(pricingPage, home, onHome, toHome),
};

export function phasePriceNote(key: PhaseKey) {
  const [here, there] = [findPlan("home", key), findPlan("pricingPage", key)];
  return here && there ? note([here], [there], onPricing, toPricing) : null;
}

/** The same for the assistant, which stands on every page. */
export const priceDifference = describePriceListDifferences(
  { plans: home, where: onHome },
  { plans: pricingPage, where: onPricing },
);
export const priceOfRequest = youPay;
