import fc from "fast-check";
import { expect, test } from "vitest";
import { businessHours } from "#tests/support/sample-content.ts";
import {
  addBusinessTime,
  countBusinessTime,
  formatWaitAndLateness,
  overdueCutoff,
  computeReplyDeadlineState,
  subtractBusinessTime,
} from "./reply-deadline.ts";

const hour = 3_600_000;
/** A moment by the clocks of India. */
const india = (text: string) => new Date(`${text}:00+05:30`);

// 2 March 2026 is a Monday.
test.for([
  ["within a day", "2026-03-02T11:00", "2026-03-02T12:30", 1.5],
  ["before opening", "2026-03-02T08:00", "2026-03-02T11:00", 1],
  ["over a night", "2026-03-02T18:00", "2026-03-03T11:00", 2],
  ["after closing", "2026-03-02T21:00", "2026-03-03T09:59", 0],
  ["Saturday to Monday", "2026-03-07T18:30", "2026-03-09T10:30", 1],
  ["on a Sunday", "2026-03-08T00:00", "2026-03-08T23:59", 0],
  ["a whole week", "2026-03-02T00:00", "2026-03-09T00:00", 54],
] as const)("counts business time %s", ([, from, to, hours]) => {
  expect(countBusinessTime(india(from), india(to), businessHours)).toBe(hours * hour);
});

test("an answer is due after 2 hours and overdue after 4", () => {
  const asked = india("2026-03-06T17:00");
  const at = (text: string) => computeReplyDeadlineState(asked, india(text), businessHours).state;
  expect(at("2026-03-06T18:59")).toBe("waiting");
  expect(at("2026-03-06T19:00")).toBe("due");
  expect(at("2026-03-07T11:59")).toBe("due");
  expect(at("2026-03-07T12:00")).toBe("overdue");
  expect(computeReplyDeadlineState(asked, asked, businessHours).dueAt).toEqual(india("2026-03-07T12:00"));
});

test("a Sunday's request is due on Monday", () => {
  expect(computeReplyDeadlineState(india("2026-03-08T15:00"), india("2026-03-08T15:00"), businessHours).dueAt).toEqual(
    india("2026-03-09T14:00"),
  );
});

// Due on Monday at 14 o'clock.
test.for([
  ["2026-03-02T14:20", "4 h 20 min", "20 min"],
  ["2026-03-02T17:59", "7 h 59 min", "3 h"],
  ["2026-03-03T09:59", "9 h 0 min", "19 h"],
  ["2026-03-03T14:00", "1 day", "1 d"],
  ["2026-04-01T12:00", "30 days", "29 d"],
] as const)("at %s an overdue request says how long it waits and how late the reply is", ([at, wait, lateness]) => {
  const asked = india("2026-03-02T10:00");
  const clock = computeReplyDeadlineState(asked, india(at), businessHours);
  expect(formatWaitAndLateness(asked, india(at), clock)).toEqual({ wait, lateness });
});

const moment = fc.oneof(
  fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
  // Nothing here can have come before 1970, but a date that somebody types can be.
  fc.date({ min: new Date("1968-01-01"), max: new Date("1971-12-31"), noInvalidDate: true }),
);

test("adding, subtracting and measuring agree at any moment", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 40 * hour }), (at, amount) => {
      expect(countBusinessTime(at, addBusinessTime(at, amount, businessHours), businessHours)).toBe(amount);
      expect(countBusinessTime(subtractBusinessTime(at, amount, businessHours), at, businessHours)).toBe(amount);
    }),
  );
});

test("what came by the overdue mark is overdue, what came later is not", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 100 * hour }), (now, ago) => {
      const created = new Date(now.getTime() - ago);
      expect(computeReplyDeadlineState(created, now, businessHours).state === "overdue").toBe(
        created <= overdueCutoff(now, businessHours),
      );
    }),
  );
});

test("other hours move the clock with them", () => {
  const nights = { ...businessHours, firstDay: "Sat", lastDay: "Mon", opens: 0, closes: 2 } as const;
  // Saturday, Sunday and Monday have two hours each, the four days after them none.
  expect(countBusinessTime(india("2026-03-07T00:00"), india("2026-03-14T00:00"), nights)).toBe(6 * hour);
  expect(countBusinessTime(india("2026-03-10T00:00"), india("2026-03-14T00:00"), nights)).toBe(0);
});

// On Sunday 29 March and Sunday 25 October 2026 the clocks of Berlin change.
test.for([
  ["goes forward", "2026-03-28T19:00:00Z", "2026-03-30T06:00:00Z"],
  ["goes back", "2026-10-24T18:00:00Z", "2026-10-26T07:00:00Z"],
] as const)("opening hours are those on the wall where the clock %s", ([, closing, opening]) => {
  const open = { ...businessHours, opens: 8, closes: 20 };
  const [eve, morning] = [new Date(new Date(closing).getTime() - hour), new Date(new Date(opening).getTime() + hour)];
  expect(countBusinessTime(eve, morning, open, "Europe/Berlin")).toBe(2 * hour);
  expect(addBusinessTime(eve, 2 * hour, open, "Europe/Berlin")).toEqual(morning);
  expect(subtractBusinessTime(morning, 2 * hour, open, "Europe/Berlin")).toEqual(eve);
});

test("a day on which the clock changes has as many hours as the wall shows", () => {
  const always = { ...businessHours, firstDay: "Mon", lastDay: "Sun", opens: 0, closes: 24 } as const;
  const count = (from: string, to: string) => countBusinessTime(new Date(from), new Date(to), always, "Europe/Berlin");
  expect(count("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z")).toBe(23 * hour);
  expect(count("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z")).toBe(25 * hour);
});
