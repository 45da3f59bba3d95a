import { dayCount, phases } from "#content/curriculum/phases.ts";
import { plans } from "#content/plans.ts";
import { savings } from "#domain/plan-figures.ts";
import { asciiDigits } from "./ascii-digits.ts";

/** A number with what it counts: `rupees 3000`, `days 21`, `plain 24`. */
type Figure = { unit: string; value: number };

const units: readonly (readonly [unit: string, before: RegExp, after: RegExp])[] = [
  ["rupees", /(?:₹|\brs\.?|\binr|\brupees?)\s*$/i, /^\s*(?:\/-|rupees?|rs\b|inr\b|rupaye|rupya)/i],
  ["dollars", /\$\s*$/, /^\s*(?:dollars?|usd)/i],
  ["percent", /(?!)/, /^\s*(?:%|percent|per cent)/i],
  ["day", /\b(?:day|days|din)\s*(?:no\.?|number)?\s*$/i, /^(?:st|nd|rd|th)\s+day/i],
  ["days", /(?!)/, /^[\s-]*(?:days?|din)\b/i],
  ["weeks", /\bweeks?\s*$/i, /^[\s-]*weeks?\b/i],
  ["months", /\bmonths?\s*$/i, /^[\s-]*months?\b/i],
  ["hours", /(?!)/, /^[\s-]*(?:hours?|hrs?|h\b)/i],
];

const number = /(?<![\p{L}\d.])\d[\d,]*(?:\.\d+)?/gu;

/** Every figure of a text, with its unit where one stands beside it. */
export function readFigures(written: string): Figure[] {
  const text = inDigits(written);
  return [...text.matchAll(number)].map((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length).replace(/^\+/, "");
    const unit = units.find(([, ahead, behind]) => ahead.test(before) || behind.test(after))?.[0] ?? "plain";
    return { unit, value: Number(match[0].replaceAll(",", "").replace(/\.$/, "")) };
  });
}

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const word = [...small, ...tens, "hundred", "thousand"].join("|");
const wordRun = new RegExp(`\\b(?:${word})(?:[\\s-]+(?:and\\s+)?(?:${word}))*\\b`, "gi");

/** `five hundred`, `3k` and digits of other scripts are figures too. */
function inDigits(text: string): string {
  return asciiDigits(text.normalize("NFKC"))
    .replaceAll(/\b(\d+(?:\.\d+)?)k\b/gi, (_, thousands: string) => String(Number(thousands) * 1000))
    .replaceAll(wordRun, (run) => String(valueOfWords(run.toLowerCase().split(/[\s-]+/))));
}

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

const keyOf = ({ unit, value }: Figure) => `${unit} ${value}`;

/** What each plan may be said to cost and last, in both readings of the prices. */
const planFacts = [
  { name: /\b(?:complete )?bundle\b/i, key: "bundle" },
  { name: /\bbeginner\b/i, key: "basic" },
  { name: /\bintermediate\b/i, key: "intermediate" },
  { name: /\badvanced\b(?! (?:python|code))/i, key: "advanced" },
].map(({ name, key }) => {
  const readings = [plans.home, plans.pricingPage].map((reading) => reading[key as keyof typeof reading]);
  const amounts = readings.flatMap((plan) => [plan.price, plan.listPrice, savings(plan)]);
  const compared = key === "bundle" ? [plans.home, plans.pricingPage].flatMap(amountsOfComparison) : [];
  return { name, amounts: new Set([...amounts, ...compared]), days: new Set(readings.map(({ days }) => days)) };
});

/** The three phases bought one by one, and what the bundle saves against them. */
function amountsOfComparison({ bundle, basic, intermediate, advanced }: (typeof plans)["home"]): number[] {
  const single = basic.price + intermediate.price + advanced.price;
  return [single, single - bundle.price];
}

/** Within a clause that names one plan, amounts and day counts must be that plan's own. */
function fitsItsPlan(answer: string): boolean {
  return answer.split(/[.;:\n]\s|,\s(?!\d)|\b(?:and|while|but|whereas)\b/i).every((clause) => {
    const [plan, ...others] = planFacts.filter(({ name }) => name.test(clause));
    if (!plan || others.length > 0) return true;
    return readFigures(clause).every(({ unit, value }) => {
      if (unit === "rupees") return plan.amounts.has(value);
      if (unit === "days") return plan.days.has(value);
      return true;
    });
  });
}

/** Figures that hold whatever the question: the course's length and its phases. */
const alwaysTrue = new Set([
  ...[dayCount, ...phases.map(({ days }) => days.length)].map((value) => `days ${value}`),
  ...phases.map((_, index) => `months ${index + 1}`),
  ...["1", "2", "3"].map((value) => `plain ${value}`),
]);

/**
 * Whether every figure of a gateway's answer is a fact of the content files for the subject asked about;
 * `grounds` are the site's own texts on that subject.
 */
export function areFiguresProven(answer: string, grounds: readonly string[]): boolean {
  const facts = new Set([...alwaysTrue, ...grounds.flatMap(readFigures).map(keyOf)]);
  const values = new Set([...facts].map((fact) => fact.split(" ")[1]));
  const proven = readFigures(answer).every((figure) =>
    // A bare number may stand for any fact's value; one with a unit only for that unit's.
    figure.unit === "plain" ? values.has(String(figure.value)) : facts.has(keyOf(figure)),
  );
  return proven && fitsItsPlan(answer);
}
