import fc from "fast-check";
import { expect, test } from "vitest";
import { toIndianIsoTime, formatLongDate } from "./dates.ts";

test.for([
  ["2026-02-28T18:29:59.999Z", "2026-02-28T23:59:59.999+05:30"],
  ["2026-02-28T18:30:00.000Z", "2026-03-01T00:00:00.000+05:30"],
  ["2026-01-01T00:00:00.000Z", "2026-01-01T05:30:00.000+05:30"],
  ["2026-02-28T23:45:00-08:00", "2026-03-01T13:15:00.000+05:30"],
])("%s is %s in India", ([iso, indian]) => {
  expect(toIndianIsoTime(iso ?? "")).toBe(indian);
});

const moments = fc.date({ min: new Date("1970-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });

test("any moment stays the same moment, on the day that the platform names", () => {
  const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Asia/Kolkata" });
  fc.assert(
    fc.property(moments, (moment) => {
      const indian = toIndianIsoTime(moment.toISOString());
      expect(new Date(indian)).toEqual(moment);
      expect(formatLongDate(indian)).toBe(longDate.format(moment));
    }),
  );
});

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

test("a date is the same in every time zone", () => {
  const zone = process.env["TZ"];
  for (const other of ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Pago_Pago"]) {
    process.env["TZ"] = other;
    expect(formatLongDate("2025-11-04")).toBe("November 4, 2025");
  }
  process.env["TZ"] = zone;
});
