import type { Mention, Span } from "./mention.ts";
import { findNamedPhase } from "./name-phases.ts";
import { type Count, readCount } from "./number-words.ts";
import { betweenWords, findUnit, isPhaseUnit, joinWords, ofWords, rangeWords, type Unit } from "./plan-words.ts";

const mostCounts = 8;
const lessonWords = new Set(["topic", "lesson", "chapter"]);
const middle: Count = { kind: "ordinal", from: "start", value: 2, length: 1 };

/** `12th day`, `first and last day`, `48 aur 50 din me kya hai`; not `12 days`, which is a length. */
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
      const isCounted =
        count.kind === "ordinal" ? count !== middle || isPhaseUnit(unit) : isListed(words, counts, unit, end + 1);
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

const asksWhat = /^(?:me|mein|ko|par|pe|tak)(?: \S+)? (?:kya|kaun\S*|kon\S*)\b/;
const asksHowMuch = /\b(?:sakt[aei]|pa[uy]\S*|ja[uy]\S*|khatam|complete|finish)\b/;

/** Several numbers before a noun count it where it is asked what is in them; else they are a length, as in `10-15 din ka gap`. */
function isListed(words: readonly string[], counts: readonly Count[], unit: Unit, after: number): boolean {
  const rest = words.slice(after).join(" ");
  const areNumbers = counts.length > 1 && counts.every(({ kind }) => kind === "cardinal");
  return areNumbers && !isPhaseUnit(unit) && asksWhat.test(rest) && !asksHowMuch.test(rest);
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
