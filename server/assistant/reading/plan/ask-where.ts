import type { Mention } from "./mention.ts";
import { askingWords, findUnit, isPhaseUnit } from "./plan-words.ts";

const holds = /^(belongs?|falls?|lies?|comes?|part|within|inside|in)$/;
/** `kaun se phase`, `what number day` */
const skipped = new Set(["se", "sa", "si", "number"]);
const openings = new Set(["is", "does", "will", "do", "are"]);

/** `Which phase is day 30 in?`, `day 45 phase ka kaunsa din hai`, `is day 10 in the intermediate phase`. */
export function asksWhere(words: readonly string[], mentions: readonly Mention[]): boolean {
  const counted = mentions.filter(({ unit }) => !isPhaseUnit(unit));
  if (counted.length === 0) return false;
  const isFree = (at: number) => !mentions.some(({ start, end }) => at >= start && at < end);
  const asked = words.flatMap((word, at) => {
    const noun = skipped.has(words[at + 1] ?? "") ? at + 2 : at + 1;
    const unit = askingWords.has(word) && isFree(noun) ? findUnit(words[noun]) : undefined;
    return unit ? [unit] : [];
  });
  const hasFreeHolder = words.some(
    (word, at) => isFree(at) && (findUnit(word) === "week" || isPhaseUnit(findUnit(word))),
  );
  const isOnlyOfDays = counted.every(({ unit }) => unit === "day");
  // `which days are in week 5`
  const asksDays = words.some((word, at) => isFree(at) && /^(days|din|dino)$/.test(word));
  if (asksDays && counted.every(({ unit }) => unit === "week")) return true;
  if (asked.some((unit) => isPhaseUnit(unit) || (unit === "week" && isOnlyOfDays))) return true;
  return (
    (asked.includes("day") && (hasFreeHolder || mentions.some(({ isNamed }) => isNamed))) ||
    asksWhether(words, mentions)
  );
}

/** A phase at the end of a yes-or-no question that starts with a day. */
function asksWhether(words: readonly string[], mentions: readonly Mention[]): boolean {
  const [first, holder] = mentions;
  if (!first || !holder || first.unit !== "day" || !isPhaseUnit(holder.unit)) return false;
  const between = words.slice(first.end, holder.start);
  const isAtEnd = mentions.at(-1)?.end === words.length;
  return first.start === 1 && openings.has(words[0] ?? "") && isAtEnd && between.some((word) => holds.test(word));
}
