import { counting } from "#content/assistant/words/counting.ts";
import { parseNumberAfterUnit, type Mention } from "./parse-number-after-unit.ts";
import { parseDaysBeforeLast, parseNumberBeforeUnit, parseFirstOrLastFew } from "./parse-number-before-unit.ts";
import { parseCount, type Count } from "./parse-count.ts";
import { findNamedPhase, parseUnitWord, isPhaseUnit } from "./curriculum-words.ts";

/** Everything that a question counts, in its order. */
export function findMentions(words: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const before = found.at(-1);
    const mention =
      parseDaysBeforeLast(words, at) ??
      parseFirstOrLastFew(words, at) ??
      parseEachPhase(words, at) ??
      parseNextPhase(words, at, found) ??
      parseNumberBeforeUnit(words, at) ??
      (isDuration(words, at, before) ? undefined : parseNumberAfterUnit(words, at)) ??
      parsePhaseName(words, at);
    const range = mention && before ? mergeRange(words, before, mention) : undefined;
    if (range) found.splice(-1, 1, range);
    else if (mention) found.push(mention);
    at = mention?.end ?? at + 1;
  }
  return found;
}

/** `3 months 1500`: what follows the noun of a length is no number of it. In `what do weeks 7 and 8` no length is. */
const isDuration = (words: readonly string[], noun: number, before: Mention | undefined) =>
  before?.end !== noun &&
  (words[noun - 1] !== "do" || counting.agoWords.has(words[noun + 1] ?? "")) &&
  parseCount(words, noun - 1)?.kind === "cardinal";

/** `8th day to 11th day`, `pehle din se paanchve din tak`, `beginner to advanced`. */
function mergeRange(words: readonly string[], before: Mention, mention: Mention): Mention | undefined {
  const [joint = "", ...rest] = words.slice(before.end, mention.start);
  const areSingle = [before, mention].every(({ counts, take }) => counts.length === 1 && take === undefined);
  const isJoined = counting.rangeWords.has(joint) && rest.every((word) => word === "the");
  if (!areSingle || !isJoined || before.unit !== mention.unit) return undefined;
  const counts = [...before.counts, ...mention.counts.map((count) => ({ ...count, isUpTo: true }))];
  return { ...mention, counts, start: before.start, spans: [...before.spans, ...mention.spans] };
}

/** `intermediate`, `the beginner phase` */
export function parsePhaseName(words: readonly string[], start: number): Mention | undefined {
  const named = findNamedPhase(words, start);
  if (!named) return undefined;
  const after = start + named.length;
  const hasNoun = isPhaseUnit(parseUnitWord(words[after])) && !parseNumberAfterUnit(words, after);
  const counts: Count[] = [{ kind: "ordinal", from: "start", value: named.number, length: named.length }];
  return { unit: "phase", counts, isNamed: true, start, end: after + (hasNoun ? 1 : 0), spans: [] };
}

/** `after intermediate, the first day of the next phase` */
export function parseNextPhase(words: readonly string[], at: number, found: readonly Mention[]): Mention | undefined {
  const by = counting.nextWords.has(words[at] ?? "") ? 1 : counting.previousWords.has(words[at] ?? "") ? -1 : 0;
  const unit = parseUnitWord(words[at + 1]);
  const count = found.findLast((mention) => isPhaseUnit(mention.unit))?.counts.at(-1);
  if (by === 0 || !unit || !isPhaseUnit(unit) || count?.from !== "start") return undefined;
  const counts: Count[] = [{ ...count, value: count.value + by }];
  return { unit, counts, start: at, end: at + 2, spans: [] };
}

/** `each phase`, `har mahine`, `all the phases`: its days are counted, itself is not. */
export function parseEachPhase(words: readonly string[], at: number): Mention | undefined {
  if (!counting.everyWords.has(words[at] ?? "")) return undefined;
  const unit = parseUnitWord(words[at + 1]);
  if (!isPhaseUnit(unit) || !unit || parseCount(words, at + 2)) return undefined;
  return { unit, counts: [], isEach: true, start: at, end: at + 2, spans: [] };
}

/** Longer than any phase. */
const all = 99;

/** `list all days of advanced`, `advanced ke saare din`: the days of a phase, where nothing else is asked. */
export function addAllDaysOfPhase(words: readonly string[], mentions: readonly Mention[]): Mention[] {
  const [phase, ...others] = mentions;
  if (!phase || others.length > 0 || !isPhaseUnit(phase.unit) || phase.isEach) return [...mentions];
  const isFree = (at: number) => at < phase.start || at >= phase.end;
  const at = words.findIndex((word, entry) => counting.dayPlurals.has(word) && isFree(entry));
  const rest = words.filter((_, entry) => entry !== at && isFree(entry));
  const isOnlyList =
    rest.some((word) => counting.listWords.has(word)) &&
    rest.every((word) => counting.listWords.has(word) || counting.listFillers.has(word));
  if (at < 0 || !isOnlyList) return [...mentions];
  const listed: Mention = {
    unit: "day",
    counts: [{ kind: "ordinal", from: "start", value: 1, length: 1 }],
    take: all,
    holder: phase,
    start: at,
    end: at + 1,
    spans: [{ start: at, end: at + 1 }],
  };
  return at < phase.start ? [listed, phase] : [phase, listed];
}
