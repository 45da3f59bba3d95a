import type { Mention } from "./mention.ts";
import { isPhaseUnit } from "./plan-words.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const days = setOf("days din dino dinon");
const listing = setOf(
  "list listing lists all every full saare sare saara sara sabhi sab names name naam titles title which kaun kaunse konse kon",
);
/** What else such a question says; with any other word it asks for something of these days: `which days have React`. */
const filling = setOf(
  "the of in for me mein ka ke ki ko se are is hai hain h do give show tell batao bata bataiye dikhao please plz pls what kya and aur with by wise i want need can could you your u mujhe chahiye about day phase course my full complete",
);
/** Longer than any phase. */
const all = 99;

/** `list all days of advanced`, `advanced ke saare din`: the days of a phase, where nothing else is asked. */
export function readAllDays(words: readonly string[], mentions: readonly Mention[]): Mention[] {
  const [phase, ...others] = mentions;
  if (!phase || others.length > 0 || !isPhaseUnit(phase.unit) || phase.isEach) return [...mentions];
  const isFree = (at: number) => at < phase.start || at >= phase.end;
  const at = words.findIndex((word, place) => days.has(word) && isFree(place));
  const rest = words.filter((_, place) => place !== at && isFree(place));
  const isOnlyList =
    rest.some((word) => listing.has(word)) && rest.every((word) => listing.has(word) || filling.has(word));
  if (at < 0 || !isOnlyList) return [...mentions];
  const listed: Mention = {
    unit: "day",
    counts: [{ kind: "ordinal", from: "start", value: 1, length: 1 }],
    take: all,
    holder: phase,
    start: at,
    end: at + 1,
    spans: [{ start: at, end: at + 1 }],
  };
  return at < phase.start ? [listed, phase] : [phase, listed];
}
