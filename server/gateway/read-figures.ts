import { foldDevanagari } from "../language/devanagari.ts";
import { writeNumbersInDigits } from "../language/number-words.ts";

/** A number with what it counts: `rupees 3000`, `days 21`, `plain 24`. */
export type Figure = { unit: string; value: number };

const never = /(?!)/;
/** Hindi words for a unit, as they start. */
const hindi = (words: string) => words.split(" ").map(foldDevanagari).join("|");
const behind = (latin: string, words: string) => new RegExp(`^[\\s-]*(?:(?:${latin})\\b|${hindi(words)})`, "i");

const latinMonths =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const hindiMonths = "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर अक्तूबर नवंबर दिसंबर";

const units: readonly (readonly [unit: string, before: RegExp, after: RegExp])[] = [
  [
    "rupees",
    new RegExp(`(?:₹|\\brs\\.?|\\binr|\\brupees?|${hindi("रु. रु रुपये रुपया")})\\s*$`, "i"),
    new RegExp(`^\\s*(?:/-|rupees?|rs\\b|inr\\b|rupa?i?ye|rupya|rupay|${hindi("रुपये रुपय रु")})`, "i"),
  ],
  ["dollars", /\$\s*$/, behind("dollars?|usd", "डॉलर")],
  ["percent", never, new RegExp(`^\\s*(?:%|percent|per cent|pratishat|${hindi("प्रतिशत फीसदी परसेंट")})`, "i")],
  [
    "day",
    // Not in `58 days, 3 months`: what is counted already counts nothing more.
    new RegExp(
      `(?<!\\d[\\s-]*)(?:\\b(?:day|days|din)|${hindi("दिन डे")})\\s*(?:no\\.?|number|${hindi("नंबर")})?\\s*$`,
      "i",
    ),
    new RegExp(`^(?:(?:st|nd|rd|th)\\s+(?:day|din)|\\s*${hindi("वें")}\\s+(?:${hindi("दिन डे")}))`, "i"),
  ],
  ["days", never, behind("days?|din|dino", "दिन दिनों")],
  ["weeks", /\bweeks?\s*$/i, behind("weeks?|haft[aeo]", "हफ्त सप्ताह वीक")],
  // A month by its number is one of the plan; months that are counted are a length.
  ["month", /\bmonth\s*$/i, never],
  ["months", never, behind("months?|mahin[aeo]", "महीन माह मंथ")],
  // A date is none because its number is known from elsewhere.
  [
    "date",
    new RegExp(`(?:\\b(?:${latinMonths})|${hindi(hindiMonths)})\\s*$`, "i"),
    new RegExp(`^(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?:(?:${latinMonths})\\b|${hindi(hindiMonths)})`, "i"),
  ],
  ["hours", never, behind("hours?|hrs?|h|ghant[aeo]", "घंट")],
  ["years", never, behind("years?|yrs?|saal", "साल वर्ष")],
];

const number = /(?<![\p{L}\d.])\d[\d,]*(?:\.\d+)?/gu;

/** Every figure of a text, with its unit where one stands beside it. */
export function readFigures(written: string): Figure[] {
  const text = writeNumbersInDigits(written);
  return [...text.matchAll(number)].map((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length).replace(/^\+/, "");
    const unit = units.find(([, ahead, behind]) => ahead.test(before) || behind.test(after))?.[0] ?? "plain";
    return { unit, value: Number(match[0].replaceAll(",", "").replace(/\.$/, "")) };
  });
}
