import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRupees } from "./money.ts";

test("rupees are grouped the Indian way", () => {
  expect([500, 3000, 21_000, 100_000, 12_345_678].map(formatRupees)).toEqual([
    "₹500",
    "₹3,000",
    "₹21,000",
    "₹1,00,000",
    "₹1,23,45,678",
  ]);
});

test("any whole amount is written as the platform writes it for India", () => {
  const indianDigits = new Intl.NumberFormat("en-IN");
  const check = (amount: number) => {
    expect(formatRupees(amount)).toBe(`₹${indianDigits.format(amount)}`);
  };
  fc.assert(fc.property(fc.nat(), check));
});
