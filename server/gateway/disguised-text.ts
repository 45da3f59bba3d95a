import { createLookalikeMap, foldLookalikes, lookalikeDigitsAndSigns } from "#domain/format/confusables.ts";
import { foldDevanagari } from "../language/devanagari.ts";
import { rememberPerText } from "./remember-per-text.ts";

const digitLetters = createLookalikeMap(lookalikeDigitsAndSigns);
/** `O T P`, `o.t.p.`, `p-a-s-s-w-o-r-d`; the last point ends no sentence. */
const spelledOut = /(?<![\p{L}\p{M}\p{N}])(?:\p{L}[\p{M}]*[ ._*·•/|-]{1,3}){2,}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])\.?/gu;
const knownWord = /^.*?(?=otp|cvv|cvc|upi|pin|password|card|ओटिपि|सिविवि)/;

/** As it is read aloud, whatever it was drawn with. */
export const revealDisguisedText = (text: string) =>
  foldDevanagari(foldLookalikes(text).normalize("NFKC"))
    .replaceAll("’", "'")
    .replaceAll(
      /(?<=[a-z])[01345780|!$](?=[a-z])|(?<![a-z\d₹])[01345780$](?=[a-z]{2})/g,
      (sign) => digitLetters.get(sign) ?? sign,
    )
    .replaceAll(spelledOut, (run) => run.replaceAll(/[^\p{L}\p{M}]/gu, "").replace(knownWord, (before) => `${before} `))
    .replaceAll(/[^\S\n]+/g, " ");

/** The same of a text that the site has itself, where it is read for every answer. */
export const normaliseOwnText = rememberPerText(revealDisguisedText);

/** A sentence letter by letter; `H T M L` is shorter. */
const longSpelledOut =
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{N}]\p{M}*[ ._*·•/|-]{1,3}){6,}[\p{L}\p{N}](?![\p{L}\p{M}\p{N}])/u;
/** A Latin word with a letter of another alphabet that is drawn like one. */
const mixedWord = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u;
const digitWords = [
  "zero|oh|shunya|shoonya|शून्य",
  "one|ek|एक",
  "two|do|दो",
  "three|teen|tin|तीन",
  "four|char|chaar|चार",
  "five|panch|paanch|पांच|पाँच",
  "six|chhe|chhah|che|cheh|छह|छः|छे|छ",
  "seven|saat|sat|सात",
  "eight|aath|ath|आठ",
  "nine|nau|नौ",
  "double|triple",
].join("|");
const spokenNumber = new RegExp(`(?<![\\p{L}\\p{M}])(?:(?:${digitWords}|\\d)(?![\\p{L}\\p{M}\\d])[ ,.-]*){6,}`, "iu");

/** Whether an answer is written so that people read what a check by words does not: such is never said of a course. */
export const hasDisguisedText = (answer: string) => {
  const text = answer.normalize("NFKC");
  return longSpelledOut.test(text) || mixedWord.test(text) || spokenNumber.test(text);
};
