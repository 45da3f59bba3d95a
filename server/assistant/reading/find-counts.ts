import { findNamedPhase } from "./name-phases.ts";
import type { Mention, Span } from "./mention.ts";
import { type Count, readCount } from "./number-words.ts";
import { betweenWords, eachWords, findUnit, isPhaseUnit, joinWords, rangeWords } from "./plan-words.ts";
import { readAfterNoun } from "./count-after-noun.ts";

const mostCounts = 8;
const nextWords = new Set("next agla agle agli following".split(" "));
const previousWords = new Set("previous preceding pichhla pichhle pichla pichle".split(" "));
const takeFirst = new Set("first initial previous earlier pehle pahle starting shuru".split(" "));
const takeLast = new Set("last final remaining other aakhri akhri baaki baki rest".split(" "));
const afterTwo = new Set("together only price cost fees fee and ka ke ki please for".split(" "));

/** Everything that a question counts, in its order. */
export function findMentions(words: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const before = found.at(-1);
    const mention =
      readTaken(words, at) ??
      readEach(words, at) ??
      readNextPhase(words, at, found) ??
      readBeforeNoun(words, at) ??
      (isLength(words, at, before) ? undefined : readAfterNoun(words, at)) ??
      readName(words, at);
    const range = mention && before ? joinRange(words, before, mention) : undefined;
    if (range) found.splice(-1, 1, range);
    else if (mention) found.push(mention);
    at = mention?.end ?? at + 1;
  }
  return found;
}

/** `3 months 1500`: what follows the noun of a length is no number of it. In `what do weeks 7 and 8` no length is. */
const isLength = (words: readonly string[], noun: number, before: Mention | undefined) =>
  before?.end !== noun && words[noun - 1] !== "do" && readCount(words, noun - 1)?.kind === "cardinal";

/** `8th day to 11th day`, `pehle din se paanchve din tak`, `beginner to advanced`. */
function joinRange(words: readonly string[], before: Mention, mention: Mention): Mention | undefined {
  const [joint = "", ...rest] = words.slice(before.end, mention.start);
  const areSingle = [before, mention].every(({ counts, isRange }) => counts.length === 1 && !isRange);
  const isJoined = rangeWords.has(joint) && rest.every((word) => word === "the");
  if (!areSingle || !isJoined || before.unit !== mention.unit) return undefined;
  const counts = [...before.counts, ...mention.counts];
  return { ...mention, counts, isRange: true, start: before.start, spans: [...before.spans, ...mention.spans] };
}

/** `after intermediate, the first day of the next phase` */
function readNextPhase(words: readonly string[], at: number, found: readonly Mention[]): Mention | undefined {
  const by = nextWords.has(words[at] ?? "") ? 1 : previousWords.has(words[at] ?? "") ? -1 : 0;
  const unit = findUnit(words[at + 1]);
  const count = found.findLast((mention) => isPhaseUnit(mention.unit))?.counts.at(-1);
  if (by === 0 || !unit || !isPhaseUnit(unit) || count?.from !== "start") return undefined;
  const counts: Count[] = [{ ...count, value: count.value + by }];
  return { unit, counts, isRange: false, start: at, end: at + 2, spans: [] };
}

/** `first two phases`, `last 3 days`, `the other two months`. */
function readTaken(words: readonly string[], at: number): Mention | undefined {
  const word = words[at] ?? "";
  const from = takeFirst.has(word) ? "start" : takeLast.has(word) ? "end" : undefined;
  if (!from) return undefined;
  const counted = words[at + 1] === "ke" ? at + 2 : at + 1;
  const count = readCount(words, counted);
  if (count?.kind !== "cardinal" || count.value < 1) return undefined;
  const next = counted + count.length;
  const unit = findUnit(words[next]);
  const taken = { counts: [{ ...count, from }], isRange: true, take: count.value } as const;
  if (unit) return { unit, ...taken, start: at, end: next + 1, spans: [{ start: at, end: next + 1 }] };
  const isTwoOfThree =
    count.value === 2 && from === "start" && (next === words.length || afterTwo.has(words[next] ?? ""));
  return isTwoOfThree
    ? { unit: "phase", ...taken, start: at, end: next, spans: [{ start: at, end: next }] }
    : undefined;
}

/** `each phase`, `har mahine`, `all the phases`: its days are counted, itself is not. */
function readEach(words: readonly string[], at: number): Mention | undefined {
  if (!eachWords.has(words[at] ?? "") || words[at] === "per" || words[at] === "roz") return undefined;
  const unit = findUnit(words[at + 1]);
  if (!isPhaseUnit(unit) || !unit || readCount(words, at + 2)) return undefined;
  return { unit, counts: [], isRange: false, isEach: true, start: at, end: at + 2, spans: [] };
}

/** `12th day`, `first and last day`, `5th to 8th day`; not `12 days`, which is a length. */
function readBeforeNoun(words: readonly string[], start: number): Mention | undefined {
  const counts: Count[] = [];
  const spans: Span[] = [];
  let isRange = false;
  for (let at = start; counts.length < mostCounts;) {
    const count = words[at] === "middle" ? middle : readCount(words, at);
    if (!count) return undefined;
    counts.push(count);
    const end = betweenWords.has(words[at + count.length] ?? "") ? at + count.length + 1 : at + count.length;
    const unit = findUnit(words[end]);
    if (unit) {
      const isCounted = count.kind === "ordinal" && (count !== middle || isPhaseUnit(unit));
      if (!isCounted || isBefore(words, at, end)) return undefined;
      return { unit, counts, isRange, start, end: end + 1, spans: [...spans, { start: at, end: end + 1 }] };
    }
    spans.push({ start: at, end });
    const joint = words[end] ?? "";
    const isJoined = joinWords.has(joint) || rangeWords.has(joint);
    if (isJoined) isRange = rangeWords.has(joint);
    else if (!readCount(words, end)) return undefined;
    at = isJoined ? end + (words[end + 1] === "the" ? 2 : 1) : end;
  }
  return undefined;
}
const middle: Count = { kind: "ordinal", from: "start", value: 2, length: 1 };

/** `day 10 se pehle day 9`: here `pehle` says before. */
const isBefore = (words: readonly string[], at: number, noun: number) =>
  words[at - 1] === "se" && readCount(words, noun + 1)?.kind === "cardinal";

function readName(words: readonly string[], start: number): Mention | undefined {
  const value = findNamedPhase(words, start);
  if (value === undefined) return undefined;
  const hasNoun = isPhaseUnit(findUnit(words[start + 1])) && !readAfterNoun(words, start + 1);
  const counts: Count[] = [{ kind: "ordinal", from: "start", value, length: 1 }];
  return { unit: "phase", counts, isRange: false, isNamed: true, start, end: start + (hasNoun ? 2 : 1), spans: [] };
}
