import { LRUCache } from "lru-cache";

export type Language = "en" | "hi";

/** From this share of its letters on a text is Hindi: technical words stay in Latin letters. */
const shareOfHindi = 0.25;

/** The language of a text by its script; romanised Hindi counts as English, as the site does. */
export function detectLanguage(text: string): Language {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return hindi > 0 && hindi >= shareOfHindi * (hindi + latin) ? "hi" : "en";
}

const letters = String.raw`[\u0900-\u0963\u0971-\u097F]+`;
/** The pattern of words in Devanagari with a space between them, without digits and the danda. */
export const devanagariRun = `${letters}(?: ${letters})*`;

/** `क k ख kh`: each letter and what stands for it. */
export function parseLetterPairs(written: string): ReadonlyMap<string, string> {
  const parts = written.split(/\s+/);
  return new Map(parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? ""] as const] : [])));
}

/** A word stands in several phrases that may start before it, and many visitors write the same words. */
const folded = new LRUCache<string, string>({ max: 2000 });
const longestRemembered = 40;

/**
 * One spelling for what people write in several ways: with a nukta or without, ं for ँ and for a nasal before a consonant,
 * long vowels for short ones, ऑ for आ, ये for ए.
 */
export function foldDevanagari(text: string): string {
  if (text.length > longestRemembered) return foldUncached(text);
  const known = folded.get(text) ?? foldUncached(text);
  folded.set(text, known);
  return known;
}

/** `मनी बैक, रिफंड` as the alternatives of a pattern for folded texts. */
export const createDevanagariPattern = (words: string) => words.split(", ").map(foldDevanagari).join("|");

const foldUncached = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u093C\u0903\u200C\u200D]/g, "")
    .replaceAll("\u0901", "\u0902")
    .replaceAll(/ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदधटडसजच])|म्(?=[पफबभ])/g, "\u0902")
    .replaceAll(/[ऑॉीईूऊॅॆॊष]/g, (letter) => sameLetter.get(letter) ?? letter)
    .replaceAll(/(?<=\S)य(?=[ेि])/g, "")
    .replaceAll(/(?<=[ािुेो])[ेि]/g, (sign) => (sign === "े" ? "ए" : "इ"))
    .replaceAll("च्छ", "छ");

const sameLetter = parseLetterPairs("ऑ आ ॉ ा ी ि ई इ ू ु ऊ उ ॅ े ॆ े ॊ ो ष श");

const consonants = parseLetterPairs(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h ऩ n ऱ r",
);
const withNukta = parseLetterPairs("ज z फ f ड d ढ dh क k ख kh ग g झ zh");
const vowels = parseLetterPairs("अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e");
const signs = parseLetterPairs("ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e ॆ e ॊ o");
const nukta = "\u093C";
const virama = "\u094D";
const nasals = "\u0901\u0902";

/** A consonant cluster or none, and the vowel after it; one that is unwritten is an `a` that nobody writes and few say. */
type Syllable = { onset: string; vowel: string; isUnwritten: boolean; nasal: boolean };

/**
 * One word of Devanagari, letter by letter, in the Latin letters that people chat in: `सकते` is `sakte`. Libraries write the scholarly form with every unspoken
 * `a` (`sakate`), which no visitor types and the assistant has never read.
 */
export function transliterateWord(word: string): string {
  const syllables = splitSyllables(word.normalize("NFKC"));
  dropSilentVowels(syllables);
  return syllables.map(transliterateSyllable).join("").replaceAll("chchh", "cch").replaceAll("jn", "gy");
}

function splitSyllables(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  let onset = "";
  const close = (vowel: string, isUnwritten = false) => {
    syllables.push({ onset, vowel, isUnwritten, nasal: false });
    onset = "";
  };
  const letters = word.split("");
  for (const [at, letter] of letters.entries()) {
    const hasNukta = letters[at + 1] === nukta;
    const consonant = (hasNukta ? withNukta.get(letter) : undefined) ?? consonants.get(letter);
    const vowel = vowels.get(letter);
    const last = syllables.at(-1);
    if (consonant) {
      onset += consonant;
      const next = letters[hasNukta ? at + 2 : at + 1] ?? "";
      if (next !== virama && !signs.has(next)) close("a", true);
    } else if (signs.has(letter)) close(signs.get(letter) ?? "");
    else if (vowel) close(last ? transliterateVowelAfterVowel(last.vowel, letter, vowel) : vowel);
    else if (nasals.includes(letter) && last) last.nasal = true;
  }
  if (onset !== "") close("");
  return syllables;
}

/** People write the glide between two vowels (`jayega`), and the long one at the start of a word only (`aap`, `hua`). */
function transliterateVowelAfterVowel(before: string, letter: string, vowel: string): string {
  if (letter === "आ") return "a";
  return letter === "ए" && /[ai]$/.test(before) ? "ye" : vowel;
}

/** The unwritten `a` is silent at the end of a word and between a vowel with one consonant and a consonant with a vowel. */
function dropSilentVowels(syllables: Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const here = syllables[at];
    const before = syllables[at - 1];
    const after = syllables[at + 1];
    if (!here?.isUnwritten || here.nasal || here.onset === "" || !before) continue;
    const isLast = !after;
    const isBetween = after && after.vowel !== "" && after.onset !== "" && before.vowel !== "";
    if (isLast || (isBetween && !isConsonantCluster(here.onset) && !isConsonantCluster(after.onset))) here.vowel = "";
  }
}

const isConsonantCluster = (onset: string) => onset.replaceAll(/(?<=[a-z])h/g, "").length > 1;

function transliterateSyllable({ onset, vowel, nasal }: Syllable, at: number, all: readonly Syllable[]): string {
  const next = all[at + 1]?.onset ?? "";
  // At the end of a word few type it: `kaha`, `hu`, `karu`.
  const sound = !nasal || next === "" ? "" : /^[pb]/.test(next) ? "m" : "n";
  return onset + vowel + sound;
}
