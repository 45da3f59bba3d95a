import * as v from "valibot";
import { count, text } from "./define-content.ts";
import { phaseKeys, type PhaseKey } from "./phase.ts";

export const planKeys = ["bundle", ...phaseKeys] as const;
export type PlanKey = (typeof planKeys)[number];

/** The screens disagree on prices and both stand, so a price always belongs to a named reading. */
export type PriceReading = "home" | "pricingPage";

const priceSchema = v.pipe(
  v.object({ price: count, listPrice: count }),
  v.check(({ price, listPrice }) => price < listPrice, "must be below its list price"),
);

export const priceReadingSchema = v.object({
  bundle: priceSchema,
  basic: priceSchema,
  intermediate: priceSchema,
  advanced: priceSchema,
});

export const planTextSchema = v.object({
  course: text,
  subtitle: text,
  month: text,
  badge: v.optional(text),
  features: v.pipe(v.array(text), v.length(8, "must be eight features")),
});

export const offerSchema = v.pipe(
  v.object({
    validFrom: v.pipe(v.string(), v.isoDate("must be a date like 2026-12-31")),
    validUntil: v.pipe(v.string(), v.isoDate("must be a date like 2026-12-31")),
  }),
  v.check(({ validFrom, validUntil }) => validFrom < validUntil, "must end after it starts"),
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
