import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { asksDaysOfWeek, asksForPosition } from "./asks-for-position.ts";
import { findMentions, addAllDaysOfPhase } from "./find-mentions.ts";
import type { Mention } from "./parse-number-after-unit.ts";
import {
  listDaysOfEntry,
  listWeeksOfEntry,
  curriculumRanges,
  type PlanEntry,
  type CurriculumRanges,
} from "./curriculum-ranges.ts";
import { isPhaseUnit } from "./curriculum-words.ts";
import { findExcludedPhases } from "./find-excluded-phases.ts";
import { createMentionResolver } from "./resolve-mentions.ts";
import { findContainingScope, findDayOffset, type Scope } from "./find-scope-and-offset.ts";

/** What a question says of the plan. */
export type PlanReading = {
  /** The phases asked for, in course order; where it only leaves some out, the others. */
  phases: readonly PhaseKey[];
  /** The phases it leaves out: `not the basics`. */
  without: readonly PhaseKey[];
  /** What it counts, in the order asked, with what the plan does not have. */
  planEntries: readonly PlanEntry[];
  /** Days of the course, whatever they were counted in; a range stands with its first and its last. */
  days: readonly number[];
  /** Weeks of the course, in the same way. */
  weeks: readonly number[];
  /** Whether it asks in which phase or week a day lies, not what it holds. */
  asksWhere: boolean;
  /** Its words, with `@day`, `@week` or `@phase` for each number and its noun. */
  marked: readonly string[];
};

/** Far more than an answer has lines for. */
const mostMentions = 24;

/** A reader of days, weeks and phases; the plan's lengths are given, so that it holds for any. */
export function createDaysAndPhasesReader(shape: CurriculumRanges = curriculumRanges) {
  const { phasesOf, entriesOf } = createMentionResolver(shape);
  const inOrder = (keys: ReadonlySet<PhaseKey>) => phaseKeys.filter((key) => keys.has(key));

  function findEntries(words: readonly string[], mentions: readonly Mention[], isPositionAsked: boolean): PlanEntry[] {
    const scopes = new Map(
      isPositionAsked ? [] : mentions.flatMap((mention) => pairWithScope(words, mentions, mention)),
    );
    // The second day of week 2: a week that only says where a day is counted is not asked for itself.
    const holders = new Set([...scopes.values()].flatMap(({ within }) => within));
    return mentions
      .filter((mention) => isPhaseUnit(mention.unit) || !holders.has(mention))
      .flatMap((mention) => entriesOf(mention, scopes, findDayOffset(words, mentions, mention)));
  }

  return function readPlan(words: readonly string[]): PlanReading {
    const mentions = addAllDaysOfPhase(words, findMentions(words)).slice(0, mostMentions);
    const isPositionAsked = asksForPosition(words, mentions);
    const counted = mentions.filter(({ unit, isEach }) => isPhaseUnit(unit) && !isEach);
    const excluded = findExcludedPhases(words, counted);
    const keysOf = (wanted: readonly Mention[]) => new Set(wanted.flatMap((mention) => phasesOf(mention).keys));
    const without = inOrder(keysOf([...excluded]));
    const wanted = counted.filter((mention) => !excluded.has(mention));
    const named = inOrder(keysOf(wanted)).filter((key) => !without.includes(key));
    const isRest = named.length === 0 && without.length > 0;
    // The days of `the last week of beginner` are those of a week of that phase.
    const planEntries = findEntries(words, mentions, isPositionAsked && !asksDaysOfWeek(words, mentions));
    return {
      phases: isRest ? phaseKeys.filter((key) => !without.includes(key)) : named,
      without,
      planEntries,
      days: planEntries.flatMap(listDaysOfEntry),
      weeks: planEntries.flatMap(listWeeksOfEntry),
      asksWhere: isPositionAsked,
      marked: markMentions(words, mentions),
    };
  };
}

function pairWithScope(words: readonly string[], mentions: readonly Mention[], mention: Mention): [Mention, Scope][] {
  const { holder } = mention;
  const scope = holder ? { within: [holder], isLinked: true } : findContainingScope(words, mentions, mention);
  return scope ? [[mention, scope]] : [];
}

function markMentions(words: readonly string[], mentions: readonly Mention[]): string[] {
  const spans = mentions.flatMap(({ unit, spans: own }) =>
    own.map(({ start, end }) => [start, { end, mark: isPhaseUnit(unit) ? "@phase" : `@${unit}` }] as const),
  );
  const spanAt = new Map(spans);
  const marked: string[] = [];
  for (let at = 0; at < words.length;) {
    const span = spanAt.get(at);
    marked.push(span?.mark ?? words[at] ?? "");
    at = span?.end ?? at + 1;
  }
  return marked;
}
