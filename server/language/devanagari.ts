import { LRUCache } from "lru-cache";

const letters = String.raw`[\u0900-\u0963\u0971-\u097F]+`;
/** The pattern of words in Devanagari with a space between them, without digits and the danda. */
export const devanagariRun = `${letters}(?: ${letters})*`;

/** `क k ख kh`: each letter and what stands for it. */
export function parseLetterPairs(written: string): ReadonlyMap<string, string> {
  const parts = written.split(/\s+/);
  return new Map(parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? ""] as const] : [])));
}

/** A text is read several times, and many visitors write the same words. */
function rememberWords(convert: (text: string) => string) {
  const known = new LRUCache<string, string>({ max: 2000, memoMethod: convert });
  return (text: string) => (text.length > longestRemembered ? convert(text) : known.memo(text));
}
const longestRemembered = 40;

/**
 * One spelling for what people write in several ways: with a nukta or without, ं for ँ and for a nasal before a consonant,
 * long vowels for short ones, ऑ for आ, ये for ए.
 */
export const foldDevanagari = rememberWords(foldUncached);

/** `मनी बैक, रिफंड` as the alternatives of a pattern for folded texts. */
export const createDevanagariPatternSource = (words: string) => words.split(", ").map(foldDevanagari).join("|");

/** What a folded text says in Latin letters, from the start of a word, or in Hindi. */
export const createBilingualPattern = (latin: string, hindi?: string, flags = "i") =>
  new RegExp(hindi ? `\\b(?:${latin})|(?:${createDevanagariPatternSource(hindi)})` : `\\b(?:${latin})`, flags);

function foldUncached(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u093C\u0903\u200C\u200D]/g, "")
    .replaceAll("\u0901", "\u0902")
    .replaceAll(/ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदधटडसजच])|म्(?=[पफबभ])/g, "\u0902")
    .replaceAll(/[ऑॉीईूऊॅॆॊष]/g, (letter) => sameLetter.get(letter) ?? letter)
    .replaceAll(/(?<=\S)य(?=[ेि])/g, "")
    .replaceAll(/(?<=[ािुेो])[ेि]/g, (sign) => (sign === "े" ? "ए" : "इ"))
    .replaceAll("च्छ", "छ");
}

const sameLetter = parseLetterPairs("ऑ आ ॉ ा ी ि ई इ ू ु ऊ उ ॅ े ॆ े ॊ ो ष श");

const consonants = parseLetterPairs(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h ऩ n ऱ r",
);
const withNukta = parseLetterPairs("ज z फ f ड d ढ dh क k ख kh ग g झ zh");
const vowels = parseLetterPairs("अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e");
const signs = parseLetterPairs("ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e ॆ e ॊ o");
const virama = "\u094D";
const nasals = "\u0901\u0902";

const consonant = "(?:chh|[kgcjtdpbsz]h|[b-df-hj-np-tv-z])";
/** The unwritten `a` of a consonant, here an `A`: silent at the end of a word and between a vowel with one consonant and a consonant with a vowel. */
const silentAtEnd = /A$(?<=[aeiouA].*A)/;
const lastSilentWithin = new RegExp(`^(.*[aeiouA]~?${consonant})A(?=${consonant}[aeiouA])`);
const nasalBeforeConsonant = new RegExp(`~(?=${consonant})`, "g");

/**
 * One word of Devanagari, letter by letter, in the Latin letters that people chat in: `सकते` is `sakte`. Libraries write the scholarly form with every unspoken
 * `a` (`sakate`), which no visitor types and the assistant has never read.
 */
export const transliterateWord = rememberWords(transliterateUncached);

function transliterateUncached(word: string): string {
  let text = "";
  for (const [, letter = "", dot, next = ""] of word.normalize("NFKC").matchAll(/([^\u093C])(\u093C?)(?=(.?))/gu)) {
    const written = (dot ? withNukta.get(letter) : undefined) ?? consonants.get(letter);
    // People write the glide between two vowels (`jayega`), and the long one at the start of a word only (`aap`, `hua`).
    const vowel = text === "" ? vowels.get(letter) : vowels.get(letter)?.replace("aa", "a");
    if (written) text += next === virama || signs.has(next) ? written : `${written}A`;
    else if (letter === "ए" && /[aiA]$/.test(text)) text += "ye";
    else text += vowel ?? signs.get(letter) ?? (nasals.includes(letter) ? "~" : "");
  }
  text = text.replace(silentAtEnd, "");
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(lastSilentWithin, "$1");
  }
  return text
    .replaceAll("A", "a")
    .replaceAll(/~(?=[pb])/g, "m")
    .replaceAll(nasalBeforeConsonant, "n")
    .replaceAll("~", "")
    .replaceAll("chchh", "cch")
    .replaceAll("jn", "gy");
}
