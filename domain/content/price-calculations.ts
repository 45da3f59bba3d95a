import { formatPrice } from "../format/money.ts";
import type { PageLink } from "./navigation-schemas.ts";

export const computeListPriceSaving = ({
  price,
  listPrice = price,
}: {
  price: number;
  listPrice?: number | undefined;
}) => listPrice - price;

/** What the bundle saves against the phases that can be bought one by one; nothing where it saves less than a percent. */
export function computeBundleSaving(plans: readonly { phase: unknown; price: number }[]) {
  const bundle = plans.find(({ phase }) => phase === null);
  const phases = plans.filter(({ phase }) => phase !== null);
  const single = phases.reduce((sum, { price }) => sum + price, 0);
  const amount = bundle ? single - bundle.price : 0;
  const percent = Math.floor((amount / single) * 100);
  return percent > 0 ? { amount, percent, single, phases: phases.length } : null;
}

export const listFirstPlanFeatures = (plan: { features: readonly string[] }) => plan.features.slice(0, 6);

type PricedPlan = { course: string; price: number; listPrice?: number | undefined };
/** The plans of one price list, and where they are shown: `here`, `on the pricing page`. */
type ShownPrices = { plans: readonly PricedPlan[]; where: string };

export type PriceNote = { text: string; link: PageLink };

/** In which figures two price lists differ, one sentence for each; nothing where they are the same. */
export function describePriceListDifferences(one: ShownPrices, other: ShownPrices): string | undefined {
  const pairs = one.plans.flatMap((plan) => {
    const same = other.plans.find(({ course }) => course === plan.course);
    return same ? [{ plan, same }] : [];
  });
  const prices = pairs
    .filter(({ plan, same }) => plan.price !== same.price)
    .map(
      ({ plan, same }) =>
        `The ${plan.course} is ${formatPrice(plan.price)} ${one.where} and ${formatPrice(same.price)} ${other.where}.`,
    );
  const hasOtherListPrices = pairs.some(({ plan, same }) => plan.listPrice !== same.listPrice);
  const listPrices = hasOtherListPrices
    ? [prices.length > 0 ? "The struck list prices differ too." : "Only the struck list prices differ."]
    : [];
  const sentences = [...prices, ...listPrices];
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
