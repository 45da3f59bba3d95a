import { phases as contentPhases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { listDaysOfPhaseWeek, type PhaseKey } from "#domain/content/phase.ts";

/** From the first to the last, both included. */
export type InclusiveRange = { first: number; last: number };
/** Where the days and weeks of the course lie: all that a reader needs to know of the plan. */
export type CurriculumRanges = {
  phases: readonly { key: PhaseKey; days: InclusiveRange; weeks: InclusiveRange; months: readonly number[] }[];
  weeks: readonly { phase: PhaseKey; days: InclusiveRange }[];
  dayCount: number;
};

export function createCurriculumRanges(
  lengths: readonly { key: PhaseKey; days: number; weeks: number; month?: string }[],
): CurriculumRanges {
  let day = 0;
  let week = 0;
  const phases = lengths.map(({ key, days, weeks: count, month = "" }, at) => {
    const months = parseMonths(month);
    const phase = {
      key,
      days: { first: day + 1, last: day + days },
      weeks: { first: week + 1, last: week + count },
      months: months.length > 0 ? months : [at + 1],
    };
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
        const own = listDaysOfPhaseWeek({ days: all }, index, count);
        return { phase: key, days: { first: own[0] ?? days.first, last: own.at(-1) ?? days.first } };
      });
    }),
  };
}

/** `Month 2` is one, `Months 1 to 3` are three; `Weeks 1 to 4` is none. */
function parseMonths(written: string): number[] {
  const [first, last = first] = /\bmonth/i.test(written) ? (written.match(/\d+/g) ?? []).map(Number) : [];
  return first === undefined || last === undefined
    ? []
    : Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export const curriculumRanges = createCurriculumRanges(
  contentPhases.map(({ key, days, month }) => ({ key, days: days.length, weeks: weeks[key].length, month })),
);

export const rangeLength = ({ first, last }: InclusiveRange) => last - first + 1;
export const isInRange = (value: number, { first, last }: InclusiveRange) => value >= first && value <= last;

/** What a day or week was counted in. */
export type Within = { phase: PhaseKey } | { week: number };

/** What a question counts, found in the plan, or known to be missing from it. */
export type PlanEntry =
  /** A day of the course; `count` is its number within the phase or week it was asked for. */
  | { kind: "day"; day: number; count?: number; within?: Within }
  | { kind: "days"; days: InclusiveRange; within?: Within }
  | { kind: "week"; week: number; count?: number; within?: Within }
  | { kind: "weeks"; weeks: InclusiveRange }
  /** `called` is a phase by its name, which has no number. */
  | { kind: "missing"; unit: "day" | "week" | "phase" | "month"; number: number; within?: Within; called?: string };

/** The days of the course that an entry names; a range stands with its first and its last. */
export const listFirstAndLastDayOfEntry = (entry: PlanEntry): number[] =>
  entry.kind === "day" ? [entry.day] : entry.kind === "days" ? [entry.days.first, entry.days.last] : [];
export const listFirstAndLastWeekOfEntry = (entry: PlanEntry): number[] =>
  entry.kind === "week" ? [entry.week] : entry.kind === "weeks" ? [entry.weeks.first, entry.weeks.last] : [];
