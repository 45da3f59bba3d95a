import type * as v from "valibot";
import { expect, test } from "vitest";
import { defineContent } from "./define-content.ts";
import { computeBundleSaving, describePriceListDifferences } from "./price-calculations.ts";
import { priceValiditySchema, planTextsSchema, priceListSchema, pricesSchema } from "./plan.ts";

const fair = {
  bundle: { price: 3000, listPrice: 21_000 },
  basic: { price: 2000, listPrice: 10_000 },
  intermediate: { price: 1500, listPrice: 6000 },
  advanced: { price: 1000, listPrice: 5000 },
};
const read = (prices: v.InferInput<typeof priceListSchema>) => () =>
  defineContent("content/plans.ts", priceListSchema, prices);

test("a bundle, single phases, both or nothing can be offered, with a struck price or none", () => {
  const { bundle, ...phases } = fair;
  for (const prices of [fair, { bundle }, phases, { basic: { price: 100 } }, {}]) expect(read(prices)).not.toThrow();
});

test.for([
  ["where it is cheaper than the phases that are offered", [3000, 2000, 1500], { amount: 500, percent: 14, phases: 2 }],
  ["not where it is as dear", [4500, 2000, 1500, 1000], null],
  ["not where it is dearer", [4999, 2000, 1500, 1000], null],
  ["not where that is less than a percent", [4478, 2000, 1500, 1000], null],
  ["not where no phase is offered alone", [3000], null],
  ["not where there is no bundle", [null, 2000, 1500], null],
] as const)("a bundle saves %s", ([, [bundle, ...phases], saving]) => {
  const plans = [
    ...(bundle === null ? [] : [{ phase: null, price: bundle }]),
    ...phases.map((price) => ({ phase: "some", price })),
  ];
  const found = computeBundleSaving(plans);
  expect(found && { amount: found.amount, percent: found.percent, phases: found.phases }).toEqual(saving);
});

test("a price at or above its list price is refused by name", () => {
  for (const price of [5000, 5001]) {
    expect(read({ ...fair, advanced: { price, listPrice: 5000 } })).toThrow(
      "content/plans.ts: advanced.price: must be below its list price of 5000",
    );
  }
});

test("a phase as dear as the bundle is refused by name", () => {
  expect(read({ ...fair, basic: { price: 3000, listPrice: 10_000 } })).toThrow(
    "content/plans.ts: bundle: must be dearer than each of its phases",
  );
});

test("the pricing page has its own prices of the same offers, or none of its own", () => {
  const { bundle, ...phases } = fair;
  const prices = (pricingPage?: object) => () =>
    defineContent("content/plans.ts", pricesSchema, { home: fair, ...(pricingPage && { pricingPage }) });
  expect(prices()).not.toThrow();
  expect(prices({ ...phases, bundle: { ...bundle, price: 2900 } })).not.toThrow();
  expect(prices(phases)).toThrow(
    "content/plans.ts: pricingPage: must price the same as home: bundle, basic, intermediate, advanced",
  );
});

test("what is offered without a text is refused by name", () => {
  expect(() => defineContent("content/plans.ts", planTextsSchema(["bundle", "basic"]), {})).toThrow(
    "must have the text of bundle, basic, which has a price",
  );
});

test("an offer that ends before it starts is refused by name", () => {
  expect(() =>
    defineContent("content/plans.ts", priceValiditySchema, { validFrom: "2026-12-31", validUntil: "2026-12-31" }),
  ).toThrow("content/plans.ts: validUntil: must be after validFrom");
});

test("an offer may have no end", () => {
  expect(defineContent("content/plans.ts", priceValiditySchema, {})).toEqual({});
});

const plan = (course: string, price: number, listPrice: number) => ({ course, price, listPrice });
const here = (...plans: ReturnType<typeof plan>[]) => ({ plans, where: "here" });
const there = (...plans: ReturnType<typeof plan>[]) => ({ plans, where: "on the other page" });

test("the price note names every price that differs between the two screens, and that list prices do", () => {
  expect(
    describePriceListDifferences(
      here(plan("Whole", 3000, 9000), plan("Part", 1000, 5000)),
      there(plan("Whole", 2500, 9000), plan("Part", 500, 3000)),
    ),
  ).toBe(
    "The Whole is ₹3,000 here and ₹2,500 on the other page. The Part is ₹1,000 here and ₹500 on the other page. The struck list prices differ too.",
  );
});

test("the price note says nothing of prices and list prices that are the same", () => {
  expect(describePriceListDifferences(here(plan("Part", 1000, 5000)), there(plan("Part", 500, 5000)))).toBe(
    "The Part is ₹1,000 here and ₹500 on the other page.",
  );
  expect(describePriceListDifferences(here(plan("Part", 500, 5000)), there(plan("Part", 500, 3000)))).toBe(
    "Only the struck list prices differ.",
  );
});

test("the price note is empty where no figure differs between the two screens", () => {
  expect(describePriceListDifferences(here(plan("Part", 500, 3000)), there(plan("Part", 500, 3000)))).toBeUndefined();
});
