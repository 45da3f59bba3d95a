import { devanagariRun, foldDevanagari, parseLetterPairs, transliterateWord } from "./devanagari.ts";
import { convertDigitsToAscii, parseNumberStartingAtWord, parseOrdinal, replaceWordRuns } from "./number-words.ts";

/** Words as visitors write them in Latin letters, and the Devanagari for them; `सीख*` stands for all that starts so. */
type DevanagariWords = readonly (readonly [latin: string, devanagari: string])[];

/** What is counted: a number behind it says which one, and `दो` is no wish to be given something. */
const countedNoun = /\b(din|day|phase|hafta|hafte|week|mahina|mahine|month|level|part) (ek|do)\b/g;

/**
 * Writes the Devanagari of a text as visitors write it in Latin letters: listed words by the list, numbers in digits where it is to be
 * read, spelled abbreviations by their letters, others transliterated.
 */
export function createDevanagariRomaniser(list: DevanagariWords, readsNumbers = true) {
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
    const ordinal = readsNumbers ? parseOrdinal(folded) : undefined;
    if (ordinal !== undefined) return `${ordinal}th`;
    for (let length = Math.min(longestStart, folded.length); length > 1; length -= 1) {
      const start = starts.get(folded.slice(0, length));
      if (start !== undefined) return start + transliterateEnding(folded.slice(length));
    }
    return parseSpelledAbbreviation(folded) ?? transliterateWord(written);
  }

  /** What the word at a place is, or a phrase that starts there, and how many words it takes. */
  function romaniseAt(words: readonly string[], folded: readonly string[], at: number) {
    for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
      const text = known.get(folded.slice(at, at + length).join(" "));
      if (text !== undefined) return { text, length };
    }
    const number = readsNumbers ? parseNumberStartingAtWord(folded, at) : undefined;
    // One and two stay words: they are said of much that is not counted.
    if (number && (number.length > 1 || number.value > 2 || number.value % 1 > 0))
      return { text: String(number.value), length: number.length };
    return { text: romaniseWord(words[at] ?? ""), length: 1 };
  }

  function romaniseRun(run: string): string {
    const words = run.split(" ");
    const folded = words.map(foldDevanagari);
    return replaceWordRuns(words, (at) => romaniseAt(words, folded, at));
  }

  return (text: string): string => {
    const latin = convertDigitsToAscii(text)
      .replaceAll(/[।॥]/g, ". ")
      .replaceAll(new RegExp(devanagariRun, "g"), romaniseRun);
    return !readsNumbers
      ? latin
      : latin.replaceAll(countedNoun, (_, noun: string, number: string) => `${noun} ${number === "ek" ? 1 : 2}`);
  };
}

/** An ending is spelled behind a syllable, for it has no start of its own: `ना`, `ेगा`, `ओगे`. */
const transliterateEnding = (ending: string) =>
  /^[अ-औ]/.test(ending) ? transliterateWord(`अखा${ending}`).slice(4) : transliterateWord(`अख${ending}`).slice(3);

const letterNames = parseLetterPairs(
  foldDevanagari(
    "ए a बी b सी c डी d ई e एफ f जी g एच h आई i जे j के k एल l एम m एन n ओ o पी p क्यू q आर r एस s टी t यू u वी v डब्ल्यू w एक्स x वाई y जेड z",
  ),
);
// Longer names first: एक्स begins as ए does.
const anyLetterName = [...letterNames.keys()].toSorted((a, b) => b.length - a.length).join("|");
const abbreviation = new RegExp(`^(?:${anyLetterName}){3,8}$`);

/** An abbreviation that is written as it is said: `एचटीएमएल` is `html`. */
const parseSpelledAbbreviation = (folded: string): string | undefined =>
  abbreviation.test(folded)
    ? folded.replaceAll(new RegExp(anyLetterName, "g"), (name) => letterNames.get(name) ?? "")
    : undefined;
