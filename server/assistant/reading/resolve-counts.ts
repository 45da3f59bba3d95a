import type { PhaseKey } from "#domain/phase.ts";
import type { Mention } from "./mention.ts";
import type { Count } from "./number-words.ts";
import { isWithin, lengthOf, type PlanShape, type Run } from "./plan-shape.ts";
import type { Place, Within } from "./plan-places.ts";
import { isPhaseUnit } from "./plan-words.ts";
import type { Scope } from "./scope-counts.ts";

/** What days or weeks are counted in: all of the course, a phase or a week. */
type Frame = { run: Run; within?: Within; isLinked: boolean };
type Found = { number: number; count?: number; within?: Within } | { missing: number; within?: Within };

/** What each day and week is counted in, where the question says it. */
export type Scopes = ReadonlyMap<Mention, Scope>;

const mostPhases = 99;

/** Finds in the plan what a question counts. */
export function createResolver(shape: PlanShape) {
  const course = { day: { first: 1, last: shape.dayCount }, week: { first: 1, last: shape.weeks.length } };

  /** The phases that a mention counts, and the numbers of those there are not. */
  function phasesOf({ counts, isRange, take, isEach }: Mention): { keys: PhaseKey[]; missing: number[] } {
    const keys = shape.phases.map(({ key }) => key);
    if (isEach) return { keys, missing: [] };
    if (take !== undefined)
      return { keys: counts[0]?.from === "end" ? keys.slice(-take) : keys.slice(0, take), missing: [] };
    const numbers = counts.map(({ from, value }) => (from === "end" ? keys.length + 1 - value : value));
    const [first = 1, last = first] = numbers;
    const asked =
      isRange && last > first ? keys.map((_, at) => at + 1).filter((at) => at >= first && at <= last) : numbers;
    return {
      keys: asked.flatMap((number) => keys[number - 1] ?? []),
      missing: numbers.filter((number) => number < 1 || (number > keys.length && number <= mostPhases)),
    };
  }

  function framesOf(unit: "day" | "week", { within: holders, isLinked }: Scope, scopes: Scopes): Frame[] {
    return holders.flatMap((holder): Frame[] => {
      if (isPhaseUnit(holder.unit))
        return shape.phases
          .filter(({ key }) => phasesOf(holder).keys.includes(key))
          .map(({ key, days, weeks }) => ({ run: unit === "day" ? days : weeks, within: { phase: key }, isLinked }));
      return placesOf(holder, scopes).flatMap((place) => {
        const week = place.kind === "week" ? shape.weeks[place.week - 1] : undefined;
        return place.kind === "week" && week ? [{ run: week.days, within: { week: place.week }, isLinked }] : [];
      });
    });
  }

  function find(unit: "day" | "week", { from, value }: Count, { run, within, isLinked }: Frame): Found {
    const number = from === "end" ? run.last + 1 - value : run.first + value - 1;
    const whole = course[unit];
    if (isWithin(number, run)) return within ? { number, count: number - run.first + 1, within } : { number };
    // The weeks are numbered through all phases, and so are the days that a question does not count in one.
    const isOfCourse = unit === "week" ? isWithin(value, run) : !isLinked && isWithin(value, whole);
    if (within && isOfCourse) return { number: value };
    return within && isLinked ? { missing: value, within } : { missing: value };
  }

  function placesOf(mention: Mention, scopes: Scopes, shift = 0): Place[] {
    if (isPhaseUnit(mention.unit)) {
      const unit = mention.unit === "month" ? "month" : "phase";
      const missing = mention.unit === "part" ? [] : phasesOf(mention).missing;
      return missing.map((number) => ({ kind: "missing", unit, number }));
    }
    const unit = mention.unit === "week" ? "week" : "day";
    const scope = scopes.get(mention);
    const frames = scope ? framesOf(unit, scope, scopes) : [];
    const whole: Frame = { run: course[unit], isLinked: false };
    return (frames.length > 0 ? frames : [whole]).flatMap((frame) => placesIn(unit, mention, frame, shift));
  }

  function placesIn(unit: "day" | "week", { counts, isRange, take }: Mention, frame: Frame, shift: number): Place[] {
    const within = frame.within ? { within: frame.within } : {};
    if (take !== undefined) {
      const size = Math.min(take, lengthOf(frame.run));
      const { first, last } = frame.run;
      return [
        runPlace(
          unit,
          counts[0]?.from === "end" ? { first: last + 1 - size, last } : { first, last: first + size - 1 },
          within,
        ),
      ];
    }
    const found = counts.map((count) => moved(find(unit, count, frame), shift, course[unit]));
    const numbers = found.flatMap((each) => ("number" in each ? [each.number] : []));
    const missing = found.flatMap((each) => ("missing" in each ? [missingPlace(unit, each)] : []));
    const [first, last = frame.run.last] = numbers;
    if (!isRange || first === undefined || last <= first) return found.map((each) => placeOf(unit, each));
    return [runPlace(unit, { first, last }, within), ...missing];
  }

  return { phasesOf, placesOf };
}

/** The day after one of a phase may lie in the next: it is named by its number in the course. */
function moved(found: Found, shift: number, whole: Run): Found {
  if (shift === 0 || "missing" in found) return found;
  const number = found.number + shift;
  return isWithin(number, whole) ? { number } : { missing: number };
}

const placeOf = (unit: "day" | "week", found: Found): Place => {
  if ("missing" in found) return missingPlace(unit, found);
  const { number, count, within } = found;
  const counted = count !== undefined && within ? { count, within } : {};
  return unit === "day" ? { kind: "day", day: number, ...counted } : { kind: "week", week: number, ...counted };
};
const missingPlace = (unit: "day" | "week", { missing, within }: Extract<Found, { missing: number }>): Place => ({
  kind: "missing",
  unit,
  number: missing,
  ...(within ? { within } : {}),
});
const runPlace = (unit: "day" | "week", run: Run, within: { within?: Within }): Place => {
  if (run.first === run.last)
    return unit === "day" ? { kind: "day", day: run.first } : { kind: "week", week: run.first };
  return unit === "day" ? { kind: "days", days: run, ...within } : { kind: "weeks", weeks: run };
};
