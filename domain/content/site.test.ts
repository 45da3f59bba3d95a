import * as v from "valibot";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { businessHours } from "#tests/support/sample-content.ts";
import { formatBusinessHours, formatWriteOrCall, regionSchema, siteSchema } from "./site.ts";

test.for([
  [10, 19, "Mon-Sat 10 AM - 7 PM IST"],
  [9.5, 12, "Mon-Sat 9:30 AM - 12 PM IST"],
  [0, 24, "Mon-Sat 12 AM - 12 AM IST"],
] as const)("from %d to %d o'clock reads as %s", ([opens, closes, text]) => {
  expect(formatBusinessHours({ ...businessHours, opens, closes })).toBe(text);
});

test("a number is left out with its link, and nothing then speaks of a call", () => {
  const { phone, phoneLink, ...unreachable } = site.contact;
  const withContact = (contact: object) => v.is(siteSchema, { ...site, contact });
  expect(withContact(unreachable)).toBe(true);
  expect(withContact({ ...unreachable, phone })).toBe(false);
  expect(withContact({ ...unreachable, phoneLink })).toBe(false);
  expect(formatWriteOrCall(site.contact)).toBe(
    "write to support@example.com or call +91 00000 00000 (Mon-Sat 10 AM - 7 PM IST)",
  );
  expect(formatWriteOrCall(unreachable)).toBe("write to support@example.com");
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
