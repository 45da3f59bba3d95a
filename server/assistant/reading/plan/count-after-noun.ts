import type { Mention } from "./mention.ts";
import { readBesideDay } from "./count-beside-day.ts";
import { readNumber, skip } from "./number-of-noun.ts";
import type { Count } from "./read-count.ts";
import {
  countables,
  eachWords,
  endWords,
  fillWords,
  findUnit,
  isPhaseUnit,
  joinWords,
  numberMarks,
  rangeWords,
  type Unit,
} from "./plan-words.ts";

const mostCounts = 8;
const upToWords = new Set(["till", "until", "til", "upto"]);
const hindiJoints = new Set(["aur", "ya", "se"]);
const justWords = new Set(["just", "right", "immediately", "directly"]);
const shiftWords = new Set(["after", "before", "following", "preceding"]);

/** `day 12`, `phase 1 and 2`, `day 5 se 8 tak`, `the day before the final`. */
export function readAfterNoun(words: readonly string[], start: number): Mention | undefined {
  const unit = findUnit(words[start]);
  if (!unit || eachWords.has(words[start - 1] ?? "")) return undefined;
  const beside = skip(words, start + 1, justWords);
  if (unit === "day" && shiftWords.has(words[beside] ?? "")) return readBesideDay(words, beside - 1);
  const first = readNumber(words, skip(words, start + 1, numberMarks), unit, start);
  if (!first) return undefined;
  const counts: Count[] = [first.count];
  const spans = [{ start, end: first.end }];
  let end = first.end;
  while (counts.length < mostCounts) {
    const next = readNext(words, end, unit, counts.at(-1)?.value ?? 0);
    if (!next) break;
    const isBetween = counts.length === 1 && !isPhaseUnit(unit) && isBetweenTwo(words, start, next.end);
    counts.push(next.isUpTo || isBetween ? { ...next.count, isUpTo: true } : next.count);
    spans.push({ start: next.start, end: next.end });
    end = next.end;
  }
  if (words[end] === "tak") end += 1;
  const isUpTo = counts.length === 1 && (upToWords.has(words[start - 1] ?? "") || words[end - 1] === "tak");
  if (isUpTo && !isPhaseUnit(unit)) counts.splice(0, 1, firstOfAll, { ...first.count, isUpTo });
  return { unit, counts, start, end, spans };
}

const firstOfAll: Count = { kind: "cardinal", from: "start", value: 1, length: 0 };

/** `between day 5 and 8`, `day 5 aur 8 ke beech` */
const isBetweenTwo = (words: readonly string[], start: number, end: number) =>
  words[start - 1] === "between" || (words[end] === "ke" && /^bee?ch$/.test(words[end + 1] ?? ""));

type Next = { count: Count; start: number; end: number; isUpTo: boolean };

/** The next number of a list: `and 8`, `to day 8`, `se 8`, or what a comma divided. */
function readNext(words: readonly string[], at: number, unit: Unit, before: number): Next | undefined {
  let pos = at;
  let isUpTo = false;
  while (joinWords.has(words[pos] ?? "") || rangeWords.has(words[pos] ?? "")) {
    isUpTo ||= rangeWords.has(words[pos] ?? "");
    pos += 1;
  }
  const isJoined = pos > at;
  if (isJoined) pos = skip(words, pos, fillWords);
  if (isUpTo && endWords.has(words[pos] ?? "")) {
    const end = findUnit(words[pos + 1]) === unit ? pos + 2 : pos + 1;
    return { count: { kind: "ordinal", from: "end", value: 1, length: 1 }, start: pos, end, isUpTo };
  }
  // `what is on day 5 to do`: between English words it is no two.
  if (words[pos] === "do" && !hindiJoints.has(words[pos - 1] ?? "")) return undefined;
  const noun = isJoined && findUnit(words[pos]) === unit;
  if (findUnit(words[pos]) !== undefined && !noun) return undefined;
  const number = readNumber(words, noun ? skip(words, pos + 1, numberMarks) : pos, unit, noun ? pos : undefined);
  // `day 10 se pehle`: an ordinal in words says something else here.
  const isOrdinalWord = number?.count.kind === "ordinal" && !/^\d/.test(words[number.end - number.count.length] ?? "");
  // `week 4 and 5 projects` goes on counting, `day 5 and 3 projects` does not.
  const isOtherCounted = !noun && number && number.count.value <= before && countables.has(words[number.end] ?? "");
  if (!number || isOrdinalWord || isOtherCounted || (!isJoined && !/^\d+$/.test(words[pos] ?? ""))) return undefined;
  return { ...number, start: pos, isUpTo };
}
