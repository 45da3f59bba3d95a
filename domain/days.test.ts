import { expect, test } from "vitest";
import type { Day } from "./curriculum.ts";
import { daysOfWeek } from "./days.ts";

const makeDay = (day: number): Day => ({ day, title: `Day ${day}`, icon: "code", tasks: ["Read", "Write", "Run"] });

test.for([
  [21, 3, [7, 7, 7]],
  [16, 2, [8, 8]],
  [22, 3, [7, 7, 8]],
  [4, 3, [1, 1, 2]],
] as const)("%i days in %i weeks: every day once, no week empty", ([dayCount, weekCount, expected]) => {
  const days = Array.from({ length: dayCount }, (_, index) => makeDay(index + 1));
  const weeks = Array.from({ length: weekCount }, (_, week) => daysOfWeek({ days }, week, weekCount));
  expect(weeks.map(({ length }) => length)).toEqual(expected);
  expect(weeks.flat()).toEqual(days);
});
