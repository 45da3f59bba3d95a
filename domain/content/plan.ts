import * as v from "valibot";
import { calendarDateSchema, count, text } from "./define-content.ts";
import { mapPhases, phaseKeys, type PhaseKey } from "./phase.ts";

export const planKeys = ["bundle", ...phaseKeys] as const;
export type PlanKey = (typeof planKeys)[number];
export const isPlanKey = (key: string | null): key is PlanKey => planKeys.some((plan) => plan === key);

/** The home page and the pricing page have different prices, so a price always belongs to one of these price lists. */
export type PriceListName = "home" | "pricingPage";

const priceSchema = v.pipe(
  v.strictObject({
    price: count,
    /** The struck price, where there was another. */
    listPrice: v.optional(count),
  }),
  v.forward(
    v.check(
      ({ price, listPrice = Infinity }) => price < listPrice,
      ({ input }) => `must be below its list price of ${input.listPrice}`,
    ),
    ["price"],
  ),
);
export type PlanPrice = v.InferOutput<typeof priceSchema>;

/** What is offered, and for how much: the bundle of all phases, single phases, both, or nothing at all. */
export const priceListSchema = v.pipe(
  v.partial(v.strictObject({ bundle: priceSchema, ...mapPhases(() => priceSchema) })),
  v.forward(
    v.check(
      ({ bundle, ...prices }) => !bundle || phaseKeys.every((key) => (prices[key]?.price ?? 0) < bundle.price),
      "must be dearer than each of its phases",
    ),
    ["bundle"],
  ),
);
export type PriceList = v.InferOutput<typeof priceListSchema>;

/** One reading for all pages, or another one for the pricing page, of the same offers. */
export const pricesSchema = v.pipe(
  v.strictObject({ home: priceListSchema, pricingPage: v.optional(priceListSchema) }),
  v.forward(
    v.check(
      ({ home, pricingPage = home }) => listOffered(home).join(", ") === listOffered(pricingPage).join(", "),
      ({ input }) => `must price the same as home: ${listOffered(input.home).join(", ") || "nothing"}`,
    ),
    ["pricingPage"],
  ),
);

/** In the order in which they are shown. */
export const listOffered = (prices: PriceList): PlanKey[] => planKeys.filter((key) => prices[key]);

export const planTextSchema = v.object({
  course: text,
  subtitle: v.optional(text),
  /** What the pricing page says in its place. */
  pricingPageSubtitle: v.optional(text),
  month: v.optional(text),
  badge: v.optional(text),
  /** How it is paid, in a few words, such as "one-time payment". */
  payment: v.optional(text),
  features: v.pipe(v.array(text), v.minLength(1, "must be one feature or more")),
});

export const priceValiditySchema = v.pipe(
  v.object({ validFrom: v.optional(calendarDateSchema), validUntil: v.optional(calendarDateSchema) }),
  v.forward(
    v.check(({ validFrom = "", validUntil = "9999" }) => validFrom < validUntil, "must be after validFrom"),
    ["validUntil"],
  ),
);

/** The texts of what is offered; a plan that is offered without one stops the build. */
export const planTextsSchema = (offered: readonly PlanKey[]) =>
  v.pipe(
    v.partial(v.strictObject({ bundle: planTextSchema, ...mapPhases(() => planTextSchema) })),
    v.check(
      (texts) => offered.every((key) => texts[key]),
      ({ input }) => `must have the text of ${offered.filter((key) => !input[key]).join(", ")}, which has a price`,
    ),
  );

export type Plan = v.InferOutput<typeof planTextSchema> &
  PlanPrice & {
    key: PlanKey;
    phase: PhaseKey | null;
    days: number;
  };

export type Order = { course: string; price: number };
