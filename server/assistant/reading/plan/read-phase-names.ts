import { readAfterNoun } from "./count-after-noun.ts";
import type { Mention } from "./mention.ts";
import { findNamedPhase } from "./name-phases.ts";
import { readCount, type Count } from "./read-count.ts";
import { findUnit, isPhaseUnit } from "./plan-words.ts";

const nextWords = new Set("next agla agle agli following".split(" "));
const previousWords = new Set("previous preceding pichhla pichhle pichla pichle".split(" "));
const everyWords = new Set(["each", "every", "har"]);

/** `intermediate`, `the beginner phase` */
export function readName(words: readonly string[], start: number): Mention | undefined {
  const value = findNamedPhase(words, start);
  if (value === undefined) return undefined;
  const hasNoun = isPhaseUnit(findUnit(words[start + 1])) && !readAfterNoun(words, start + 1);
  const counts: Count[] = [{ kind: "ordinal", from: "start", value, length: 1 }];
  return { unit: "phase", counts, isNamed: true, start, end: start + (hasNoun ? 2 : 1), spans: [] };
}

/** `after intermediate, the first day of the next phase` */
export function readNextPhase(words: readonly string[], at: number, found: readonly Mention[]): Mention | undefined {
  const by = nextWords.has(words[at] ?? "") ? 1 : previousWords.has(words[at] ?? "") ? -1 : 0;
  const unit = findUnit(words[at + 1]);
  const count = found.findLast((mention) => isPhaseUnit(mention.unit))?.counts.at(-1);
  if (by === 0 || !unit || !isPhaseUnit(unit) || count?.from !== "start") return undefined;
  const counts: Count[] = [{ ...count, value: count.value + by }];
  return { unit, counts, start: at, end: at + 2, spans: [] };
}

/** `each phase`, `har mahine`, `all the phases`: its days are counted, itself is not. */
export function readEach(words: readonly string[], at: number): Mention | undefined {
  if (!everyWords.has(words[at] ?? "")) return undefined;
  const unit = findUnit(words[at + 1]);
  if (!isPhaseUnit(unit) || !unit || readCount(words, at + 2)) return undefined;
  return { unit, counts: [], isEach: true, start: at, end: at + 2, spans: [] };
}
