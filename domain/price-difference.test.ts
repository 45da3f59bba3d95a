import { expect, test } from "vitest";
import { describePriceDifference } from "./price-difference.ts";

const plan = (course: string, price: number, listPrice: number) => ({ course, price, listPrice });
const here = (...plans: ReturnType<typeof plan>[]) => ({ plans, where: "here" });
const there = (...plans: ReturnType<typeof plan>[]) => ({ plans, where: "on the other page" });

test("names every price that differs, and that list prices do", () => {
  expect(
    describePriceDifference(
      here(plan("Whole", 3000, 9000), plan("Part", 1000, 5000)),
      there(plan("Whole", 2500, 9000), plan("Part", 500, 3000)),
    ),
  ).toBe(
    "The Whole is ₹3,000 here and ₹2,500 on the other page. The Part is ₹1,000 here and ₹500 on the other page. The struck list prices differ too.",
  );
});

test("says nothing of list prices that are the same, and of prices that are", () => {
  expect(describePriceDifference(here(plan("Part", 1000, 5000)), there(plan("Part", 500, 5000)))).toBe(
    "The Part is ₹1,000 here and ₹500 on the other page.",
  );
  expect(describePriceDifference(here(plan("Part", 500, 5000)), there(plan("Part", 500, 3000)))).toBe(
    "Only the struck list prices differ.",
  );
});

test("has nothing to say where no figure differs", () => {
  expect(describePriceDifference(here(plan("Part", 500, 3000)), there(plan("Part", 500, 3000)))).toBeUndefined();
});
