import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countDaysBehind,
  countInactiveDays,
  estimateLastChange,
  forecastEnd,
  scheduleRemainingSessions,
  type PacedLearner,
  type StudyPlan,
} from "./pace.ts";

const days = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const student = (changes: Partial<PacedLearner> = {}): PacedLearner => ({
  course: null,
  completedDays: [],
  enrollmentDate: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-01T10:00:00.000Z",
  plan: null,
  ...changes,
});

test.for([
  ["2026-03-01T18:29:59.999Z", 0],
  ["2026-03-01T18:30:00.000Z", 1],
  ["2026-03-08T18:29:59.999Z", 7],
  ["2026-02-28T00:00:00.000Z", 0],
] as const)("quiet is counted by midnights in India: at %s %i days", ([now, quiet]) => {
  expect(countInactiveDays(student(), new Date(now))).toBe(quiet);
});

test.for([
  ["on the day of enrollment", {}, "2026-03-01T18:29:59.999Z", 0],
  ["a day later without day 1", {}, "2026-03-01T18:30:00.000Z", 1],
  ["in pace", { completedDays: [1, 2] }, "2026-03-03T10:00:00.000Z", 0],
  ["ahead", { completedDays: days(1, 9) }, "2026-03-03T10:00:00.000Z", 0],
  ["enrolled for later", { enrollmentDate: "2026-04-01" }, "2026-03-03T10:00:00.000Z", 0],
  ["years later, the whole course", { completedDays: [1] }, "2029-03-01T10:00:00.000Z", 57],
  ["years later, one phase", { course: "advanced" as const, completedDays: [43] }, "2029-03-01T10:00:00.000Z", 15],
  ["days of another phase", { course: "advanced" as const, completedDays: days(1, 21) }, "2026-03-06T10:00:00.000Z", 5],
] as const)("a student is behind or not: %s", ([, changes, now, behind]) => {
  expect(countDaysBehind(student(changes as Partial<PacedLearner>), new Date(now))).toBe(behind);
});

test("nobody is quiet or behind before the course had a chance: from the import, or the start of the batch", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 4, day, 10));
  const imported = student({ addedAt: at(1).toISOString() });
  expect([countInactiveDays(imported, at(3)), countDaysBehind(imported, at(3))]).toEqual([2, 2]);
  // Ticked and unticked: no more is known than before.
  const undone = { ...imported, updatedAt: at(2).toISOString() };
  expect([countInactiveDays(undone, at(3)), countDaysBehind(undone, at(3))]).toEqual([1, 2]);
  // What the file or somebody since says of the days counts.
  const heardOf = { ...imported, updatedAt: at(2).toISOString(), completedDays: [1] };
  expect([countInactiveDays(heardOf, at(4)), countDaysBehind(heardOf, at(4))]).toEqual([2, 57]);
  expect(countInactiveDays(student({ batchStart: "2026-05-03" }), at(4))).toBe(1);
});

test("who was imported with completed days is quiet since the last of them was due, if that is not known", () => {
  const now = new Date("2026-04-08T10:00:00.000Z");
  const quietWith = (done: number, changes: Partial<PacedLearner> = {}) => {
    const learner = student({ addedAt: now.toISOString(), completedDays: days(1, done), ...changes });
    return countInactiveDays({ ...learner, updatedAt: estimateLastChange(learner, now) }, now);
  };
  expect([quietWith(0), quietWith(3), quietWith(37), quietWith(57)]).toEqual([0, 35, 1, 0]);
  expect(quietWith(3, { batchStart: "2026-04-01" })).toBe(4);
  expect(quietWith(3, { enrollmentDate: "2026-05-01T10:00:00.000Z" })).toBe(0);
});

test("who has finished is neither quiet nor behind, also a single phase", () => {
  const now = new Date("2029-01-01T00:00:00.000Z");
  for (const finished of [
    student({ completedDays: days(1, 58) }),
    student({ course: "intermediate", completedDays: days(22, 42) }),
  ]) {
    expect([countInactiveDays(finished, now), countDaysBehind(finished, now)]).toEqual([0, 0]);
  }
});

const plan = (changes: Partial<StudyPlan> = {}): StudyPlan => ({
  weekdays: [1, 3, 5],
  hours: 2,
  start: "2026-03-02",
  time: "18:00",
  madeAt: "2026-03-01T10:00:00.000Z",
  doneBefore: 0,
  needs: { basic: 2, intermediate: 3, advanced: 3 },
  ...changes,
});
const firstDates = (learner: PacedLearner, now: string, count = 4) =>
  scheduleRemainingSessions(learner, learner.plan ?? plan(), new Date(now))
    .slice(0, count)
    .map(({ day, date, hours }) => `${day} ${date} ${hours} h`);

test("a plan shares the days out over its weekdays, by the hours that each takes", () => {
  const planned = student({ plan: plan() });
  expect(firstDates(planned, "2026-03-01T10:00:00.000Z", 3)).toEqual([
    "1 2026-03-02 2 h",
    "2 2026-03-04 2 h",
    "3 2026-03-06 2 h",
  ]);
  const short = student({ plan: plan({ hours: 1.5 }) });
  expect(firstDates(short, "2026-03-01T10:00:00.000Z")).toEqual([
    "1 2026-03-02 1.5 h",
    "1 2026-03-04 0.5 h",
    "2 2026-03-04 1 h",
    "2 2026-03-06 1 h",
  ]);
});

test("missed days move the rest back, and who is on time or ahead keeps the dates", () => {
  const missed = student({ plan: plan() });
  expect(firstDates(missed, "2026-03-05T10:00:00.000Z", 2)).toEqual(["1 2026-03-06 2 h", "2 2026-03-09 2 h"]);
  const onTime = { ...missed, completedDays: [1, 2] };
  expect(firstDates(onTime, "2026-03-05T10:00:00.000Z", 2)).toEqual(["3 2026-03-06 2 h", "4 2026-03-09 2 h"]);
  const ahead = { ...missed, completedDays: [1, 2, 4] };
  expect(firstDates(ahead, "2026-03-02T10:00:00.000Z", 2)).toEqual(["3 2026-03-09 2 h", "5 2026-03-11 2 h"]);
});

test.for([
  ["before its start", "2026-02-20T10:00:00.000Z", [], 0],
  ["on a study date", "2026-03-02T10:00:00.000Z", [], 0],
  ["the day after", "2026-03-02T18:30:00.000Z", [], 1],
  ["over a weekend", "2026-03-08T10:00:00.000Z", [1, 2, 3], 0],
  ["a week later", "2026-03-09T10:00:00.000Z", [1], 2],
  ["years later", "2029-03-09T10:00:00.000Z", [1], 57],
] as const)("behind is counted by the plan: %s", ([, now, completedDays, behind]) => {
  expect(countDaysBehind(student({ plan: plan(), completedDays }), new Date(now))).toBe(behind);
});

test("a plan that is made on the way counts from what is done by then", () => {
  const later = student({ completedDays: days(1, 20), plan: plan({ doneBefore: 20 }) });
  expect(countDaysBehind(later, new Date("2026-03-04T10:00:00.000Z"))).toBe(1);
  expect(firstDates(later, "2026-03-01T10:00:00.000Z", 3)).toEqual([
    "21 2026-03-02 2 h",
    "22 2026-03-04 2 h",
    "22 2026-03-06 1 h",
  ]);
});

test("the likely end is that of the plan, else of the pace so far", () => {
  const now = new Date("2026-03-11T10:00:00.000Z");
  const basic = { course: "basic" as const };
  expect(forecastEnd(student({ ...basic, completedDays: days(1, 11) }), now)).toBe("2026-03-21");
  expect(forecastEnd(student(basic), now)).toBe("2026-04-01");
  expect(forecastEnd(student({ ...basic, plan: plan(), completedDays: days(1, 4) }), now)).toBe("2026-04-17");
  expect(forecastEnd(student({ ...basic, completedDays: days(1, 21) }), now)).toBeNull();
});

test("every day that is left is planned in full, on study dates from today on, whatever the plan", () => {
  const anyPlan = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    hours: fc.integer({ min: 1, max: 24 }).map((halves) => halves / 2),
    doneBefore: fc.integer({ min: 0, max: 58 }),
  });
  const done = fc.uniqueArray(fc.integer({ min: 1, max: 58 }));
  fc.assert(
    fc.property(anyPlan, done, fc.integer({ min: 0, max: 400 }), (changes, completedDays, elapsed) => {
      const learner = student({
        plan: plan({ ...changes, doneBefore: Math.min(changes.doneBefore, completedDays.length) }),
        completedDays,
      });
      const now = new Date(Date.parse("2026-03-01T10:00:00.000Z") + elapsed * 24 * 60 * 60_000);
      const sessions = scheduleRemainingSessions(learner, learner.plan ?? plan(), now);
      expect([...new Set(sessions.map(({ day }) => day))]).toEqual(
        days(1, 58).filter((day) => !completedDays.includes(day)),
      );
      expect(sessions.every(({ date }) => changes.weekdays.includes(new Date(date).getUTCDay()))).toBe(true);
      expect(sessions.every(({ hours, after }) => hours > 0 && hours + after <= changes.hours)).toBe(true);
      expect(sessions.every(({ date }, index) => date >= (sessions[index - 1]?.date ?? "2026-03-02"))).toBe(true);
    }),
  );
});
