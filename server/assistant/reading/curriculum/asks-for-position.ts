import { counting } from "#content/assistant/words/counting.ts";
import type { Mention } from "./parse-number-after-unit.ts";
import { parseUnitWord, isPhaseUnit } from "./curriculum-words.ts";

const holds = /^(belongs?|falls?|lies?|comes?|part|within|inside|in|under|still|already|yet|counted)$/;

/** `Which phase is day 30 in?`, `day 45 phase ka kaunsa din hai`, `is day 10 in the intermediate phase`. */
export function asksForPosition(words: readonly string[], mentions: readonly Mention[]): boolean {
  const counted = mentions.filter(({ unit }) => !isPhaseUnit(unit));
  if (counted.length === 0) return false;
  const isFree = (at: number) => !mentions.some(({ start, end }) => at >= start && at < end);
  const asked = words.flatMap((word, at) => {
    const noun = counting.askingFillers.has(words[at + 1] ?? "") ? at + 2 : at + 1;
    const unit = counting.askingWords.has(word) && isFree(noun) ? parseUnitWord(words[noun]) : undefined;
    return unit ? [unit] : [];
  });
  const hasFreeHolder = words.some(
    (word, at) => isFree(at) && (parseUnitWord(word) === "week" || isPhaseUnit(parseUnitWord(word))),
  );
  if (asksDaysOfWeek(words, mentions)) return true;
  const isOnlyOfDays = counted.every(({ unit }) => unit === "day");
  if (asked.some((unit) => isPhaseUnit(unit) || (unit === "week" && isOnlyOfDays))) return true;
  return (
    (asked.includes("day") && (hasFreeHolder || mentions.some(({ isNamed }) => isNamed))) ||
    asksWhetherInPhase(words, mentions) ||
    matchesPositionPattern(words, mentions)
  );
}

const manyDays = /^(days|din|dino|dinon)$/;
/** `day by day`, `day wise` */
const dayByDay = /^(by|wise|list)$/;

/** `which days are in week 5`, `final week days list` */
export function asksDaysOfWeek(words: readonly string[], mentions: readonly Mention[]): boolean {
  const counted = mentions.filter(({ unit }) => !isPhaseUnit(unit));
  const isFree = (at: number) => !mentions.some(({ start, end }) => at >= start && at < end);
  const asksDays = words.some(
    (word, at) => isFree(at) && (manyDays.test(word) || (word === "day" && dayByDay.test(words[at + 1] ?? ""))),
  );
  return asksDays && counted.length > 0 && counted.every(({ unit }) => unit === "week");
}

const positionForms = [
  // `mahina konsa hoga day 35 pe`
  /(?:^| )(?:phase|month|mahina|week|hafta) (?:konsa|kaunsa|kya|which|kon sa|kaun sa)(?: (?:hoga|hai|h|aata|is|on|for))* @day(?: (?:pe|par|ko|me|mein|ka))?$/,
  // `day 46 is advanced?`, `day 43 belongs to intermediate right?`, `day 22, is it beginner or intermediate?`
  /^@day (?:is|comes?|belongs?|falls?|lies?)(?: (?:it|in|to|under|still|already|the|a|part|of))* @phase(?: or @phase| ya @phase| right| na| correct| or not)*$/,
  // `the phase of day 47`
  /(?:^| )(?:phase|month|mahina|week)(?: name| naam)? (?:of|for|ka|ke) (?:the )?@day$/,
  // `day 16 ka phase batao`, `day 57 is month?`
  /^@day (?:(?:ka|ke|ki|is|s) )?(?:phase|month|mahina|week)(?: (?:kya|batao|bata|hai|h|do|de|please|plz|konsa|kaunsa))*$/,
  // `where does day 43 start`, `where is day 30 in the course`
  /^(?:and |so )?where(?: (?:does|do|is|will|would))?(?: the)? @day(?: (?:starts?|begins?|falls?|lies?|comes?|fits?|belongs?|sits?|be|in|the|course|plan))*$/,
  // `day 43 kahan aata hai`
  /^@day (?:ka |ke )?(?:kahan|kaha|kidhar)(?: par| pe| se)?(?: (?:aata|aayega|padta|girta|hai|h|hoga|shuru|start|hota))+$/,
  // `day 35 falls under?`
  /^@day (?:falls?|comes?|belongs?|lies?|is|part)(?: (?:under|in|within|to|of|what|which))+$/,
  // `day 25 beginner me hai ya intermediate`, `kya day 22 beginner me aata hai`
  /^(?:kya )?@day (?:kya )?@phase (?:me|mein|ka|ke) (?:hi |bhi )?(?:aata|aayega|padta|girta|hai|h|hoga|ya @phase)(?: hai| h| kya| na| ya| ki| @phase| me| mein| ka)*$/,
  // `day 22 beginner ya intermediate`
  /^(?:is |kya )?@day (?:is |in |of )?@phase (?:ya|or) @phase(?: (?:me|mein|ka|hai|h|aata|kya))*$/,
];

/** Whole questions that ask for a position without naming what kind of one. */
function matchesPositionPattern(words: readonly string[], mentions: readonly Mention[]): boolean {
  const startAt = new Map(mentions.map((mention) => [mention.start, mention]));
  const form: string[] = [];
  for (let at = 0; at < words.length;) {
    const mention = startAt.get(at);
    form.push(mention ? (isPhaseUnit(mention.unit) ? "@phase" : `@${mention.unit}`) : (words[at] ?? ""));
    at = mention?.end ?? at + 1;
  }
  const written = form.join(" ");
  return positionForms.some((each) => each.test(written));
}

/** A phase at the end of a yes-or-no question that starts with a day. */
function asksWhetherInPhase(words: readonly string[], mentions: readonly Mention[]): boolean {
  const [first, holder] = mentions;
  if (!first || !holder || first.unit !== "day" || !isPhaseUnit(holder.unit)) return false;
  const between = words.slice(first.end, holder.start);
  const isAtEnd = mentions.at(-1)?.end === words.length;
  return (
    first.start === 1 &&
    counting.yesNoOpenings.has(words[0] ?? "") &&
    isAtEnd &&
    (between.length === 0 || between.some((word) => holds.test(word)))
  );
}
