import { courseLength, type PhaseKey, phaseKeys, phaseRanges } from "./phase.ts";

/** The lowest day that is not completed: 1 at the start, 58 when all are. */
export function findCurrentDay(completedDays: readonly number[]): number {
  const completed = new Set(completedDays);
  let day = 1;
  while (day < courseLength && completed.has(day)) day += 1;
  return day;
}

export function countInPhase(completedDays: readonly number[], phase: PhaseKey): { done: number; total: number } {
  const { first, last } = phaseRanges[phase];
  const done = completedDays.filter((day) => day >= first && day <= last).length;
  return { done, total: last - first + 1 };
}

export function phasePercent(completedDays: readonly number[], phase: PhaseKey): number {
  const { done, total } = countInPhase(completedDays, phase);
  return Math.round((done / total) * 100);
}

export const sortDays = (days: readonly number[]) => days.toSorted((a, b) => a - b);

export const toggleDay = (completedDays: readonly number[], day: number) =>
  completedDays.includes(day) ? completedDays.filter((other) => other !== day) : sortDays([...completedDays, day]);

/** What either of two copies has completed. */
export const mergeDays = (mine: readonly number[], theirs: readonly number[]) =>
  sortDays([...new Set([...mine, ...theirs])]);

export const isSameDays = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && sortDays(a).join() === sortDays(b).join();

/** Days as runs that follow each other within one phase: 1, 2, 3, 7 is 1 to 3 and 7 to 7. */
export function listRuns(days: readonly number[]): { phase: PhaseKey; first: number; last: number }[] {
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
