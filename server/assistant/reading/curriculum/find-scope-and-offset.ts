import { counting } from "#content/assistant/words/counting.ts";
import type { Mention } from "./parse-number-after-unit.ts";
import { isPhaseUnit, linkWords, parseUnitWord } from "./curriculum-words.ts";
import { parseCount } from "./parse-count.ts";

/** How a day or week hangs together with the phase or week that it is counted in. */
export type Scope = { within: readonly Mention[]; isLinked: boolean };

/** What a counted day or week is a day or week of: `day 4 of the intermediate phase`, `phase 3 ka pehla din`. */
export function findContainingScope(
  words: readonly string[],
  mentions: readonly Mention[],
  asked: Mention,
): Scope | undefined {
  const at = mentions.indexOf(asked);
  const [before, after] = [mentions[at - 1], mentions[at + 1]];
  const links = [
    before && canContain(before, asked) ? scoreLinkBefore(words, before, asked) : 0,
    after && canContain(after, asked) ? scoreLinkAfter(words, asked, after) : 0,
  ] as const;
  const isBefore = links[0] === links[1] ? mentions[0]?.unit !== asked.unit : links[0] > links[1];
  const holder = Math.max(...links) === 0 ? undefined : isBefore ? before : after;
  if (holder) return { within: holder === after ? addJoinedPhase(words, mentions, holder) : [holder], isLinked: true };
  const far = findDistantContainer(words, mentions, asked);
  return far && { within: [far], isLinked: false };
}

const canContain = (holder: Mention, held: Mention) =>
  (isPhaseUnit(holder.unit) && !isPhaseUnit(held.unit)) || (holder.unit === "week" && held.unit === "day");

/** 2 where a word says that one belongs to the other, 1 where they only stand together, else 0. */
function scoreLinkBefore(words: readonly string[], holder: Mention, held: Mention): number {
  if (counting.outsideWords.has(words[holder.start - 1] ?? "")) return 0;
  const between = words.slice(holder.end, held.start);
  if (!between.every((word) => linkWords.has(word) || counting.ownWords.has(word))) return 0;
  return between.some((word) => counting.genitives.has(word) || counting.ownWords.has(word)) ? 2 : 1;
}

function scoreLinkAfter(words: readonly string[], held: Mention, holder: Mention): number {
  const between = words.slice(held.end, holder.start);
  if (!between.every((word) => linkWords.has(word))) return 0;
  return between.some((word) => counting.ofWords.has(word)) ? 3 : 1;
}

/** `day 3 of intermediate and advanced` is a day of both. */
function addJoinedPhase(words: readonly string[], mentions: readonly Mention[], first: Mention): Mention[] {
  const next = mentions[mentions.indexOf(first) + 1];
  const between = next ? words.slice(first.end, next.start) : [];
  const isJoined =
    between.some((word) => counting.joinWords.has(word)) &&
    between.every((word) => counting.joinWords.has(word) || word === "the");
  const isOther = next && isPhaseUnit(next.unit) && isPhaseUnit(first.unit);
  // A day that follows counts in the phase before it: `day 3 of intermediate and advanced day 1`.
  const isOfNext = next && mentions[mentions.indexOf(next) + 1]?.start === next.end;
  return next && isJoined && isOther && !isOfNext ? [first, next] : [first];
}

/** `In the advanced phase, what do we do on the first day?`, `the intermediate phase and also its 11th day`. */
function findDistantContainer(
  words: readonly string[],
  mentions: readonly Mention[],
  asked: Mention,
): Mention | undefined {
  const holders = mentions.filter((mention) => isPhaseUnit(mention.unit) && canContain(mention, asked));
  const holder = holders.findLast(({ start }) => start < asked.start) ?? holders[0];
  if (!holder) return undefined;
  const isOwn = counting.ownWords.has(words[asked.start - 1] ?? "") && holder.start < asked.start;
  if (isOwn) return holder;
  const [first, last] = holder.start < asked.start ? [holder.end, asked.start] : [asked.end, holder.start];
  if (
    holders.length > 1 ||
    words.slice(first, last).some((word) => counting.joinWords.has(word) || counting.outsideWords.has(word))
  )
    return undefined;
  const lead = counting.articlesOfScope.has(words[holder.start - 1] ?? "")
    ? words[holder.start - 2]
    : words[holder.start - 1];
  const follow = words[holder.end] ?? "";
  // `advanced: what do I build on day 6?`
  const isAtEdge = holder.start === 0 || holder.end === words.length;
  return isAtEdge || counting.ofWords.has(lead ?? "") || counting.genitives.has(follow) ? holder : undefined;
}

/** How many days after the one it names a question asks for: `the day after day 12`, `tomorrow, if I am on day 7`. */
export function findDayOffset(words: readonly string[], mentions: readonly Mention[], asked: Mention): number {
  const [count, ...others] = asked.counts;
  if (asked.unit !== "day" || !count || others.length > 0 || asked.take !== undefined) return 0;
  const beside = parseLeadingOffset(words, asked.start) || parseTrailingOffset(words, asked.end);
  // Nothing comes after the last day: what is asked of the time after it is asked of the course.
  if (beside !== 0) return count.from === "end" && beside > 0 ? 0 : beside;
  return mentions.filter(({ unit }) => unit === "day").length === 1 ? parseOffsetFromToday(words) : 0;
}

function parseLeadingOffset(words: readonly string[], start: number): number {
  const at = words[start - 1] === "the" ? start - 2 : start - 1;
  const word = words[at] ?? "";
  const isDayBeside = parseUnitWord(words[at - 1]) === "day";
  const count = isDayBeside ? parseCount(words, at - 2) : undefined;
  const by = count?.kind === "cardinal" ? count.value : 1;
  if (counting.laterWords.has(word)) return by;
  return counting.earlierWords.has(word) && (isDayBeside || counting.nextToWords.has(words[at - 1] ?? "")) ? -by : 0;
}

function parseTrailingOffset(words: readonly string[], end: number): number {
  const [first = "", second = ""] = words.slice(end, end + 2);
  if ((first === "ke" && second === "baad") || first === "baad") return 1;
  if ((first === "ka" || first === "ke") && /^(agla|agle|next)$/.test(second)) return 1;
  const count = first === "se" || first === "ke" ? parseCount(words, end + 1) : undefined;
  const beside = end + 1 + (count?.length ?? 0);
  if (count?.kind === "cardinal" && parseUnitWord(words[beside]) === "day") {
    const word = words[beside + 1] ?? "";
    return word === "baad" ? count.value : /^(pehle|pahle)$/.test(word) ? -count.value : 0;
  }
  return first === "se" && /^(pehle|pahle|pehla|pahla)$/.test(second) ? -1 : 0;
}

function parseOffsetFromToday(words: readonly string[]): number {
  const isDone = words.some((word) => counting.doneWords.has(word));
  if (isDone && words.some((word) => counting.nowWords.has(word))) return 1;
  const at = words.findIndex(
    (word, entry) => counting.upcomingWords.has(word) && !isUnitOtherThanDay(words[entry + 1]),
  );
  if (at < 0 || !words.some((word) => counting.standingWords.has(word))) return 0;
  return words[at] === "tomorrow" && words[at - 1] === "after" ? 2 : 1;
}

/** `next week` is no day's tomorrow. */
const isUnitOtherThanDay = (word: string | undefined) =>
  parseUnitWord(word) !== undefined && parseUnitWord(word) !== "day";
