import { weeks } from "#content/curriculum/weeks.ts";
import { daysOfWeek } from "#domain/content/curriculum.ts";
import { phaseKeys, phaseLengths, type PhaseKey } from "#domain/content/phase.ts";

/** From the first to the last, both included. */
export type Run = { first: number; last: number };
/** Where the days and weeks of the course lie: all that a reader needs to know of the plan. */
export type PlanShape = {
  phases: readonly { key: PhaseKey; days: Run; weeks: Run }[];
  weeks: readonly { phase: PhaseKey; days: Run }[];
  dayCount: number;
};

export function createPlanShape(lengths: readonly { key: PhaseKey; days: number; weeks: number }[]): PlanShape {
  let day = 0;
  let week = 0;
  const phases = lengths.map(({ key, days, weeks: count }) => {
    const phase = { key, days: { first: day + 1, last: day + days }, weeks: { first: week + 1, last: week + count } };
    day += days;
    week += count;
    return phase;
  });
  return {
    phases,
    dayCount: day,
    weeks: phases.flatMap(({ key, days, weeks: run }) => {
      const count = run.last - run.first + 1;
      const all = Array.from({ length: days.last - days.first + 1 }, (_, at) => days.first + at);
      return Array.from({ length: count }, (_, index) => {
        const own = daysOfWeek({ days: all }, index, count);
        return { phase: key, days: { first: own[0] ?? days.first, last: own.at(-1) ?? days.first } };
      });
    }),
  };
}

export const planShape = createPlanShape(
  phaseKeys.map((key) => ({ key, days: phaseLengths[key], weeks: weeks[key].length })),
);

export const lengthOf = ({ first, last }: Run) => last - first + 1;
export const isWithin = (value: number, { first, last }: Run) => value >= first && value <= last;
