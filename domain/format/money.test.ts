import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPrice, parsePriceOrNaN, readMoneyFormat } from "./money.ts";

test("rupees are grouped the Indian way", () => {
  expect([500, 3000, 21_000, 100_000, 12_345_678].map(formatPrice)).toEqual([
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
    expect(formatPrice(amount)).toBe(`₹${indianDigits.format(amount)}`);
  };
  fc.assert(fc.property(fc.nat(), check));
});

test.for([
  ["INR", "en-IN", { before: "₹", after: "", separator: ",", group: 2 }],
  ["EUR", "en-IE", { before: "€", after: "", separator: ",", group: 3 }],
  ["EUR", "de-DE", { before: "", after: "\u00a0€", separator: ".", group: 3 }],
  ["JPY", "en", { before: "¥", after: "", separator: ",", group: 3 }],
] as const)("%s is written the way of %s", ([code, locale, format]) => {
  expect(readMoneyFormat({ code, locale })).toEqual(format);
});

test("a typed price may have the sign, the code, separators and spaces", () => {
  expect(["₹1,500", "1500", " INR 1,00,000 "].map(parsePriceOrNaN)).toEqual([1500, 1500, 100_000]);
  expect(["free", "", "12.50", "-5"].map(parsePriceOrNaN)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});
