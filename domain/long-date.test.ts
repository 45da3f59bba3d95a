import fc from "fast-check";
import { expect, test } from "vitest";
import { formatLongDate } from "./long-date.ts";

test("a date is written the long US way and never shifts with the time zone", () => {
  expect(formatLongDate("2024-10-15")).toBe("October 15, 2024");
  expect(formatLongDate("2025-01-01T23:59:00+05:30")).toBe("January 1, 2025");
});

test("any day is written as the platform writes it", () => {
  const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const days = fc.date({ min: new Date("1970-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
  const check = (day: Date) => {
    expect(formatLongDate(day.toISOString())).toBe(longDate.format(day));
  };
  fc.assert(fc.property(days, check));
});
