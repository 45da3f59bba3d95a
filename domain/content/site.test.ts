import * as v from "valibot";
import { expect, test } from "vitest";
import { businessHours } from "#tests/support/sample-content.ts";
import { formatBusinessHours, regionSchema } from "./site.ts";

test.for([
  [10, 19, "Mon-Sat 10 AM - 7 PM IST"],
  [9.5, 12, "Mon-Sat 9:30 AM - 12 PM IST"],
  [0, 24, "Mon-Sat 12 AM - 12 AM IST"],
] as const)("from %d to %d o'clock reads as %s", ([opens, closes, text]) => {
  expect(formatBusinessHours({ ...businessHours, opens, closes })).toBe(text);
});

const region = {
  currency: { code: "INR", locale: "en-IN" },
  timeZone: { name: "Europe/Berlin", short: "Berlin time" },
  callingCode: "49",
};

test.for([
  ["a zone that is nowhere", { timeZone: { name: "Nowhere", short: "NW" } }],
  ["a currency that nobody pays with", { currency: { code: "XYZ", locale: "en-IN" } }],
  ["a locale that is none", { currency: { code: "INR", locale: "English (India)" } }],
  ["a country with a plus sign", { callingCode: "+49" }],
] as const)("a region refuses %s", ([, change]) => {
  expect(v.is(regionSchema, { ...region, ...change })).toBe(false);
  expect(v.is(regionSchema, region)).toBe(true);
});
