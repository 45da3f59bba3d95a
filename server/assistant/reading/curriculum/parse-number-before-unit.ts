import { counting } from "#content/assistant/words/counting.ts";
import { skipWords, type Mention, type Span } from "./parse-number-after-unit.ts";
import { findNamedPhase, parseUnitWord, isPhaseUnit, type Unit } from "./curriculum-words.ts";
import { parseCount, isLastWord, type Count } from "./parse-count.ts";

const mostCounts = 8;
const middle: Count = { kind: "ordinal", from: "start", value: 2, length: 1 };

/** `12th day`, `first and last day`, `48 aur 50 din me kya hai`; not `12 days`, which is a length. */
export function parseNumberBeforeUnit(words: readonly string[], start: number): Mention | undefined {
  const counts: Count[] = [];
  const spans: Span[] = [];
  let isUpTo = false;
  for (let at = start; counts.length < mostCounts;) {
    const count = words[at] === "middle" ? middle : parseCount(words, at);
    if (!count) return undefined;
    counts.push(isUpTo ? { ...count, isUpTo } : count);
    const { end, isNumbered } = skipToUnit(words, at + count.length);
    const unit = parseUnitWord(words[end]) ?? (isLessonOfPhase(words, end) ? "day" : undefined);
    if (unit) {
      const isCounted =
        count.kind === "ordinal"
          ? count !== middle || isPhaseUnit(unit)
          : (isNumbered && !isPhaseUnit(unit)) || isListOfNumbers(words, counts, unit, { start, end });
      if (!isCounted || meansBefore(words, at, end)) return undefined;
      const back = parseCountFromEnd(words, count, end + 1);
      const last = back?.end ?? end + 1;
      const all = back ? [...counts.slice(0, -1), back.count] : counts;
      return { unit, counts: all, start, end: last, spans: [...spans, { start: at, end: last }] };
    }
    if (isOrdinalOfPhase(words, count, end))
      return { unit: "day", counts, start, end, spans: [...spans, { start: at, end }] };
    spans.push({ start: at, end });
    const joint = words[end] ?? "";
    const isJoined = counting.joinWords.has(joint) || counting.rangeWords.has(joint);
    if (!isJoined && !parseCount(words, end)) return undefined;
    isUpTo = counting.rangeWords.has(joint);
    at = isJoined ? end + (words[end + 1] === "the" ? 2 : 1) : end;
  }
  return undefined;
}

/** `43 number wala din`, `8 no. day`: a number of its own, never a length. */
function skipToUnit(words: readonly string[], at: number): { end: number; isNumbered: boolean } {
  const marked = skipWords(words, at, counting.numberMarks);
  const end = skipWords(words, marked, marked > at ? betweenOrOf : counting.betweenWords);
  return parseUnitWord(words[end]) || end - at < 2
    ? { end, isNumbered: marked > at || /^[vw]a*l[ae]$/.test(words[end - 1] ?? "") }
    : { end: at, isNumbered: false };
}
const betweenOrOf: ReadonlySet<string> = new Set([...counting.betweenWords, "ke", "ka", "ki"]);

/** `the last day but one`, `third day from the end` */
function parseCountFromEnd(
  words: readonly string[],
  count: Count,
  at: number,
): { count: Count; end: number } | undefined {
  if (count.kind !== "ordinal") return undefined;
  if (count.from === "end")
    return words[at] === "but" && words[at + 1] === "one"
      ? { count: { ...count, value: count.value + 1 }, end: at + 2 }
      : undefined;
  const last = words[at + 1] === "the" ? at + 2 : at + 1;
  const isFromEnd = words[at] === "from" && /^(?:end|last)$/.test(words[last] ?? "") && !parseUnitWord(words[last + 1]);
  return isFromEnd ? { count: { ...count, from: "end" }, end: last + 1 } : undefined;
}

/** `the 5th and 9th of advanced` */
const isOrdinalOfPhase = (words: readonly string[], { kind }: Count, at: number) =>
  kind === "ordinal" &&
  words[at] === "of" &&
  findNamedPhase(words, words[at + 1] === "the" ? at + 2 : at + 1) !== undefined;

const asksWhat = /^(?:me|mein|ko|par|pe|tak)(?: \S+)? (?:kya|kaun\S*|kon\S*)\b/;
const asksHowMuch = /\b(?:sakt[aei]|pa[uy]\S*|ja[uy]\S*|khatam|complete|finish)\b/;

/** `11 aur 12 din dono ka bata do`; `2 3 din ka plan batao` is a length. */
const asksToTell =
  /^(?:dono|both|teeno|all)\b|^(?:(?:ka|ke|ki|me|mein|ko|bhi) )?(?:topics?|syllabus|content|details?|bata\S*|dikha\S*|samjha\S*|tell|please|plz|pls)\b/;

/** Several numbers before a noun count it where it is asked what is in them; else they are a length, as in `10-15 din ka gap`. */
function isListOfNumbers(
  words: readonly string[],
  counts: readonly Count[],
  unit: Unit,
  { start, end }: Span,
): boolean {
  const rest = words.slice(end + 1).join(" ");
  const areNumbers = counts.length > 1 && counts.every(({ kind }) => kind === "cardinal");
  if (!areNumbers || isPhaseUnit(unit) || asksHowMuch.test(rest)) return false;
  const areJoined = words.slice(start, end).some((word) => counting.andWords.has(word)) || isOfEach.test(rest);
  return asksWhat.test(rest) || (areJoined && asksToTell.test(rest));
}
/** `24 25 day ka topic` */
const isOfEach = /^(?:dono|both)\b|^(?:ka|ke|ki) (?:topics?|syllabus)\b/;

/** `day 10 se pehle day 9`: here `pehle` says before. */
const meansBefore = (words: readonly string[], at: number, noun: number) =>
  words[at - 1] === "se" && parseCount(words, noun + 1)?.kind === "cardinal";

/** A day has one topic: `the last topic of intermediate` is its last day. */
function isLessonOfPhase(words: readonly string[], at: number): boolean {
  if (!counting.lessonWords.has(words[at] ?? "") || !counting.ofWords.has(words[at + 1] ?? "")) return false;
  const next = words[at + 2] === "the" ? at + 3 : at + 2;
  return findNamedPhase(words, next) !== undefined || isPhaseUnit(parseUnitWord(words[next]));
}

const before = /^p[ea]h[ae]?l[aei]$/;
const besideLast = new Set(["test", "exam", "assessment", "one", ...counting.betweenWords]);

/** `aakhri se pehle wala din`, `last se ek din pehle`, `last din se dusra`: so many days before the last. */
export function parseDaysBeforeLast(words: readonly string[], start: number): Mention | undefined {
  if (!isLastWord(words[start]) && words[start] !== "end") return undefined;
  let at = skipWords(words, start + 1, besideLast);
  const units: (Unit | undefined)[] = [parseUnitWord(words[at])];
  if (units[0]) at += 1;
  if (words[at] !== "se") return undefined;
  at = skipWords(words, at + 1, counting.hindiJustWords);
  const count = parseCount(words, at);
  const meansBefore = before.test(words[at] ?? "");
  if (count?.kind === "cardinal") {
    at += count.length;
    units.push(parseUnitWord(words[at]));
    if (units.at(-1)) at += 1;
    if (!before.test(words[at] ?? "")) return undefined;
  }
  const value = meansBefore ? 2 : count?.kind === "cardinal" ? count.value + 1 : count?.value;
  if (value === undefined || count?.from === "end") return undefined;
  at = skipWords(words, at + 1, counting.betweenWords);
  units.push(parseUnitWord(words[at]));
  const end = units.at(-1) ? at + 1 : at;
  const unit = units.find((each) => each === "day" || each === "week");
  // `last se pehle kya hai` names no day.
  if (!unit) return undefined;
  return { unit, counts: [{ kind: "ordinal", from: "end", value, length: 1 }], start, end, spans: [{ start, end }] };
}

/** `first two phases`, `last 3 days`, `the other two months`. */
export function parseFirstOrLastFew(words: readonly string[], at: number): Mention | undefined {
  const word = words[at] ?? "";
  const from = counting.firstFewWords.has(word) ? "start" : counting.lastFewWords.has(word) ? "end" : undefined;
  if (!from) return undefined;
  const counted = words[at + 1] === "ke" ? at + 2 : at + 1;
  const count = parseCount(words, counted);
  if (count?.kind !== "cardinal" || count.value < 1) return undefined;
  const next = counted + count.length;
  const unit = parseUnitWord(words[next]);
  const taken = { counts: [{ ...count, from }], take: count.value } satisfies Partial<Mention>;
  if (unit) return { unit, ...taken, start: at, end: next + 1, spans: [{ start: at, end: next + 1 }] };
  const isTwoOfThree =
    count.value === 2 && from === "start" && (next === words.length || counting.afterFirstTwo.has(words[next] ?? ""));
  return isTwoOfThree
    ? { unit: "phase", ...taken, start: at, end: next, spans: [{ start: at, end: next }] }
    : undefined;
}
