import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyTaskOrDayTick,
  formatTickedDaysAndTasks,
  isTaskTicked,
  parseTickedDaysAndTasks,
  type Ticks,
} from "./day-and-task-ticks.ts";

const none: Ticks = { completedDays: [], tickedTasks: [] };

test("a day is completed with its last task, and open again without one of them", () => {
  const two = [0, 1].reduce<Ticks>((ticks, task) => applyTaskOrDayTick(ticks, { day: 12, task, done: true }, 3), none);
  expect(two).toEqual({ completedDays: [], tickedTasks: ["12-0", "12-1"] });
  const all = applyTaskOrDayTick(two, { day: 12, task: 2, done: true }, 3);
  expect(all).toEqual({ completedDays: [12], tickedTasks: [] });
  expect(applyTaskOrDayTick(all, { day: 12, task: 1, done: false }, 3)).toEqual({
    completedDays: [],
    tickedTasks: ["12-0", "12-2"],
  });
  expect(applyTaskOrDayTick(two, { day: 12, task: null, done: false }, 3)).toEqual(none);
  expect(applyTaskOrDayTick(two, { day: 1, task: null, done: true }, 3).tickedTasks).toEqual(["12-0", "12-1"]);
});

test("after any ticks each task is as it was last set, by itself or with its day, and a tick twice is a tick once", () => {
  const day = fc.integer({ min: 1, max: 3 });
  const tick = fc.record({ day, task: fc.option(fc.integer({ min: 0, max: 2 })), done: fc.boolean() });
  fc.assert(
    fc.property(fc.array(tick), (given) => {
      const expected = new Map<string, boolean>();
      let ticks = applyTaskOrDayTick(none, { day: 9, task: null, done: false }, 3);
      for (const one of given) {
        ticks = applyTaskOrDayTick(ticks, one, 3);
        expect(applyTaskOrDayTick(ticks, one, 3)).toEqual(ticks);
        for (const task of one.task === null ? [0, 1, 2] : [one.task]) expected.set(`${one.day} ${task}`, one.done);
      }
      for (const key of [1, 2, 3]) {
        for (const task of [0, 1, 2])
          expect(isTaskTicked(ticks, key, task)).toBe(expected.get(`${key} ${task}`) ?? false);
      }
    }),
  );
});

test("ticks are written for people and read back, whatever else the text holds", () => {
  const ticks = { completedDays: [1, 2, 31], tickedTasks: ["6-0", "6-2", "8-1"] };
  expect(formatTickedDaysAndTasks(ticks)).toBe("1, 2, 6 (1, 3), 8 (2), 31");
  expect(parseTickedDaysAndTasks(formatTickedDaysAndTasks(ticks))).toEqual(ticks);
  expect(formatTickedDaysAndTasks(none)).toBe("");
  for (const text of ["", "()", "-", "0x10", "(1, 2)"]) expect(parseTickedDaysAndTasks(text), text).toEqual(none);
  expect(parseTickedDaysAndTasks("3, 3, 4 (2)")).toEqual({ completedDays: [3], tickedTasks: ["4-1"] });
});
