import { sortDays } from "./day-and-task-ticks.ts";
import { courseLength, isPhaseKey, phaseKeys, phaseRanges, type PhaseKey, unit } from "../content/phase.ts";

export type DayRange = { first: number; last: number };

export type Learner = { course: string | null; completedDays: readonly number[] };

const wholeCourse: DayRange = { first: 1, last: courseLength };

/** The days of the course that the student bought: those of a single phase, else all, also where there is no such phase any more. */
export const courseDayRange = ({ course }: Pick<Learner, "course">): DayRange =>
  isPhaseKey(course) ? phaseRanges[course] : wholeCourse;

export const isDayInRange = (day: number, { first, last }: DayRange) => day >= first && day <= last;

/** The lowest day that is not completed: the first at the start, the last when all are. */
export function findCurrentDay(completedDays: readonly number[], { first, last } = wholeCourse): number {
  const completed = new Set(completedDays);
  let day = first;
  while (day < last && completed.has(day)) day += 1;
  return day;
}

export const findStudentCurrentDay = (student: Learner) =>
  findCurrentDay(student.completedDays, courseDayRange(student));

function countCompletedInRange(completedDays: readonly number[], range: DayRange): { done: number; total: number } {
  const done = completedDays.filter((day) => isDayInRange(day, range)).length;
  return { done, total: range.last - range.first + 1 };
}

/** How many days of the student's own course are completed, and of how many. */
export const countCompletedInOwnCourse = (student: Learner) =>
  countCompletedInRange(student.completedDays, courseDayRange(student));

/** What staff are told of completed days that the student's course does not have; empty where there are none. */
export function describeDaysOutsideCourse(student: Learner): string {
  const count = student.completedDays.length - countCompletedInOwnCourse(student).done;
  if (count === 0) return "";
  return count === 1
    ? `1 completed ${unit.one} lies outside this course and is kept, not shown.`
    : `${count} completed ${unit.many} lie outside this course and are kept, not shown.`;
}

export function hasFinishedCourse(student: Learner): boolean {
  const { done, total } = countCompletedInOwnCourse(student);
  return done === total;
}

export const countCompletedInPhase = (completedDays: readonly number[], phase: PhaseKey) =>
  countCompletedInRange(completedDays, phaseRanges[phase]);

export function phaseCompletionPercent(completedDays: readonly number[], phase: PhaseKey): number {
  const { done, total } = countCompletedInPhase(completedDays, phase);
  return Math.round((done / total) * 100);
}

export const toggleDay = (completedDays: readonly number[], day: number) =>
  completedDays.includes(day) ? completedDays.filter((other) => other !== day) : sortDays([...completedDays, day]);

/** All days from one to another, in either direction, completed or not. */
export function tickOrUntickDayRange(
  completedDays: readonly number[],
  from: number,
  to: number,
  isDone: boolean,
): number[] {
  const run: DayRange = { first: Math.min(from, to), last: Math.max(from, to) };
  const others = completedDays.filter((day) => !isDayInRange(day, run));
  return isDone ? sortDays([...others, ...expandDayRange(run)]) : others;
}

export const expandDayRange = ({ first, last }: DayRange) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What will change: `+3 days, −1`. */
export function formatDayChangeCounts(before: readonly number[], after: readonly number[]): string {
  const count = (days: readonly number[], others: readonly number[]) =>
    days.filter((day) => !others.includes(day)).length;
  const changes = [["+", count(after, before)] as const, ["−", count(before, after)] as const];
  const parts = changes.filter(([, days]) => days > 0).map(([sign, days]) => ({ sign, days }));
  return parts
    .map(({ sign, days }, index) => `${sign}${days}${index > 0 ? "" : ` ${days === 1 ? unit.one : unit.many}`}`)
    .join(", ");
}

/** What either of two copies has completed. */
export const unionDays = (mine: readonly number[], theirs: readonly number[]) =>
  sortDays([...new Set([...mine, ...theirs])]);

/** Days as runs that follow each other within one phase: 1, 2, 3, 7 is 1 to 3 and 7 to 7. */
export function groupConsecutiveDaysByPhase(
  days: readonly number[],
): { phase: PhaseKey; first: number; last: number }[] {
  return phaseKeys.flatMap((phase) => {
    const range = phaseRanges[phase];
    const runs: { phase: PhaseKey; first: number; last: number }[] = [];
    for (const day of sortDays(days)) {
      if (day < range.first || day > range.last) continue;
      const run = runs.at(-1);
      if (run && run.last === day - 1) run.last = day;
      else runs.push({ phase, first: day, last: day });
    }
    return runs;
  });
}
