import fc from "fast-check";
import { expect, test } from "vitest";
import { phaseKeys, phaseRanges } from "../content/phase.ts";
import {
  countCompletedInOwnCourse,
  formatDayChangeCounts,
  describeDaysOutsideCourse,
  findStudentCurrentDay,
  findCurrentDay,
  hasFinishedCourse,
  groupConsecutiveDaysByPhase,
  unionDays,
  phaseCompletionPercent,
  tickOrUntickDayRange,
  courseDayRange,
  toggleDay,
} from "./progress.ts";

const allDays = Array.from({ length: 58 }, (_, index) => index + 1);
const days = fc.uniqueArray(fc.integer({ min: 1, max: 58 }));

test("the current day is 1 at the start and 58 when all is done", () => {
  expect(findCurrentDay([])).toBe(1);
  expect(findCurrentDay(allDays)).toBe(58);
  expect(findCurrentDay(allDays.slice(0, 57))).toBe(58);
  expect(findCurrentDay([1, 2, 4])).toBe(3);
});

test("current day and percentages are those of a naive model", () => {
  fc.assert(
    fc.property(days, (completed) => {
      expect(findCurrentDay(completed)).toBe(allDays.find((day) => !completed.includes(day)) ?? 58);
      for (const key of phaseKeys) {
        const ofPhase = allDays.filter((day) => day >= phaseRanges[key].first && day <= phaseRanges[key].last);
        const done = ofPhase.filter((day) => completed.includes(day));
        expect(phaseCompletionPercent(completed, key)).toBe(Math.round((100 * done.length) / ofPhase.length));
      }
    }),
  );
});

test("a student of a single phase has its days only, everybody else all of them", () => {
  expect(courseDayRange({ course: null })).toEqual({ first: 1, last: 58 });
  expect(courseDayRange({ course: "bundle" })).toEqual({ first: 1, last: 58 });
  expect(courseDayRange({ course: "intermediate" })).toEqual({ first: 22, last: 42 });
});

test("progress counts within the student's own course", () => {
  const learner = { course: "advanced" as const, completedDays: [1, 2, 43, 44] };
  expect([findStudentCurrentDay(learner), countCompletedInOwnCourse(learner)]).toEqual([45, { done: 2, total: 16 }]);
  expect(findStudentCurrentDay({ course: "advanced", completedDays: [] })).toBe(43);
  const basic = { course: "basic" as const, completedDays: allDays.slice(0, 21) };
  expect([findStudentCurrentDay(basic), hasFinishedCourse(basic)]).toEqual([21, true]);
  expect(hasFinishedCourse({ ...basic, course: null })).toBe(false);
  expect(hasFinishedCourse({ course: "basic", completedDays: allDays.slice(10, 40) })).toBe(false);
});

test("toggling keeps days ascending, and twice is as if nothing happened", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 58 }), (completed, day) => {
      const sorted = completed.toSorted((a, b) => a - b);
      const once = toggleDay(sorted, day);
      expect(once.includes(day)).toBe(!completed.includes(day));
      expect(once).toEqual(once.toSorted((a, b) => a - b));
      expect(toggleDay(once, day)).toEqual(sorted);
    }),
  );
});

test("a run sets every day between its ends, in either direction, and no other", () => {
  const day = fc.integer({ min: 1, max: 58 });
  fc.assert(
    fc.property(days, day, day, fc.boolean(), (completed, from, to, isDone) => {
      const inRun = (other: number) => other >= Math.min(from, to) && other <= Math.max(from, to);
      const expected = allDays.filter((other) => (inRun(other) ? isDone : completed.includes(other)));
      const sorted = completed.toSorted((a, b) => a - b);
      expect(tickOrUntickDayRange(sorted, from, to, isDone)).toEqual(expected);
    }),
  );
});

test("a change says how many days come and go", () => {
  expect(formatDayChangeCounts([1], [1, 2, 3, 4])).toBe("+3 days");
  expect(formatDayChangeCounts([1, 9], [1, 2, 3, 4])).toBe("+3 days, −1");
  expect(formatDayChangeCounts([1], [1, 2])).toBe("+1 day");
  expect(formatDayChangeCounts([1, 2, 3], [2])).toBe("−2 days");
  expect(formatDayChangeCounts([1], [])).toBe("−1 day");
  expect(formatDayChangeCounts([1], [1])).toBe("");
});

test("a merge holds what either side holds, once and ascending", () => {
  fc.assert(
    fc.property(days, days, (mine, theirs) => {
      expect(unionDays(mine, theirs)).toEqual(allDays.filter((day) => mine.includes(day) || theirs.includes(day)));
    }),
  );
});

test("runs cover exactly the given days and never cross a phase", () => {
  fc.assert(
    fc.property(days, (completed) => {
      const runs = groupConsecutiveDaysByPhase(completed);
      const covered = runs.flatMap((run) => allDays.filter((day) => day >= run.first && day <= run.last));
      expect(covered).toEqual(completed.toSorted((a, b) => a - b));
      for (const { phase, first, last } of runs) {
        expect(first).toBeGreaterThanOrEqual(phaseRanges[phase].first);
        expect(last).toBeLessThanOrEqual(phaseRanges[phase].last);
      }
    }),
  );
});

test("completed days outside the course are listed", () => {
  const completedDays = [1, 2, 22];
  expect(describeDaysOutsideCourse({ course: null, completedDays })).toBe("");
  expect(describeDaysOutsideCourse({ course: "basic", completedDays })).toBe(
    "1 completed day lies outside this course and is kept, not shown.",
  );
  expect(describeDaysOutsideCourse({ course: "intermediate", completedDays })).toBe(
    "2 completed days lie outside this course and are kept, not shown.",
  );
});
