import * as v from "valibot";
import { count, text } from "./define-content.ts";
import { phaseKeys, type PhaseKey } from "./phase.ts";
import { formatRupees } from "../format/money.ts";
import type { PageLink } from "./page.ts";

export const planKeys = ["bundle", ...phaseKeys] as const;
export type PlanKey = (typeof planKeys)[number];

/** The screens disagree on prices and both stand, so a price always belongs to a named reading. */
export type PriceReading = "home" | "pricingPage";

const priceSchema = v.pipe(
  v.object({ price: count, listPrice: count }),
  v.forward(
    v.check(({ price, listPrice }) => price < listPrice, "must be below its list price"),
    ["price"],
  ),
);

const readingSchema = v.object({
  bundle: priceSchema,
  basic: priceSchema,
  intermediate: priceSchema,
  advanced: priceSchema,
});
type Prices = v.InferOutput<typeof readingSchema>;

const belowBundle = (phase: PhaseKey) =>
  v.forward<Prices, v.CheckIssue<Prices>, [PhaseKey, "price"]>(
    v.check((prices) => prices[phase].price < prices.bundle.price, "must be below the bundle's price"),
    [phase, "price"],
  );

/** Many texts say what the bundle saves, in rupees and in percent: prices that save nothing stop the build. */
export const priceReadingSchema = v.pipe(
  readingSchema,
  v.forward(
    v.check(
      (prices) => savingOver(prices).amount > 0,
      ({ input }) => `must be below its three phases together, which are ${savingOver(input).single}`,
    ),
    ["bundle", "price"],
  ),
  v.forward(
    v.check(
      (prices) => savingOver(prices).amount <= 0 || savingOver(prices).percent > 0,
      "must save at least 1% against its three phases",
    ),
    ["bundle", "price"],
  ),
  belowBundle("basic"),
  belowBundle("intermediate"),
  belowBundle("advanced"),
);

export const planTextSchema = v.object({
  course: text,
  subtitle: text,
  month: text,
  badge: v.optional(text),
  features: v.pipe(v.array(text), v.minLength(1, "must be one feature or more")),
});

export const offerSchema = v.pipe(
  v.object({
    validFrom: v.pipe(v.string(), v.isoDate("must be a date like 2026-12-31")),
    validUntil: v.pipe(v.string(), v.isoDate("must be a date like 2026-12-31")),
  }),
  v.forward(
    v.check(({ validFrom, validUntil }) => validFrom < validUntil, "must be after validFrom"),
    ["validUntil"],
  ),
);

export type Plan = v.InferOutput<typeof planTextSchema> & {
  key: PlanKey;
  phase: PhaseKey | null;
  price: number;
  listPrice: number;
  days: number;
};

/** What the enrollment dialog and the request carry. */
export type Order = { course: string; price: number };

export const savings = (plan: { price: number; listPrice: number }) => plan.listPrice - plan.price;

/** What the bundle saves against its phases bought one by one. */
export function savingOver(prices: Readonly<Record<PhaseKey | "bundle", { price: number }>>) {
  const single = phaseKeys.reduce((sum, key) => sum + prices[key].price, 0);
  const amount = single - prices.bundle.price;
  return { single, amount, percent: Math.round((amount / single) * 100) };
}

export const shownFeatures = (plan: { features: readonly string[] }) => plan.features.slice(0, 6);

const dayInMilliseconds = 86_400_000;

export type OfferPeriod = { validFrom: string; validUntil: string };

/** Whole days left until the end of the given date in the course's time zone; 0 on its last day, negative once past. */
export function daysUntil(date: string, now: Date, utcOffset: string): number {
  const end = new Date(`${date}T23:59:59.999${utcOffset}`).getTime();
  return Math.floor((end - now.getTime()) / dayInMilliseconds);
}

export const isOfferOver = (offer: OfferPeriod, now: Date, utcOffset: string) =>
  daysUntil(offer.validUntil, now, utcOffset) < 0;

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
