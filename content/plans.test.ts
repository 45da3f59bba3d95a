import { expect, test } from "vitest";
import { isOffered, listPlans, savingOverSinglePhases } from "./plans.ts";

test("each screen keeps its own prices", () => {
  const prices = (reading: "home" | "pricingPage") =>
    listPlans(reading).map(({ course, price, listPrice }) => [course, price, listPrice]);
  expect(prices("home")).toEqual([
    ["Complete Bundle", 3000, 21_000],
    ["Beginner Phase", 2000, 10_000],
    ["Intermediate Phase", 1500, 6000],
    ["Advanced Phase", 1000, 5000],
  ]);
  expect(prices("pricingPage")).toEqual([
    ["Complete Bundle", 3000, 12_000],
    ["Beginner Phase", 2000, 5000],
    ["Intermediate Phase", 1500, 4000],
    ["Advanced Phase", 500, 3000],
  ]);
});

test("the bundle's saving over single phases follows from the prices", () => {
  expect(savingOverSinglePhases("home")).toMatchObject({ amount: 1500, percent: 33 });
  expect(savingOverSinglePhases("pricingPage")).toMatchObject({ amount: 1000, percent: 25 });
});

test("only a course at a price that some screen shows is offered", () => {
  expect(isOffered({ course: "Advanced Phase", price: 500 })).toBe(true);
  expect(isOffered({ course: "Advanced Phase", price: 1000 })).toBe(true);
  expect(isOffered({ course: "Advanced Phase", price: 999 })).toBe(false);
  expect(isOffered({ course: "Beginner Phase", price: 3000 })).toBe(false);
});
