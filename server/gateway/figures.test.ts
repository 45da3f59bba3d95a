import { expect, test } from "vitest";
import { priceLines } from "./prompt.ts";
import { areFiguresProven, readFigures } from "./figures.ts";

test("reads amounts, days, hours and bare numbers in every way they are written", () => {
  expect(readFigures("Rs. 3,000, five hundred rupees, 2k, $5000+, 33% off")).toEqual([
    { unit: "rupees", value: 3000 },
    { unit: "rupees", value: 500 },
    { unit: "plain", value: 2000 },
    { unit: "dollars", value: 5000 },
    { unit: "percent", value: 33 },
  ]);
  expect(readFigures("15 January, March 3, 15th of May, पंद्रह जनवरी").map(({ unit }) => unit)).toEqual(
    Array(4).fill("date"),
  );
  expect(readFigures("day 45, twenty-one days, 3 hours a day, २१ din, 24/7")).toEqual([
    { unit: "day", value: 45 },
    { unit: "days", value: 21 },
    { unit: "hours", value: 3 },
    { unit: "days", value: 21 },
    { unit: "plain", value: 24 },
    { unit: "plain", value: 7 },
  ]);
});

test.each([
  "The Complete Bundle is ₹3,000 once.",
  "The Advanced Phase is ₹1,000 on the home page, or ₹500 on the pricing page.",
  "The bundle has a list price of ₹21,000.",
  "No figures at all.",
])("accepts %s", (answer) => expect(areFiguresProven(answer, priceLines())).toBe(true));

test.each([
  "The Complete Bundle is ₹2,500.",
  "The Beginner Phase is ₹1,500.",
  "The Intermediate Phase has 16 days.",
  "You get 90% off.",
  "The bundle is three thousand five hundred rupees.",
])("refuses %s", (answer) => expect(areFiguresProven(answer, priceLines())).toBe(false));
