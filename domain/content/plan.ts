import * as v from "valibot";
import { count, text } from "./define-content.ts";
import { phaseKeys, type PhaseKey } from "./phase.ts";
import { computeBundleSaving } from "./price-calculations.ts";

export const planKeys = ["bundle", ...phaseKeys] as const;
export type PlanKey = (typeof planKeys)[number];
export const isPlanKey = (key: string | null): key is PlanKey => planKeys.some((plan) => plan === key);

/** The home page and the pricing page have different prices, so a price always belongs to one of these price lists. */
export type PriceListName = "home" | "pricingPage";

const priceSchema = v.pipe(
  v.object({ price: count, listPrice: count }),
  v.forward(
    v.check(({ price, listPrice }) => price < listPrice, "must be below its list price"),
    ["price"],
  ),
);

const pricesSchema = v.object({
  bundle: priceSchema,
  basic: priceSchema,
  intermediate: priceSchema,
  advanced: priceSchema,
});
type Prices = v.InferOutput<typeof pricesSchema>;

const checkPriceBelowBundle = (phase: PhaseKey) =>
  v.forward<Prices, v.CheckIssue<Prices>, [PhaseKey, "price"]>(
    v.check((prices) => prices[phase].price < prices.bundle.price, "must be below the bundle's price"),
    [phase, "price"],
  );

/** Many texts say what the bundle saves, in rupees and in percent: prices that save nothing stop the build. */
export const priceListSchema = v.pipe(
  pricesSchema,
  v.forward(
    v.check(
      (prices) => computeBundleSaving(prices).amount > 0,
      ({ input }) => `must be below its three phases together, which are ${computeBundleSaving(input).single}`,
    ),
    ["bundle", "price"],
  ),
  v.forward(
    v.check(
      (prices) => computeBundleSaving(prices).amount <= 0 || computeBundleSaving(prices).percent > 0,
      "must save at least 1% against its three phases",
    ),
    ["bundle", "price"],
  ),
  checkPriceBelowBundle("basic"),
  checkPriceBelowBundle("intermediate"),
  checkPriceBelowBundle("advanced"),
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
