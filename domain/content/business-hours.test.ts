import { expect, test } from "vitest";
import { businessHours } from "#tests/support/sample-content.ts";
import { formatBusinessHours } from "./business-hours.ts";

test.for([
  [10, 19, "Mon-Sat 10 AM - 7 PM IST"],
  [9.5, 12, "Mon-Sat 9:30 AM - 12 PM IST"],
  [0, 24, "Mon-Sat 12 AM - 12 AM IST"],
] as const)("from %d to %d o'clock reads as %s", ([opens, closes, text]) => {
  expect(formatBusinessHours({ ...businessHours, opens, closes })).toBe(text);
});
