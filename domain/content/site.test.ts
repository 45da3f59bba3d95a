import * as v from "valibot";
import { expect, test } from "vitest";
import { businessHours } from "#tests/support/sample-content.ts";
import { businessHoursSchema, formatBusinessHours } from "./site.ts";

test.for([
  [10, 19, "Mon-Sat 10 AM - 7 PM IST"],
  [9.5, 12, "Mon-Sat 9:30 AM - 12 PM IST"],
  [0, 24, "Mon-Sat 12 AM - 12 AM IST"],
] as const)("from %d to %d o'clock reads as %s", ([opens, closes, text]) => {
  expect(formatBusinessHours({ ...businessHours, opens, closes })).toBe(text);
});

test.for([
  ["a zone with summer time", { name: "Europe/Berlin", short: "CET", utcOffset: "+01:00" }],
  ["another zone's offset", { name: "Asia/Kolkata", short: "IST", utcOffset: "+05:00" }],
  ["no zone at all", { name: "Nowhere", short: "NW", utcOffset: "+05:30" }],
] as const)("business hours refuse %s", ([, timeZone]) => {
  expect(v.is(businessHoursSchema, { ...businessHours, timeZone })).toBe(false);
  expect(v.is(businessHoursSchema, businessHours)).toBe(true);
});
