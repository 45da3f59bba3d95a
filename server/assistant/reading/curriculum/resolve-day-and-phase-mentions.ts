import type { PhaseKey } from "#domain/content/phase.ts";
import {
  rangeLength,
  isInRange,
  type CurriculumRanges,
  type InclusiveRange,
  type PlanEntry,
  type Within,
} from "./curriculum-ranges.ts";

/** What days or weeks are counted in: all of the course, a phase or a week. Far from it, a number may be one of the course. */
type Frame = { run: InclusiveRange; within?: Within; isLinked: boolean };
type Counted = "day" | "week";

const mostPhases = 99;

/** Finds in the plan what a question counts. */
export function createCurriculumMentionResolver(shape: CurriculumRanges) {
  const course = { day: { first: 1, last: shape.dayCount }, week: { first: 1, last: shape.weeks.length } };
  const keys = shape.phases.map(({ key }) => key);

  /** The phases of a mention such as `P=1..2`, and the numbers of those there are not. */
  function findPhases(unit: string, counts: string): { keys: PhaseKey[]; missing: number[] } {
    if (counts === "*") return { keys, missing: [] };
    const [, end, take] = /^([$^])(\d+)$/.exec(counts) ?? [];
    if (take !== undefined)
      return { keys: end === "^" ? keys.slice(0, Number(take)) : keys.slice(-Number(take)), missing: [] };
    const numberOf = (count: number) =>
      count < 0 ? keys.length + 1 + count : unit === "M" ? findPhaseOfMonth(count) : count;
    const asked = counts.split(",").map((part) => part.split("..").map(Number));
    return {
      keys: asked.flatMap(([first = 0, last = first]) => keys.slice(Math.max(0, numberOf(first) - 1), numberOf(last))),
      missing: asked.flat().filter((count) => {
        const number = numberOf(count);
        return number < 1 || (number > keys.length && count <= mostPhases);
      }),
    };
  }

  /** The place of the phase that a month belongs to; beyond all phases where there is no such month. */
  function findPhaseOfMonth(month: number): number {
    const at = shape.phases.findIndex(({ months }) => months.includes(month));
    return at < 0 ? Math.max(shape.phases.length + 1, month) : at + 1;
  }

  /** The frames of `@W1@N2`, a week of a phase, or `~N2`, a phase that stands far from what it holds. */
  function findFrames(unit: Counted, scopes: string): Frame[] {
    const [, sign, holder = "", counts = "", outer = ""] = /^([@~])([NPMLW])([^@~]+)(.*)$/.exec(scopes) ?? [];
    const isLinked = sign === "@";
    if (holder === "W")
      return findEntries("week", counts, outer).flatMap((entry) => {
        const week = entry.kind === "week" ? shape.weeks[entry.week - 1] : undefined;
        return entry.kind === "week" && week ? [{ run: week.days, within: { week: entry.week }, isLinked }] : [];
      });
    const held = holder === "" ? [] : findPhases(holder, counts).keys;
    return shape.phases
      .filter(({ key }) => held.includes(key))
      .map(({ key, days, weeks }) => ({ run: unit === "day" ? days : weeks, within: { phase: key }, isLinked }));
  }

  /** A day or week that was counted; a number that the plan does not have is missing. */
  function find(unit: Counted, count: number, { run, within, isLinked }: Frame): PlanEntry {
    const number = count < 0 ? run.last + 1 + count : run.first + count - 1;
    const value = Math.abs(count);
    if (isInRange(number, run)) return buildEntry(unit, number, within && { count: number - run.first + 1, within });
    // The weeks are numbered through all phases, and so are the days that a question does not count in one.
    const isOfCourse = unit === "week" ? isInRange(value, run) : !isLinked && isInRange(value, course[unit]);
    if (within && isOfCourse) return buildEntry(unit, value);
    return { kind: "missing", unit, number: value, ...(within && isLinked ? { within } : {}) };
  }

  function findPart(unit: Counted, part: string, frame: Frame): PlanEntry[] {
    const { first, last } = frame.run;
    const [, end, take = "99"] = /^([$^*])(\d+)?$/.exec(part) ?? [];
    if (end !== undefined) {
      const size = Math.min(Number(take), rangeLength(frame.run));
      const run = end === "$" ? { first: last + 1 - size, last } : { first, last: first + size - 1 };
      return [buildRangeEntry(unit, run, frame.within)];
    }
    const [from, to] = part.split("..").map((count) => find(unit, Number(count), frame));
    if (!from || !to) return from ? [from] : [];
    const [start, stop] = [numberOf(from), numberOf(to)];
    if (start === undefined) return [from, to];
    const range = buildRangeEntry(unit, { first: start, last: stop ?? last }, frame.within);
    return stop === undefined ? [range, to] : [range];
  }

  /** What `D=3,5..8@N2` names: each for itself, a range as one. */
  function findEntries(unit: Counted, counts: string, scopes: string): PlanEntry[] {
    const frames = findFrames(unit, scopes);
    const whole: Frame = { run: course[unit], isLinked: false };
    return (frames.length > 0 ? frames : [whole]).flatMap((frame) =>
      counts.split(",").flatMap((part) => findPart(unit, part, frame)),
    );
  }

  return { findPhases, findEntries };
}

const numberOf = (entry: PlanEntry) =>
  entry.kind === "day" ? entry.day : entry.kind === "week" ? entry.week : undefined;

const buildEntry = (unit: Counted, number: number, counted?: { count: number; within: Within }) =>
  unit === "day"
    ? ({ kind: "day", day: number, ...counted } as const)
    : ({ kind: "week", week: number, ...counted } as const);

function buildRangeEntry(unit: Counted, run: InclusiveRange, within: Within | undefined): PlanEntry {
  if (run.first === run.last) return buildEntry(unit, run.first);
  return unit === "day" ? { kind: "days", days: run, ...(within ? { within } : {}) } : { kind: "weeks", weeks: run };
}
