import * as v from "valibot";
import { expect, test } from "vitest";
import { regionSchema } from "./region-schema.ts";

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
