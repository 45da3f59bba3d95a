import type { Mention } from "./mention.ts";
import { readCount } from "./read-count.ts";
import { findUnit } from "./plan-words.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const laterWords = setOf("after following");
const earlierWords = setOf("before preceding");
/** `what comes before day 10`; `what must I know before day 10` asks of day 10 itself. */
const nextTo = setOf("just right immediately comes came come is was directly");
const upcoming = setOf("tomorrow kal next agla agle agli yesterday");
const standing = setOf(
  "am im today aaj done finished completed complete did kiya khatam hua hogaya gaya finish reached was if tha",
);

/** `day 15 complete ho gaya, ab kya` */
const nowWords = setOf("ab now aage");
const doneWords = setOf("done finished completed complete khatam hogaya gaya");

/** How many days after the one it names a question asks for: `the day after day 12`, `tomorrow, if I am on day 7`. */
export function findShift(words: readonly string[], mentions: readonly Mention[], asked: Mention): number {
  const [count, ...others] = asked.counts;
  if (asked.unit !== "day" || !count || others.length > 0 || asked.take !== undefined) return 0;
  const beside = shiftBefore(words, asked.start) || shiftAfter(words, asked.end);
  // Nothing comes after the last day: what is asked of the time after it is asked of the course.
  if (beside !== 0) return count.from === "end" && beside > 0 ? 0 : beside;
  return mentions.filter(({ unit }) => unit === "day").length === 1 ? shiftOfToday(words) : 0;
}

function shiftBefore(words: readonly string[], start: number): number {
  const at = words[start - 1] === "the" ? start - 2 : start - 1;
  const word = words[at] ?? "";
  const isDayBeside = findUnit(words[at - 1]) === "day";
  const count = isDayBeside ? readCount(words, at - 2) : undefined;
  const by = count?.kind === "cardinal" ? count.value : 1;
  if (laterWords.has(word)) return by;
  return earlierWords.has(word) && (isDayBeside || nextTo.has(words[at - 1] ?? "")) ? -by : 0;
}

function shiftAfter(words: readonly string[], end: number): number {
  const [first = "", second = ""] = words.slice(end, end + 2);
  if ((first === "ke" && second === "baad") || first === "baad") return 1;
  if ((first === "ka" || first === "ke") && /^(agla|agle|next)$/.test(second)) return 1;
  const count = first === "se" || first === "ke" ? readCount(words, end + 1) : undefined;
  const beside = end + 1 + (count?.length ?? 0);
  if (count?.kind === "cardinal" && findUnit(words[beside]) === "day") {
    const word = words[beside + 1] ?? "";
    return word === "baad" ? count.value : /^(pehle|pahle)$/.test(word) ? -count.value : 0;
  }
  return first === "se" && /^(pehle|pahle|pehla|pahla)$/.test(second) ? -1 : 0;
}

function shiftOfToday(words: readonly string[]): number {
  const isDone = words.some((word) => doneWords.has(word));
  if (isDone && words.some((word) => nowWords.has(word))) return 1;
  const at = words.findIndex((word, place) => upcoming.has(word) && !isOtherUnit(words[place + 1]));
  if (at < 0 || !words.some((word) => standing.has(word))) return 0;
  return words[at] === "tomorrow" && words[at - 1] === "after" ? 2 : 1;
}

/** `next week` is no day's tomorrow. */
const isOtherUnit = (word: string | undefined) => findUnit(word) !== undefined && findUnit(word) !== "day";
