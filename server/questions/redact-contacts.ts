import { sanitiseQuestion } from "../assistant/reading/sanitise-question.ts";
import { courseLength } from "#domain/content/phase.ts";
import { convertDigitsToAscii } from "../language/number-words.ts";

const maxTextLength = 300;
const maxAnswerLength = 500;

const truncate = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

/** A question as it may be stored: in one line, as staff see it, without contact details. */
export const redactQuestion = (written: string) => truncate(redactContacts(sanitiseQuestion(written)), maxTextLength);

/** An answer may repeat what was asked. */
export const redactAnswer = (message: string) => truncate(redactContacts(sanitiseQuestion(message)), maxAnswerLength);

/** Stands where something was removed. */
const removed = "…";

// Without classes of Unicode: with a bound and without case, V8 takes seconds to compile them.
const edge = String.raw`\s@.,;:!?()[\]{}<>"'…`;
const word = `[^${edge}]+`;
const starts = `(?<![^${edge}])`;
const ends = `(?![^${edge}])`;
const createOptionallyBracketedPattern = (inner: string) => String.raw` ?[[({<]? ?${inner} ?[\])}>]? ?`;
/** "at", "(at)", and as it is read out in India, "at the rate". */
const at = createOptionallyBracketedPattern(`(?:@|${starts}(?:at(?: the rate(?: of)?)?|एट|ऐट)${ends})`);
const dot = createOptionallyBracketedPattern(String.raw`(?:\.|${starts}(?:dot|डॉट)${ends})`);
const topLevel = `(?:com|co|in|org|net|edu|gov|ac|io|me|info|ai|dev|कॉम)${ends}`;
const providers = `(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|rediffmail|icloud|protonmail|जीमेल)${ends}`;

const contacts = [
  // Written together it is an address, or a name of a social network, whatever follows.
  /[^\s@,;:!?()[\]{}<>"'…]*@[^\s@,;:!?()[\]{}<>"'…]*[^\s@.,;:!?()[\]{}<>"'…]/g,
  new RegExp(`${word}(?:${dot}${word}){0,3}${at}(?:${word}(?:${dot}${word}){0,3}${dot}${topLevel}|${providers})`, "gi"),
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|in|me|org|net|io|ai|dev)\/\S+/gi,
];

/**
 * A text without e-mail addresses, names of social networks, links, phone numbers and other long numbers, however they are
 * spelled. Days and prices stay. A person's name cannot be told from other words.
 */
export function redactContacts(text: string): string {
  // In one line first: what is read around an `@` knows only single spaces.
  const line = text.replaceAll(/\s+/g, " ");
  const bare = contacts.reduce((rest, contact) => rest.replaceAll(contact, removed), line);
  return redactNumbers(bare, removed)
    .replaceAll(/…[\s…]*…/g, removed)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** From so many digits on a number is somebody's: spelled together, and with signs between them. */
const maxRunLength = 4;
const maxSpelledLength = 6;
const maxPriceDigits = 7;

/** Digits with at most three signs between two of them. A currency sign starts another number. */
const digitChain = /\+?\p{Nd}(?:[^\p{L}\p{M}\p{N}₹$€£…]{0,3}\p{Nd})*/gu;
const currencyBefore = /(?:[₹$€£]|(?<![a-z])(?:rs|inr|usd|rupees?|rupaye|रु|रुपये))[.:]? ?$/i;
const currencyAfter = /^ ?(?:[₹$€£]|\/-|(?:rs|inr|usd|rupees?|rupaye|rupya|k)(?![a-z])|रु)/i;
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

const digitWord =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|char|chaar|paanch|panch|chhe|che|cheh|saat|aath|nau|शून्य|एक|दो|तीन|चार|पांच|पाँच|छह|छः|छे|सात|आठ|नौ)";
const spelledOut = new RegExp(`(?<![^\\s,.-])${digitWord}(?:[\\s,.-]{1,3}${digitWord}(?![^\\s,.!?;:-])){4,}`, "gi");

/** Phone numbers and other long numbers, in digits of any script and in words; days, years and prices stay. */
const redactNumbers = (text: string, mark: string) =>
  text
    .replaceAll(digitChain, (chain, at: number) => {
      const hasCurrency =
        currencyBefore.test(text.slice(Math.max(0, at - 10), at)) || currencyAfter.test(text.slice(at + chain.length));
      return isAllowedNumber(convertDigitsToAscii(chain), hasCurrency) ? chain : mark;
    })
    .replaceAll(spelledOut, mark);

function isAllowedNumber(chain: string, hasCurrency: boolean): boolean {
  const digits = chain.replaceAll(/\D/g, "");
  const numbers = chain.split(/[^\d,]+|,(?!\d)|(?<=,\d+) /).filter(Boolean);
  const runs = chain.match(/\d+/g) ?? [];
  const isShort = digits.length <= maxSpelledLength && runs.every((run) => run.length <= maxRunLength);
  return (
    isShort ||
    (numbers.length === 1 ? isPrice(chain, digits, hasCurrency) : isPriceRange(numbers) || isListOfDays(runs))
  );
}

const isPrice = (chain: string, digits: string, hasCurrency: boolean) =>
  digits.length < maxPriceDigits && hasCurrency ? true : digits.length <= maxPriceDigits && grouped.test(chain);

/** `3000-5000`: nobody's phone ends in zeros in both halves. */
const isPriceRange = (numbers: readonly string[]) =>
  numbers.length === 2 && numbers.every((number) => number.endsWith("00") && number.length <= maxPriceDigits);

/** `days 5, 6, 7, 8, 9, 10`: in their order, and none beyond the course. */
const isListOfDays = (runs: readonly string[]) =>
  runs.every((run, at) => Number(run) <= courseLength && (at === 0 || Number(run) > Number(runs[at - 1])));
