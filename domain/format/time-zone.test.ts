import fc from "fast-check";
import { expect, test } from "vitest";
import { formatLongDate } from "./dates.ts";
import {
  countDaysUntil,
  countMidnights,
  findNextMidnight,
  formatStartOfDay,
  toZonedIsoDate,
  toZonedIsoTime,
} from "./time-zone.ts";

const india = "Asia/Kolkata";
const berlin = "Europe/Berlin";

test.for([
  [india, "2026-02-28T18:29:59.999Z", "2026-02-28T23:59:59.999+05:30"],
  [india, "2026-02-28T18:30:00.000Z", "2026-03-01T00:00:00.000+05:30"],
  [india, "2026-02-28T23:45:00-08:00", "2026-03-01T13:15:00.000+05:30"],
  // The clocks of Berlin go forward on 29 March and back on 25 October 2026, at one o'clock in UTC.
  [berlin, "2026-03-29T00:59:59.999Z", "2026-03-29T01:59:59.999+01:00"],
  [berlin, "2026-03-29T01:00:00.000Z", "2026-03-29T03:00:00.000+02:00"],
  [berlin, "2026-10-25T00:59:59.999Z", "2026-10-25T02:59:59.999+02:00"],
  [berlin, "2026-10-25T01:00:00.000Z", "2026-10-25T02:00:00.000+01:00"],
  ["America/St_Johns", "2026-01-01T00:00:00.000Z", "2025-12-31T20:30:00.000-03:30"],
  ["UTC", "2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000+00:00"],
] as const)("in %s, %s is %s", ([zone, iso, zoned]) => {
  expect(toZonedIsoTime(iso, zone)).toBe(zoned);
});

test.for([
  [india, "2026-03-01", "2026-03-01T00:00:00.000+05:30"],
  [berlin, "2026-03-29", "2026-03-29T00:00:00.000+01:00"],
  [berlin, "2026-03-30", "2026-03-30T00:00:00.000+02:00"],
  [berlin, "2026-10-25", "2026-10-25T00:00:00.000+02:00"],
  [berlin, "2026-10-26", "2026-10-26T00:00:00.000+01:00"],
  // In Cairo clocks skip the first hour of 24 April 2026, and show the last of 29 October twice.
  ["Africa/Cairo", "2026-04-24", "2026-04-24T01:00:00.000+03:00"],
  ["Africa/Cairo", "2026-10-30", "2026-10-30T00:00:00.000+02:00"],
  [berlin, "", ""],
] as const)("in %s, %s begins at %s", ([zone, date, start]) => {
  expect(formatStartOfDay(date, zone)).toBe(start);
});

test("a day of 23 or 25 hours is one day", () => {
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  expect(countMidnights("2026-03-28T22:59:00Z", noon("2026-03-29"), berlin)).toBe(1);
  expect(countMidnights("2026-03-28T23:00:00Z", new Date("2026-03-29T21:59:00Z"), berlin)).toBe(0);
  expect(countMidnights("2026-10-24T22:00:00Z", new Date("2026-10-25T22:59:00Z"), berlin)).toBe(0);
  expect(countMidnights("2026-10-24T22:00:00Z", new Date("2026-10-25T23:00:00Z"), berlin)).toBe(1);
  expect(new Date(findNextMidnight(noon("2026-03-29"), berlin)).toISOString()).toBe("2026-03-29T22:00:00.000Z");
  expect(new Date(findNextMidnight(noon("2026-10-25"), berlin)).toISOString()).toBe("2026-10-25T23:00:00.000Z");
});

test("an offer holds until midnight in its time zone, and its days left are whole", () => {
  expect(countDaysUntil("2026-12-31", new Date("2026-12-31T18:29:59Z"), india)).toBe(0);
  expect(countDaysUntil("2026-12-31", new Date("2026-12-31T18:30:00Z"), india)).toBe(-1);
  expect(countDaysUntil("2026-12-31", new Date("2026-12-01T10:00:00Z"), india)).toBe(30);
});

const moments = fc.date({ min: new Date("1970-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
const zones = fc.constantFrom(india, berlin, "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago");

test("any moment stays the same moment, on the day that the platform names", () => {
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: zone });
      const zoned = toZonedIsoTime(moment.toISOString(), zone);
      expect(new Date(zoned)).toEqual(moment);
      expect(formatLongDate(zoned)).toBe(longDate.format(moment));
      const start = new Date(formatStartOfDay(toZonedIsoDate(moment, zone), zone));
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(findNextMidnight(moment, zone)).toBeGreaterThan(moment.getTime());
      expect(countMidnights(start.toISOString(), moment, zone)).toBe(0);
    }),
  );
});
