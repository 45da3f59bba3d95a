import type { Mention } from "./mention.ts";
import { type Count, otherwiseWords, readCount } from "./number-words.ts";
import {
  askingWords,
  countables,
  eachWords,
  endWords,
  fillWords,
  findUnit,
  isPhaseUnit,
  joinWords,
  measures,
  numberMarks,
  particles,
  rangeWords,
  type Unit,
} from "./plan-words.ts";

const mostCounts = 8;
const upToWords = new Set(["till", "until", "til", "upto"]);
const articles = new Set("a an the per one this that same".split(" "));
const shiftWords = new Set(["after", "before", "following", "preceding"]);
const lastTests = new Set(["test", "assessment", "exam", "one", "day"]);

/** `day 12`, `phase 1 and 2`, `day 5 se 8 tak`, `the day before the final`. */
export function readAfterNoun(words: readonly string[], start: number): Mention | undefined {
  const unit = findUnit(words[start]);
  if (!unit || eachWords.has(words[start - 1] ?? "")) return undefined;
  if (unit === "day" && shiftWords.has(words[start + 1] ?? "")) return readShifted(words, start);
  const first = readNumber(words, skip(words, start + 1, numberMarks), unit, start);
  if (!first) return undefined;
  const counts = [first.count];
  const spans = [{ start, end: first.end }];
  let end = first.end;
  let isRange = false;
  while (counts.length < mostCounts) {
    const next = readNext(words, end, unit);
    if (!next) break;
    isRange ||= next.isRange;
    counts.push(next.count);
    spans.push({ start: next.start, end: next.end });
    end = next.end;
  }
  if (words[end] === "tak") end += 1;
  const isBetween =
    counts.length === 2 && !isPhaseUnit(unit) && (words[start - 1] === "between" || isBeech(words, end));
  const isUpTo = counts.length === 1 && (upToWords.has(words[start - 1] ?? "") || words[end - 1] === "tak");
  if (isUpTo && !isPhaseUnit(unit)) counts.unshift({ kind: "cardinal", from: "start", value: 1, length: 0 });
  return { unit, counts, isRange: isRange || isBetween || (isUpTo && counts.length === 2), start, end, spans };
}

const isBeech = (words: readonly string[], end: number) => words[end] === "ke" && /^bee?ch$/.test(words[end + 1] ?? "");

type Next = { count: Count; start: number; end: number; isRange: boolean };

/** The next number of a list: `and 8`, `to day 8`, `se 8`, or what a comma divided. */
function readNext(words: readonly string[], at: number, unit: Unit): Next | undefined {
  let pos = at;
  let isRange = false;
  while (joinWords.has(words[pos] ?? "") || rangeWords.has(words[pos] ?? "")) {
    isRange ||= rangeWords.has(words[pos] ?? "");
    pos += 1;
  }
  const isJoined = pos > at;
  if (isJoined) pos = skip(words, pos, fillWords);
  if (isRange && endWords.has(words[pos] ?? "")) {
    const end = findUnit(words[pos + 1]) === unit ? pos + 2 : pos + 1;
    return { count: { kind: "ordinal", from: "end", value: 1, length: 1 }, start: pos, end, isRange };
  }
  const noun = isJoined && findUnit(words[pos]) === unit;
  if (findUnit(words[pos]) !== undefined && !noun) return undefined;
  const number = readNumber(words, noun ? skip(words, pos + 1, numberMarks) : pos, unit, noun ? pos : undefined);
  // `day 10 se pehle`: an ordinal in words says something else here.
  const isOrdinalWord = number?.count.kind === "ordinal" && !/^\d/.test(words[number.end - number.count.length] ?? "");
  if (!number || isOrdinalWord || (!isJoined && !/^\d+$/.test(words[pos] ?? ""))) return undefined;
  return { ...number, start: pos, isRange };
}

/** A number at a place where it can only count the noun before it. */
function readNumber(words: readonly string[], at: number, unit: Unit, noun: number | undefined) {
  const count = readCount(words, at);
  if (!count || count.from === "end") return undefined;
  const end = at + count.length;
  const next = words[end];
  const isLast = next === undefined || particles.has(next) || joinWords.has(next);
  const before = words[(noun ?? 0) - 1] ?? "";
  if (count.kind === "ordinal" && (findUnit(next) || !isLast)) return undefined;
  if (otherwiseWords.has(words[at] ?? "") && (!isLast || articles.has(before) || askingWords.has(before)))
    return undefined;
  const isCounted = measures.has(next ?? "") || (noun === undefined && countables.has(next ?? ""));
  // `phase 1 days` asks for the days of a phase.
  const isOfPhase = isPhaseUnit(unit) && noun !== undefined && !isPhaseUnit(findUnit(next)) && findUnit(next);
  return isCounted && !isOfPhase && !readCount(words, end + 1) ? undefined : { count, end };
}

/** `the day before the final`, `the day after 12`. */
function readShifted(words: readonly string[], start: number): Mention | undefined {
  const at = skip(words, start + 2, fillWords);
  const count = readCount(words, at);
  if (!count || (count.kind === "cardinal" && measures.has(words[at + count.length] ?? ""))) return undefined;
  const end = at + count.length;
  const next = words[end] ?? "";
  if (count.kind === "ordinal" && count.from === "start" && findUnit(next) !== "day") return undefined;
  const last = lastTests.has(next) || findUnit(next) === "day" ? end + 1 : end;
  return { unit: "day", counts: [count], isRange: false, start: at, end: last, spans: [{ start: at, end: last }] };
}

const skip = (words: readonly string[], at: number, skipped: ReadonlySet<string>): number =>
  skipped.has(words[at] ?? "") ? skip(words, at + 1, skipped) : at;
