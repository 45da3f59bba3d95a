import type { Mention, Span } from "./mention.ts";
import { findNamedPhase } from "./name-phases.ts";
import { type Count, readCount } from "./number-words.ts";
import { betweenWords, findUnit, isPhaseUnit, joinWords, ofWords, rangeWords } from "./plan-words.ts";

const mostCounts = 8;
const lessonWords = new Set(["topic", "lesson", "chapter"]);
const middle: Count = { kind: "ordinal", from: "start", value: 2, length: 1 };

/** `12th day`, `first and last day`, `5th to 8th day`; not `12 days`, which is a length. */
export function readBeforeNoun(words: readonly string[], start: number): Mention | undefined {
  const counts: Count[] = [];
  const spans: Span[] = [];
  let isUpTo = false;
  for (let at = start; counts.length < mostCounts;) {
    const count = words[at] === "middle" ? middle : readCount(words, at);
    if (!count) return undefined;
    counts.push(isUpTo ? { ...count, isUpTo } : count);
    const end = betweenWords.has(words[at + count.length] ?? "") ? at + count.length + 1 : at + count.length;
    const unit = findUnit(words[end]) ?? (isLessonOfPhase(words, end) ? "day" : undefined);
    if (unit) {
      const isCounted = count.kind === "ordinal" && (count !== middle || isPhaseUnit(unit));
      if (!isCounted || isBefore(words, at, end)) return undefined;
      return { unit, counts, start, end: end + 1, spans: [...spans, { start: at, end: end + 1 }] };
    }
    spans.push({ start: at, end });
    const joint = words[end] ?? "";
    const isJoined = joinWords.has(joint) || rangeWords.has(joint);
    if (!isJoined && !readCount(words, end)) return undefined;
    isUpTo = rangeWords.has(joint);
    at = isJoined ? end + (words[end + 1] === "the" ? 2 : 1) : end;
  }
  return undefined;
}

/** `day 10 se pehle day 9`: here `pehle` says before. */
const isBefore = (words: readonly string[], at: number, noun: number) =>
  words[at - 1] === "se" && readCount(words, noun + 1)?.kind === "cardinal";

/** A day has one topic: `the last topic of intermediate` is its last day. */
function isLessonOfPhase(words: readonly string[], at: number): boolean {
  if (!lessonWords.has(words[at] ?? "") || !ofWords.has(words[at + 1] ?? "")) return false;
  const next = words[at + 2] === "the" ? at + 3 : at + 2;
  return findNamedPhase(words, next) !== undefined || isPhaseUnit(findUnit(words[next]));
}
