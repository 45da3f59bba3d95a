import fc from "fast-check";
import { expect, test } from "vitest";
import { formatLongDate } from "./dates.ts";

test("a date is written the long US way and never shifts with the time zone", () => {
  expect(formatLongDate("2024-10-15")).toBe("October 15, 2024");
  expect(formatLongDate("2025-01-01T23:59:00+05:30")).toBe("January 1, 2025");
});

test("where the day comes first, it does here", () => {
  expect(formatLongDate("2024-10-05", "en-GB")).toBe("5 October 2024");
});

test("any day is written as the platform writes it", () => {
  const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const days = fc.date({ min: new Date("1970-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
  const check = (day: Date) => {
    expect(formatLongDate(day.toISOString())).toBe(longDate.format(day));
  };
  fc.assert(fc.property(days, check));
});

test("a date is the same in every time zone", () => {
  const zone = process.env["TZ"];
  for (const other of ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Pago_Pago"]) {
    process.env["TZ"] = other;
    expect(formatLongDate("2025-11-04")).toBe("November 4, 2025");
  }
  process.env["TZ"] = zone;
});
