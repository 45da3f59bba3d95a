import type { PhaseKey } from "#domain/content/phase.ts";
import type { Mention } from "./parse-number-after-unit.ts";
import type { Count } from "./parse-count.ts";
import {
  isInRange,
  countInRange,
  type CurriculumRanges,
  type InclusiveRange,
  type PlanEntry,
  type Within,
} from "./curriculum-ranges.ts";
import { isPhaseUnit } from "./curriculum-words.ts";
import type { Scope } from "./find-scope-and-offset.ts";

/** What days or weeks are counted in: all of the course, a phase or a week. */
type Frame = { run: InclusiveRange; within?: Within; isLinked: boolean };

/** What each day and week is counted in, where the question says it. */
export type Scopes = ReadonlyMap<Mention, Scope>;

type Counted = "day" | "week";

const mostPhases = 99;

/** Finds in the plan what a question counts. */
export function createMentionResolver(shape: CurriculumRanges) {
  const course = { day: { first: 1, last: shape.dayCount }, week: { first: 1, last: shape.weeks.length } };

  /** The phases that a mention counts, and the numbers of those there are not. */
  function phasesOf({ unit, counts, take, isEach }: Mention): { keys: PhaseKey[]; missing: number[] } {
    const keys = shape.phases.map(({ key }) => key);
    if (isEach) return { keys, missing: [] };
    if (take !== undefined)
      return { keys: counts[0]?.from === "end" ? keys.slice(-take) : keys.slice(0, take), missing: [] };
    const numbers = counts.map(({ from, value }) =>
      from === "end" ? keys.length + 1 - value : unit === "month" ? findPhaseOfMonth(value) : value,
    );
    const asked = numbers.flatMap((number, at) => {
      const first = counts[at]?.isUpTo ? (numbers[at - 1] ?? number) : number;
      return keys.map((_, index) => index + 1).filter((each) => isInRange(each, { first, last: number }));
    });
    return {
      keys: asked.flatMap((number) => keys[number - 1] ?? []),
      missing: counts.flatMap(({ value }, at) => {
        const number = numbers[at] ?? 0;
        return number < 1 || (number > keys.length && value <= mostPhases) ? [value] : [];
      }),
    };
  }

  /** The place of the phase that a month belongs to; beyond all phases where there is no such month. */
  function findPhaseOfMonth(month: number): number {
    const at = shape.phases.findIndex(({ months }) => months.includes(month));
    return at < 0 ? Math.max(shape.phases.length + 1, month) : at + 1;
  }

  function framesOf(unit: Counted, { within: holders, isLinked }: Scope, scopes: Scopes): Frame[] {
    return holders.flatMap((holder): Frame[] => {
      if (isPhaseUnit(holder.unit))
        return shape.phases
          .filter(({ key }) => phasesOf(holder).keys.includes(key))
          .map(({ key, days, weeks }) => ({ run: unit === "day" ? days : weeks, within: { phase: key }, isLinked }));
      return entriesOf(holder, scopes).flatMap((entry) => {
        const week = entry.kind === "week" ? shape.weeks[entry.week - 1] : undefined;
        return entry.kind === "week" && week ? [{ run: week.days, within: { week: entry.week }, isLinked }] : [];
      });
    });
  }

  /** A day or week that was counted, `shift` days on; a number that the plan does not have is missing. */
  function find(unit: Counted, { from, value }: Count, { run, within, isLinked }: Frame, shift: number): PlanEntry {
    const number = from === "end" ? run.last + 1 - value : run.first + value - 1;
    const isInFrame = isInRange(number, run);
    // The weeks are numbered through all phases, and so are the days that a question does not count in one.
    const isOfCourse =
      within !== undefined && (unit === "week" ? isInRange(value, run) : !isLinked && isInRange(value, course[unit]));
    if (!isInFrame && !isOfCourse)
      return { kind: "missing", unit, number: value, ...(within && isLinked ? { within } : {}) };
    const found = (isInFrame ? number : value) + shift;
    // The day after one of a phase may lie in the next: it is named by its number in the course.
    if (!isInRange(found, course[unit])) return { kind: "missing", unit, number: found };
    const counted = isInFrame && within && shift === 0 ? { count: number - run.first + 1, within } : {};
    return unit === "day" ? { kind: "day", day: found, ...counted } : { kind: "week", week: found, ...counted };
  }

  function entriesOf(mention: Mention, scopes: Scopes, shift = 0): PlanEntry[] {
    if (isPhaseUnit(mention.unit)) {
      const unit = mention.unit === "month" ? "month" : "phase";
      const missing = mention.unit === "part" ? [] : phasesOf(mention).missing;
      return missing.map((number) => ({ kind: "missing", unit, number }));
    }
    const unit = mention.unit === "week" ? "week" : "day";
    const scope = scopes.get(mention);
    const frames = scope ? framesOf(unit, scope, scopes) : [];
    const whole: Frame = { run: course[unit], isLinked: false };
    return (frames.length > 0 ? frames : [whole]).flatMap((frame) => entriesIn(unit, mention, frame, shift));
  }

  function entriesIn(unit: Counted, { counts, take }: Mention, frame: Frame, shift: number): PlanEntry[] {
    const { first, last } = frame.run;
    if (take !== undefined) {
      const size = Math.min(take, countInRange(frame.run));
      const isFromEnd = counts[0]?.from === "end";
      const run = isFromEnd ? { first: last + 1 - size, last } : { first, last: first + size - 1 };
      return [buildRangeEntry(unit, run, frame.within)];
    }
    const entries: PlanEntry[] = [];
    let before: number | undefined;
    for (const count of counts) {
      const entry = find(unit, count, frame, shift);
      const number = entry.kind === "day" ? entry.day : entry.kind === "week" ? entry.week : undefined;
      const end = number ?? last;
      // Each for itself, and a range from one to the next as one.
      const isRange = count.isUpTo === true && before !== undefined && end > before;
      if (isRange && before !== undefined)
        entries.splice(-1, 1, buildRangeEntry(unit, { first: before, last: end }, frame.within));
      if (!isRange || number === undefined) entries.push(entry);
      before = number;
    }
    return entries;
  }

  return { phasesOf, entriesOf };
}

function buildRangeEntry(unit: Counted, run: InclusiveRange, within: Within | undefined): PlanEntry {
  if (run.first === run.last)
    return unit === "day" ? { kind: "day", day: run.first } : { kind: "week", week: run.first };
  return unit === "day" ? { kind: "days", days: run, ...(within ? { within } : {}) } : { kind: "weeks", weeks: run };
}
