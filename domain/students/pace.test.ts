import { expect, test } from "vitest";
import { countDaysBehind, countInactiveDays, type PacedLearner } from "./pace.ts";

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

test("who has finished is neither quiet nor behind, also a single phase", () => {
  const now = new Date("2029-01-01T00:00:00.000Z");
  for (const finished of [
    student({ completedDays: days(1, 58) }),
    student({ course: "intermediate", completedDays: days(22, 42) }),
  ]) {
    expect([countInactiveDays(finished, now), countDaysBehind(finished, now)]).toEqual([0, 0]);
  }
});
