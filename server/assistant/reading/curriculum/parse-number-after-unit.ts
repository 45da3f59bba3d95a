import { counting } from "#content/assistant/words/counting.ts";
import { parseCount, type Count } from "./parse-count.ts";
import { parseUnitWord, isPhaseUnit, particles, type Unit } from "./curriculum-words.ts";

/** From its first word to the one after its last. */
export type Span = { start: number; end: number };
/** Days, weeks or phases that a question counts: `day 5 to 8`, `the first and last week`, `intermediate`. */
export type Mention = Span & {
  unit: Unit;
  counts: readonly Count[];
  /** `first three days`: how many from that end. */
  take?: number;
  /** The phase that it is counted in, where no word between them has to say so. */
  holder?: Mention;
  /** By its name: `intermediate`. */
  isNamed?: boolean;
  /** `each phase`: only what it holds is counted. */
  isEach?: boolean;
  /** The words that each count takes, with its noun. */
  spans: readonly Span[];
};

const mostCounts = 8;

/** `day 12`, `phase 1 and 2`, `day 5 se 8 tak`, `the day before the final`. */
export function parseNumberAfterUnit(words: readonly string[], start: number): Mention | undefined {
  const unit = parseUnitWord(words[start]);
  if (!unit || counting.eachWords.has(words[start - 1] ?? "")) return undefined;
  const beside = skipWords(words, start + 1, counting.justWords);
  if (unit === "day" && counting.shiftWords.has(words[beside] ?? "")) return parseDayBeforeOrAfter(words, beside - 1);
  const first = parseUnitNumber(words, skipWords(words, start + 1, counting.numberMarks), unit, start);
  if (!first) return undefined;
  const counts: Count[] = [first.count];
  const spans = [{ start, end: first.end }];
  let end = first.end;
  while (counts.length < mostCounts) {
    const next = parseNextNumber(words, end, unit, counts.at(-1)?.value ?? 0);
    if (!next) break;
    const isBetween = counts.length === 1 && !isPhaseUnit(unit) && isBetweenRange(words, start, next.end);
    counts.push(next.isUpTo || isBetween ? { ...next.count, isUpTo: true } : next.count);
    spans.push({ start: next.start, end: next.end });
    end = next.end;
  }
  if (words[end] === "tak") end += 1;
  const isUpTo = counts.length === 1 && (counting.upToWords.has(words[start - 1] ?? "") || words[end - 1] === "tak");
  if (isUpTo && !isPhaseUnit(unit)) counts.splice(0, 1, firstOfAll, { ...first.count, isUpTo });
  return { unit, counts, start, end, spans };
}

const firstOfAll: Count = { kind: "cardinal", from: "start", value: 1, length: 0 };

/** `between day 5 and 8`, `day 5 aur 8 ke beech` */
const isBetweenRange = (words: readonly string[], start: number, end: number) =>
  words[start - 1] === "between" || (words[end] === "ke" && /^bee?ch$/.test(words[end + 1] ?? ""));

type Next = { count: Count; start: number; end: number; isUpTo: boolean };

/** The next number of a list: `and 8`, `to day 8`, `se 8`, or what a comma divided. */
function parseNextNumber(words: readonly string[], at: number, unit: Unit, before: number): Next | undefined {
  let pos = at;
  let isUpTo = false;
  while (counting.joinWords.has(words[pos] ?? "") || counting.rangeWords.has(words[pos] ?? "")) {
    isUpTo ||= counting.rangeWords.has(words[pos] ?? "");
    pos += 1;
  }
  const isJoined = pos > at;
  if (isJoined) pos = skipWords(words, pos, counting.fillWords);
  if (isUpTo && counting.endWords.has(words[pos] ?? "")) {
    const end = parseUnitWord(words[pos + 1]) === unit ? pos + 2 : pos + 1;
    return { count: { kind: "ordinal", from: "end", value: 1, length: 1 }, start: pos, end, isUpTo };
  }
  // `what is on day 5 to do`: between English words it is no two.
  if (words[pos] === "do" && !counting.hindiJoints.has(words[pos - 1] ?? "")) return undefined;
  const noun = isJoined && parseUnitWord(words[pos]) === unit;
  if (parseUnitWord(words[pos]) !== undefined && !noun) return undefined;
  const number = parseUnitNumber(
    words,
    noun ? skipWords(words, pos + 1, counting.numberMarks) : pos,
    unit,
    noun ? pos : undefined,
  );
  // `day 10 se pehle`: an ordinal in words says something else here.
  const isOrdinalWord = number?.count.kind === "ordinal" && !/^\d/.test(words[number.end - number.count.length] ?? "");
  // `week 4 and 5 projects` goes on counting, `day 5 and 3 projects` does not.
  const isOtherCounted =
    !noun && number && number.count.value <= before && counting.countables.has(words[number.end] ?? "");
  if (!number || isOrdinalWord || isOtherCounted || (!isJoined && !/^\d+$/.test(words[pos] ?? ""))) return undefined;
  return { ...number, start: pos, isUpTo };
}

/** `the day before the final`, `the day after 12`. */
export function parseDayBeforeOrAfter(words: readonly string[], start: number): Mention | undefined {
  const at = skipWords(words, start + 2, counting.fillWords);
  const count = parseCount(words, at);
  if (!count || (count.kind === "cardinal" && counting.measures.has(words[at + count.length] ?? ""))) return undefined;
  const end = at + count.length;
  const next = words[end] ?? "";
  if (count.kind === "ordinal" && count.from === "start" && parseUnitWord(next) !== "day") return undefined;
  const last = counting.testWords.has(next) || parseUnitWord(next) === "day" ? end + 1 : end;
  return { unit: "day", counts: [count], start: at, end: last, spans: [{ start: at, end: last }] };
}

/** `week 2 days`, `week 4 day by day`; in `week 2 din aa sakta hu` the number counts the days. */
const daysOfWeek = /^(?:days?|din)(?: (?:list|by|wise|batao|bata|titles?|topics?|names?|kya|please|plz)\b.*)?$/;

/** A number where it can only count the noun before it; `noun` is where that one stands, unless a list repeats it. */
export function parseUnitNumber(words: readonly string[], at: number, unit: Unit, noun: number | undefined) {
  const count = parseCount(words, at);
  if (!count || count.from === "end") return undefined;
  const end = at + count.length;
  const next = words[end];
  const isLast = next === undefined || particles.has(next) || counting.joinWords.has(next);
  const before = words[(noun ?? 0) - 1] ?? "";
  if (count.kind === "ordinal" && (parseUnitWord(next) || !isLast)) return undefined;
  if (
    counting.otherwiseWords.has(words[at] ?? "") &&
    (!isLast || counting.articlesOfMeasure.has(before) || counting.askingWords.has(before))
  )
    return undefined;
  const isCounted = counting.measures.has(next ?? "");
  // `phase 1 days` asks for the days of a phase.
  const isOfPhase = isPhaseUnit(unit) && noun !== undefined && !isPhaseUnit(parseUnitWord(next)) && parseUnitWord(next);
  const isOfWeek =
    unit === "week" && !counting.articlesOfMeasure.has(before) && daysOfWeek.test(words.slice(end).join(" "));
  return isCounted && !isOfPhase && !isOfWeek && !parseCount(words, end + 1) ? undefined : { count, end };
}

export const skipWords = (words: readonly string[], at: number, skipped: ReadonlySet<string>): number =>
  skipped.has(words[at] ?? "") ? skipWords(words, at + 1, skipped) : at;
