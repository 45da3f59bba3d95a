import { foldDevanagari, parseLetterPairs, transliterateWord } from "./devanagari.ts";
import { asciiDigits, parseNumber, parseOrdinal } from "./number-words.ts";

const names = parseLetterPairs(
  "ए a बी b सी c डी d ई e एफ f जी g एच h आई i जे j के k एल l एम m एन n ओ o पी p क्यू q आर r एस s टी t यू u वी v डब्ल्यू w एक्स x वाई y जेड z",
);
const letterOf = new Map([...names].map(([name, letter]) => [foldDevanagari(name), letter]));
// Longer names first: एक्स begins as ए does.
const name = [...letterOf.keys()].toSorted((a, b) => b.length - a.length).join("|");
const threeToEightNames = new RegExp(`^(?:${name}){3,8}$`);

/** An abbreviation that is written as it is said: `एचटीएमएल` is `html`. */
export const parseSpelledLetters = (folded: string): string | undefined =>
  threeToEightNames.test(folded)
    ? folded.replaceAll(new RegExp(name, "g"), (letter) => letterOf.get(letter) ?? "")
    : undefined;

/** Words as visitors write them in Latin letters, and the Devanagari for them; `सीख*` stands for all that starts so. */
export type DevanagariWords = readonly (readonly [latin: string, devanagari: string])[];
/** Puts right what was spelled by ear: the English word that sounds so, or the same word. */
export type MatchBySound = (word: string) => string;

const isWord = /^[\u0900-\u0963\u0971-\u097F]+$/;
const wordsAndOthers = /([\u0900-\u0963\u0971-\u097F]+)/;
const mostWords = 8;
/** What is counted: a number behind it says which one, and `दो` is no wish to be given something. */
const countedNoun = /\b(din|day|phase|hafta|hafte|week|mahina|mahine|month|level|part) (ek|do)\b/g;

/** Writes Devanagari as the assistant reads it: known words by the list, others letter by letter. */
export function createRomaniser(
  list: DevanagariWords,
  matchBySound: MatchBySound = (word) => word,
): (text: string) => string {
  const known = new Map<string, string>();
  const starts = new Map<string, string>();
  for (const [latin, devanagari] of list) {
    if (devanagari.endsWith("*")) starts.set(foldDevanagari(devanagari.slice(0, -1)), latin.slice(0, -1));
    else known.set(foldDevanagari(devanagari), latin);
  }
  const longestStart = Math.max(0, ...[...starts.keys()].map((start) => start.length));
  const longestPhrase = Math.max(1, ...list.map(([, devanagari]) => devanagari.split(" ").length));

  function romaniseWord(written: string): string {
    const folded = foldDevanagari(written);
    const listed = known.get(folded) ?? known.get(folded.replaceAll("\u0902", ""));
    if (listed !== undefined) return listed;
    const ordinal = parseOrdinal(written);
    if (ordinal !== undefined) return `${ordinal}th`;
    for (let length = Math.min(longestStart, folded.length); length > 1; length -= 1) {
      const start = starts.get(folded.slice(0, length));
      if (start !== undefined) return start + transliterateEnding(folded.slice(length));
    }
    return parseSpelledLetters(folded) ?? matchBySound(transliterateWord(written));
  }

  /** What the words at the start of `words` are, and how many of them it takes. */
  function romaniseStart(words: readonly string[]): { latin: string; length: number } {
    for (let length = Math.min(longestPhrase, words.length); length > 1; length -= 1) {
      const latin = known.get(words.slice(0, length).map(foldDevanagari).join(" "));
      if (latin !== undefined) return { latin, length };
    }
    const number = parseNumber(words.map(foldDevanagari));
    // One and two stay words: they are said of much that is not counted.
    if (number && (number.length > 1 || number.value > 2 || number.value % 1 > 0))
      return { latin: String(number.value), length: number.length };
    return { latin: romaniseWord(words[0] ?? ""), length: 1 };
  }

  return (text) => {
    const parts = asciiDigits(text).replaceAll(/[।॥]/g, ". ").split(wordsAndOthers);
    const romanised: string[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      if (!isWord.test(parts[at] ?? "")) {
        romanised.push(parts[at] ?? "");
        continue;
      }
      const words: string[] = [];
      for (let next = at; words.length < mostWords && isWord.test(parts[next] ?? ""); next += 2) {
        words.push(parts[next] ?? "");
        if (parts[next + 1] !== " ") break;
      }
      const { latin, length } = romaniseStart(words);
      romanised.push(latin);
      at += (length - 1) * 2;
    }
    return romanised
      .join("")
      .replaceAll(countedNoun, (_, noun: string, number: string) => `${noun} ${number === "ek" ? 1 : 2}`);
  };
}

/** An ending is spelled behind a syllable, for it has no start of its own: `ना`, `ेगा`, `ओगे`. */
const transliterateEnding = (ending: string) =>
  /^[अ-औ]/.test(ending) ? transliterateWord(`अखा${ending}`).slice(4) : transliterateWord(`अख${ending}`).slice(3);
