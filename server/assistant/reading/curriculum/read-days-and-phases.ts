import { counting } from "#content/assistant/words/counting.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { asksWhereDayOrWeekIs, asksDaysOfWeek } from "./asks-where-day-or-week-is.ts";
import { curriculumRanges, listFirstAndLastDayOfEntry, listFirstAndLastWeekOfEntry } from "./curriculum-ranges.ts";
import type { CurriculumRanges, PlanEntry } from "./curriculum-ranges.ts";
import { findMissingPhase } from "./curriculum-words.ts";
import { findExcludedPhaseMentions } from "./find-excluded-phase-mentions.ts";
import { rewriteOffsetsAndRanges, tagMentionsWithPhaseOrWeek } from "./rewrite-ranges-offsets-and-scopes.ts";
import { tokeniseAndMarkMentions } from "./find-day-and-phase-mentions.ts";
import { joinTokens, type Token } from "./day-and-phase-tokens.ts";
import { createCurriculumMentionResolver } from "./resolve-day-and-phase-mentions.ts";

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
const mostEntries = 24;

/** A reader of days, weeks and phases; the plan's lengths are given, so that it holds for any. */
export function createDaysAndPhasesReader(shape: CurriculumRanges = curriculumRanges) {
  const { findPhases, findEntries } = createCurriculumMentionResolver(shape);

  function readPhases(text: string) {
    const excluded = findExcludedPhaseMentions(text);
    const [named, without] = [new Set<PhaseKey>(), new Set<PhaseKey>()];
    const missing: PlanEntry[] = [];
    for (const { index, 1: unit = "", 2: counts = "" } of text.matchAll(/(?<![^ ])([NPML])=([^ *]+)/g)) {
      const found = findPhases(unit, counts);
      for (const key of found.keys) (excluded.has(index) ? without : named).add(key);
      // `level 50` is of a game.
      const called = unit === "M" ? "month" : "phase";
      if (unit !== "L")
        missing.push(...found.missing.map((number) => ({ kind: "missing", unit: called, number }) as const));
    }
    const others = phaseKeys.filter((key) => !without.has(key));
    const wanted = others.filter((key) => named.has(key));
    const phases = wanted.length > 0 || without.size === 0 ? wanted : others;
    return { phases, without: phaseKeys.filter((key) => without.has(key)), missing };
  }

  return function readDaysAndPhases(words: readonly string[]): PlanReading {
    const tokens = tokeniseAndMarkMentions(words);
    const text = joinTokens(tokens);
    const ofWeek = asksDaysOfWeek(text, namesDays(words, tokens));
    const asksWhere = ofWeek || asksWhereDayOrWeekIs(text);
    const merged = rewriteOffsetsAndRanges(text);
    const { phases, without, missing } = readPhases(merged);
    const all = findPhaseOfAllDays(words, tokens);
    const placed = all ?? (asksWhere && !ofWeek ? merged : tagMentionsWithPhaseOrWeek(merged));
    const counted = [...placed.matchAll(/(?<![^ ])([DW])=([^ @~]+)(\S*)/g)];
    const entries = counted.flatMap(([, unit, counts = "", scopes = ""]) =>
      findEntries(unit === "D" ? "day" : "week", counts, scopes),
    );
    const called = findMissingPhase(words);
    const ofName: PlanEntry[] = called ? [{ kind: "missing", unit: "phase", number: 0, called }] : [];
    const planEntries = [...ofName, ...missing, ...entries].slice(0, mostEntries);
    return {
      phases,
      without,
      planEntries,
      days: planEntries.flatMap(listFirstAndLastDayOfEntry),
      weeks: planEntries.flatMap(listFirstAndLastWeekOfEntry),
      asksWhere,
      marked: tokens.flatMap((token) => markMention(token, all !== undefined) ?? words.slice(token.start, token.end)),
    };
  };
}

const marks = { D: "@day", W: "@week", P: "@phase", M: "@phase", L: "@phase" };
function markMention({ text }: Token, areAllDays: boolean): string | undefined {
  const unit = areAllDays && text === "D" ? text : /^([DWPML])=[^*]/.exec(text)?.[1];
  return unit === "D" || unit === "W" || unit === "P" || unit === "M" || unit === "L" ? marks[unit] : undefined;
}

/** `days`, `din`, `day by day`; not `which day`. */
const namesDays = (words: readonly string[], tokens: readonly Token[]) =>
  tokens.some(
    ({ text, start }) =>
      text === "D" &&
      (counting.dayPlurals.has(words[start] ?? "") || /^(?:by|wise|list)$/.test(words[start + 1] ?? "")),
  );

/** `list all days of advanced`, `advanced ke saare din`: the days of a phase, where nothing else is asked. */
function findPhaseOfAllDays(words: readonly string[], tokens: readonly Token[]): string | undefined {
  const rest = tokens.filter((token) => !/^[NPM]=\d+$/.test(token.text));
  const [phase, ...others] = tokens.filter((token) => !rest.includes(token));
  const isList = ({ start, text: said }: Token) =>
    said === "D" || counting.listWords.has(words[start] ?? "") || counting.listFillers.has(words[start] ?? "");
  const isAsked = rest.some(({ start }) => counting.listWords.has(words[start] ?? ""));
  if (!phase || others.length > 0 || !isAsked || !namesDays(words, rest) || !rest.every(isList)) return undefined;
  return `D=*@${phase.text.replace("=", "")}`;
}
