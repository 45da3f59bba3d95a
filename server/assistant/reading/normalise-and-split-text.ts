import * as worded from "#content/assistant/words/messages.ts";
import { unit } from "#domain/content/phase.ts";
import type { Lexicon } from "../model/assistant-model.ts";
import { phaseNamesAlone } from "./curriculum/curriculum-words.ts";
import { stem } from "../../language/stem.ts";

export type Normalise = (text: string) => string;

/** Skips the replacement for most texts, which have no letter three times in a row. */
const isStretched = /(.)\1\1/u;
/** `hiiii` as `hii`; `mmmm` is no word. */
const shortenStretched = (word: string) => (/^(.)\1*$/u.test(word) ? word : word.replaceAll(/(\p{L})\1{2,}/gu, "$1$1"));

/** Writes a text in lower case with one spelling for what punctuation would tear apart, words divided by one space. */
export function createNormaliser(shortForms: Lexicon["shortForms"], romanise: Normalise = (text) => text): Normalise {
  const longForms = new Map(shortForms);
  return (written) => {
    // Before marks are taken off letters: in Devanagari they are vowels.
    const text = hasOtherScript.test(written) ? romanise(written) : written;
    const lower = text.toLowerCase().replaceAll(/\s+/g, " ");
    // Most examples are plain words, and there are thousands of them.
    const words = /^[a-z ]*$/.test(lower) ? lower : replacePunctuation(lower);
    const joined = words
      .replaceAll(/\bnode js\b/g, "nodejs")
      .replaceAll(/\btodo\b/g, "to do")
      .replaceAll(/\b(sir|madam|maam) ji\b/g, "$1")
      // `how much longer is the first phase than the third?`
      .replaceAll(/\b(phase|month) than the (first|second|third|last)(?: one)?(?=\s*$)/g, "$1 than the $2 $1");
    return (isStretched.test(joined) ? joined.replaceAll(/\p{L}+/gu, shortenStretched) : joined)
      .replaceAll(/\b[a-z]{1,8}\b/g, (word) => longForms.get(word) ?? word)
      .trim();
  };
}

const counted = String.raw`(?<=\b(?:\d+(?:st|nd|rd|th)?|an?|per|each|every|which|what|first|second|third|last|final|next|previous) )`;
const unitWords = new RegExp(`\\b(${unit.many})\\b|\\b${unit.one}(?= ?\\d)|${counted}${unit.one}\\b`, "gi");

/** The examples and the word lists ask for days: so does a question for what the course counts by. `In the evening` counts none. */
export const readUnitAsDay = (question: string) =>
  unit.one === "day" ? question : question.replaceAll(unitWords, (_, many?: string) => (many ? "days" : "day"));

const hasOtherScript = /\p{Script=Devanagari}/u;

/** `4 advanced`, but not `day 4 a test` */
const fourMeaningFor = new RegExp(
  `(?<!\\b(?:day|din|week|phase|month) )\\b4 (?=(?:the|a|all|my|bundle|phase|month|full|course|${[...phaseNamesAlone].join("|")})\\b)`,
  "g",
);

const replacePunctuation = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/\bc\+\+/g, "cpp")
    .replaceAll(/\bc#/g, "csharp")
    .replaceAll(/\.net\b/g, " dotnet")
    .replaceAll(/\b([bm])\. ?(tech|sc|com|ca|ba|pharma?)\b/g, "$1$2")
    .replaceAll(/\b(react|vue|next|angular|node)[.-]js\b/g, "$1js")
    .replaceAll(/\be-mail/g, "email")
    .replaceAll(/\b(?:1|one) ?[-:]? ?(?:on|to)? ?[-:] ?(?:1|one)\b/g, "mentorship")
    .replaceAll(/(\d),(\d{3})\b/g, "$1$2")
    .replaceAll(/\b(\d+)(st|nd|rd|th)\b/g, "$1 th")
    // Too short for the spelling corrector.
    .replaceAll(/\b(?:dya|dey|dat|dayy|dayn)(?= ?\d)/g, "day ")
    .replaceAll(/\b(phase|month|level|day|week|din|part|hafta|mahina|stage)(\d+)\b/g, "$1 $2")
    // A range, unless it is a length: `day 5-8`, `5-8th day`, not `5-8 days`.
    .replaceAll(/\b(days?|din|weeks?|haft[ae]|phases?|months?|mahin[ae]) (\d{1,3}) ?[-–—] ?(\d{1,3})\b/g, "$1 $2 to $3")
    .replaceAll(/\b(\d{1,3})(?: th)? ?[-–—] ?(\d{1,3}) th\b/g, "$1 th to $2 th")
    .replaceAll(/\b(\d{1,3}) ?[-–—] ?(\d{1,3}) (din|haft[ae]|week) (?=(?:me|mein|ko) )/g, "$1 to $2 $3 ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(fourMeaningFor, "for ");

export const dropPoliteWords = (text: string) => text.replaceAll(worded.politeWords, " ").replaceAll(/ +/g, " ").trim();

/** A sign may be written out as several, and an index takes so much only. */
const longestKey = 300;

/** The words that carry a question's meaning, in the order of the alphabet: two with the same key ask the same. */
type FingerprintQuestion = (question: string) => string;

/** Without the spelling corrected: a second reader of questions would double the time of a start. */
export function createQuestionFingerprinter({
  shortForms,
  plain,
}: Pick<Lexicon, "shortForms" | "plain">): FingerprintQuestion {
  const normalise = createNormaliser(shortForms);
  const plainStems = new Set(plain.map(stem));
  return (question) => {
    const stems = dropPoliteWords(normalise(question)).split(" ").filter(Boolean).map(stem);
    const telling = stems.filter((root) => !plainStems.has(root));
    // Of plain words alone, all of them.
    const words = new Set(telling.length > 0 ? telling : stems);
    return [...words].toSorted().join(" ").slice(0, longestKey);
  };
}

const mostParts = 12;

/** The questions that one message may hold, at its punctuation and its conjunctions. */
export const splitIntoQuestions = (question: string): string[] =>
  question
    .replaceAll(worded.otherOrMore, (words) => words.replace(/aur|और/i, ""))
    .split(/(?<=[?!.;\n])\s|[\n।]|,|\b(?:and|also|aur|as well as)\b|(?<=\s)n(?=\s)|(?<=\s)(?:और|तथा|एवं)(?=\s)|[&+/]/i)
    .map((part) => part.replaceAll(worded.idleWords, " ").trim())
    .filter((part) => part.length > 2)
    .slice(0, mostParts);

/** The clauses of a message, at its punctuation alone; the dot of `B.Tech` divides nothing. */
export const splitAtPunctuation = (question: string): string[] =>
  question
    .split(/[?!;:,\n।]|(?<!\b\p{L})\./u)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 2)
    .slice(0, mostParts);
