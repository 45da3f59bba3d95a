import { formatRupees } from "./money.ts";
import type { PageLink } from "./navigation.ts";

type Priced = { course: string; price: number; listPrice: number };
/** The plans of one reading, and where they are shown: `here`, `on the pricing page`. */
type Shown = { plans: readonly Priced[]; where: string };

/** What a page says of its prices, and where the other ones are. */
export type PriceNote = { text: string; link: PageLink };

/** In which figures two readings differ, one sentence for each; nothing where they are the same. */
export function describePriceDifference(one: Shown, other: Shown): string | undefined {
  const pairs = one.plans.flatMap((plan) => {
    const same = other.plans.find(({ course }) => course === plan.course);
    return same ? [{ plan, same }] : [];
  });
  const prices = pairs
    .filter(({ plan, same }) => plan.price !== same.price)
    .map(
      ({ plan, same }) =>
        `The ${plan.course} is ${formatRupees(plan.price)} ${one.where} and ${formatRupees(same.price)} ${other.where}.`,
    );
  const hasOtherListPrices = pairs.some(({ plan, same }) => plan.listPrice !== same.listPrice);
  const listPrices = hasOtherListPrices
    ? [prices.length > 0 ? "The struck list prices differ too." : "Only the struck list prices differ."]
    : [];
  const sentences = [...prices, ...listPrices];
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
