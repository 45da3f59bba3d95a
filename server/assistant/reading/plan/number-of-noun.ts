import { otherwiseWords, readCount } from "./read-count.ts";
import { askingWords, findUnit, isPhaseUnit, joinWords, measures, particles, type Unit } from "./plan-words.ts";

const articles = new Set("a an the per one this that same".split(" "));

/** `week 2 days`, `week 4 day by day`; in `week 2 din aa sakta hu` the number counts the days. */
const daysOfWeek = /^(?:days?|din)(?: (?:list|by|wise|batao|bata|titles?|topics?|names?|kya|please|plz)\b.*)?$/;

/** A number at a place where it can only count the noun before it; `noun` is that one's place, unless a list repeats it. */
export function readNumber(words: readonly string[], at: number, unit: Unit, noun: number | undefined) {
  const count = readCount(words, at);
  if (!count || count.from === "end") return undefined;
  const end = at + count.length;
  const next = words[end];
  const isLast = next === undefined || particles.has(next) || joinWords.has(next);
  const before = words[(noun ?? 0) - 1] ?? "";
  if (count.kind === "ordinal" && (findUnit(next) || !isLast)) return undefined;
  if (otherwiseWords.has(words[at] ?? "") && (!isLast || articles.has(before) || askingWords.has(before)))
    return undefined;
  const isCounted = measures.has(next ?? "");
  // `phase 1 days` asks for the days of a phase.
  const isOfPhase = isPhaseUnit(unit) && noun !== undefined && !isPhaseUnit(findUnit(next)) && findUnit(next);
  const isOfWeek = unit === "week" && !articles.has(before) && daysOfWeek.test(words.slice(end).join(" "));
  return isCounted && !isOfPhase && !isOfWeek && !readCount(words, end + 1) ? undefined : { count, end };
}

export const skip = (words: readonly string[], at: number, skipped: ReadonlySet<string>): number =>
  skipped.has(words[at] ?? "") ? skip(words, at + 1, skipped) : at;
