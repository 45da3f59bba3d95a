import { hindiNumberWords, numberAt } from "./hindi-numbers.ts";
import { transliterateWord } from "./devanagari.ts";

/** Usual spellings that are not the letters' own. */
const otherSpellings: readonly (readonly [string, string])[] = [
  ["chaar", "चार"],
  ["paanch", "पाँच"],
  ["che", "छह"],
  ["chhe", "छह"],
  ["chah", "छह"],
  ["saat", "सात"],
  ["aath", "आठ"],
  ["dus", "दस"],
  ["pandrah", "पंद्रह"],
  ["bees", "बीस"],
  ["pachees", "पच्चीस"],
  ["pachis", "पच्चीस"],
  ["tees", "तीस"],
  ["chalees", "चालीस"],
  ["pachaas", "पचास"],
  ["saath", "साठ"],
  ["hazaar", "हज़ार"],
  ["hajar", "हज़ार"],
  ["hazar", "हज़ार"],
  ["lakh", "लाख"],
  ["dedh", "डेढ़"],
  ["dhai", "ढाई"],
  ["dhaai", "ढाई"],
  ["sadhe", "साढ़े"],
  ["saadhe", "साढ़े"],
  ["sau", "सौ"],
  ["teen", "तीन"],
];
const devanagariOf = new Map([
  ...hindiNumberWords.map((word) => [transliterateWord(word), word] as const),
  ...otherSpellings,
]);
const counted =
  /^(?:din|dino|dinon|rupa?ye|rupaiye|rupay|rupees?|rs|mahin[ae]|mahino|haft[ae]|hafto|ghant[ae]|ghanto|saal|pratishat|percent)$/i;
const multiplier = /^(?:sau|hazaa?r|hajar|lakh)$/i;

/**
 * The number at the start of `words`, in Hindi and Latin letters. Most such words mean something else in English (`do`, `das`,
 * `saath`), so only what is counted behind them, or a hundred or more, makes them a number.
 */
export function romanisedNumberAt(words: readonly string[]): { value: number; length: number } | undefined {
  const run: string[] = [];
  for (const word of words) {
    const devanagari = devanagariOf.get(word.toLowerCase());
    if (devanagari === undefined) break;
    run.push(devanagari);
  }
  const found = numberAt(run);
  if (!found) return undefined;
  const isCounted = counted.test(words[found.length] ?? "");
  const isLarge = words.slice(0, found.length).some((word) => multiplier.test(word));
  return isCounted || isLarge ? found : undefined;
}
