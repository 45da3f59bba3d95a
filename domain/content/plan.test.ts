import { expect, test } from "vitest";
import { defineContent } from "./define-content.ts";
import { countDaysUntil, isOfferOver, describePriceDifference } from "./price-calculations.ts";
import { offerSchema, priceListSchema } from "./plan.ts";

const fair = {
  bundle: { price: 3000, listPrice: 21_000 },
  basic: { price: 2000, listPrice: 10_000 },
  intermediate: { price: 1500, listPrice: 6000 },
  advanced: { price: 1000, listPrice: 5000 },
};
const read = (prices: typeof fair) => () => defineContent("content/plans.ts", priceListSchema, prices);
const bundleAt = (price: number) => read({ ...fair, bundle: { price, listPrice: 21_000 } });

test("a bundle that saves nothing against its phases is refused by name", () => {
  expect(read(fair)).not.toThrow();
  for (const price of [4999, 4500]) {
    expect(bundleAt(price)).toThrow(
      "content/plans.ts: bundle.price: must be below its three phases together, which are 4500",
    );
  }
});

test("a saving too small to be a percent is refused, since the pages name it in percent", () => {
  expect(bundleAt(4478)).toThrow("content/plans.ts: bundle.price: must save at least 1% against its three phases");
  expect(bundleAt(4477)).not.toThrow();
});

test("a price at or above its list price is refused by name", () => {
  for (const price of [5000, 5001]) {
    expect(read({ ...fair, advanced: { price, listPrice: 5000 } })).toThrow(
      "content/plans.ts: advanced.price: must be below its list price",
    );
  }
});

test("a phase as dear as the bundle is refused by name", () => {
  expect(read({ ...fair, basic: { price: 3000, listPrice: 10_000 } })).toThrow(
    "content/plans.ts: basic.price: must be below the bundle's price",
  );
});

test("an offer that ends before it starts is refused by name", () => {
  expect(() =>
    defineContent("content/plans.ts", offerSchema, { validFrom: "2026-12-31", validUntil: "2026-12-31" }),
  ).toThrow("content/plans.ts: validUntil: must be after validFrom");
});

const offer = { validFrom: "2024-10-01", validUntil: "2026-12-31" };

test("an offer holds until midnight in its time zone", () => {
  expect(isOfferOver(offer, new Date("2026-12-31T18:29:59Z"), "+05:30")).toBe(false);
  expect(isOfferOver(offer, new Date("2026-12-31T18:30:00Z"), "+05:30")).toBe(true);
});

test("the days left of an offer are whole days", () => {
  expect(countDaysUntil("2026-12-31", new Date("2026-12-31T10:00:00Z"), "+05:30")).toBe(0);
  expect(countDaysUntil("2026-12-31", new Date("2026-12-01T10:00:00Z"), "+05:30")).toBe(30);
});

const plan = (course: string, price: number, listPrice: number) => ({ course, price, listPrice });
const here = (...plans: ReturnType<typeof plan>[]) => ({ plans, where: "here" });
const there = (...plans: ReturnType<typeof plan>[]) => ({ plans, where: "on the other page" });

test("the price note names every price that differs between the two screens, and that list prices do", () => {
  expect(
    describePriceDifference(
      here(plan("Whole", 3000, 9000), plan("Part", 1000, 5000)),
      there(plan("Whole", 2500, 9000), plan("Part", 500, 3000)),
    ),
  ).toBe(
    "The Whole is ₹3,000 here and ₹2,500 on the other page. The Part is ₹1,000 here and ₹500 on the other page. The struck list prices differ too.",
  );
});

test("the price note says nothing of prices and list prices that are the same", () => {
  expect(describePriceDifference(here(plan("Part", 1000, 5000)), there(plan("Part", 500, 5000)))).toBe(
    "The Part is ₹1,000 here and ₹500 on the other page.",
  );
  expect(describePriceDifference(here(plan("Part", 500, 5000)), there(plan("Part", 500, 3000)))).toBe(
    "Only the struck list prices differ.",
  );
});

test("the price note is empty where no figure differs between the two screens", () => {
  expect(describePriceDifference(here(plan("Part", 500, 3000)), there(plan("Part", 500, 3000)))).toBeUndefined();
});
