import { foldDevanagari } from "./devanagari.ts";
import { numberAt, ordinalIn } from "./hindi-numbers.ts";
import { asciiDigits } from "./ascii-digits.ts";
import { romanisedNumberAt } from "./romanised-numbers.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const word = [...small, ...tens, "hundred", "thousand"].join("|");
const wordRun = new RegExp(`\\b(?:${word})(?:[\\s-]+(?:and\\s+)?(?:${word}))*\\b`, "gi");
const devanagariRun = /[\u0900-\u0963\u0971-\u097F]+(?: [\u0900-\u0963\u0971-\u097F]+)*/g;
const latinRun = /[a-z]+(?: [a-z]+)*/gi;
const timesOf: Readonly<Record<string, number>> = {
  k: 1000,
  hundred: 100,
  sau: 100,
  सौ: 100,
  thousand: 1000,
  hazaar: 1000,
  hazar: 1000,
  hajar: 1000,
  हजार: 1000,
  lakh: 100_000,
  lac: 100_000,
  लाख: 100_000,
};
const multiplied = new RegExp(
  `(?<![\\p{L}\\d.])(\\d[\\d,]*(?:\\.\\d+)?) ?(${Object.keys(timesOf).join("|")})(?![\\p{L}\\p{M}\\d])`,
  "giu",
);

/**
 * `five hundred`, `3k`, `das din`, `डेढ़ हज़ार` and digits of other scripts are figures too. What is left of Devanagari has one
 * spelling.
 */
export const inDigits = (text: string): string =>
  asciiDigits(text.normalize("NFKC"))
    .replaceAll(devanagariRun, (run) => foldDevanagari(run).split(" ").map(writeEnglishDigit).join(" "))
    .replaceAll(halfHour, "0.5 hours")
    .replaceAll(multiplied, (_, amount: string, unit: string) => multiply(amount, unit.toLowerCase()))
    .replaceAll(devanagariRun, (run) => replaceNumbers(run.split(" "), numberAt).map(writePlace).join(" "))
    .replaceAll(latinRun, (run) => replaceNumbers(run.split(" "), romanisedNumberAt).join(" "))
    .replaceAll(wordRun, (run) => String(valueOfWords(run.toLowerCase().split(/[\s-]+/))));

const multiply = (amount: string, unit: string) => String(Number(amount.replaceAll(",", "")) * (timesOf[unit] ?? 1));

/** `पाँचवें` as `5वें`. */
function writePlace(word: string): string {
  const place = ordinalIn(word);
  return place === undefined ? word : `${place}वें`;
}

/** English digits as they are said in Hindi: a telephone number is often spelled out in them. */
const englishDigits = new Map(
  ["ज़ीरो", "वन", "टू", "थ्री", "फोर", "फाइव", "सिक्स", "सेवन", "एट", "नाइन", "टेन"].map(
    (word, value) => [foldDevanagari(word), String(value)] as const,
  ),
);
const writeEnglishDigit = (word: string) => englishDigits.get(word) ?? word;
const halfHour = /half an hour|aadh[ae] ghant[ae]|आध[ाे] घंट[ाे]/gi;

type NumberAt = typeof numberAt;

function replaceNumbers(words: readonly string[], findNumber: NumberAt): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = findNumber(words.slice(at, at + mostNumberWords));
    replaced.push(found ? String(found.value) : (words[at] ?? ""));
    at += found?.length ?? 1;
  }
  return replaced;
}
const mostNumberWords = 8;

function valueOfWords(words: readonly string[]): number {
  let total = 0;
  let current = 0;
  for (const part of words) {
    if (part === "thousand") {
      total += Math.max(1, current) * 1000;
      current = 0;
    } else if (part === "hundred") current = Math.max(1, current) * 100;
    else if (tens.includes(part)) current += (tens.indexOf(part) + 2) * 10;
    else current += Math.max(0, small.indexOf(part));
  }
  return total + current;
}
