import { devanagariUnit } from "#content/assistant/words/counting.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { devanagariPhaseNames, otherPhaseNames } from "#content/assistant/words/counting.ts";
import { facts } from "#content/facts.ts";
import { listPlans } from "#content/plans.ts";
import type { PlanKey } from "#domain/content/plan.ts";
import { computeBundleSaving, computeListPriceSaving } from "#domain/content/price-calculations.ts";
import { currencyCode, currencySign, formatCurrencyName } from "#domain/format/money.ts";
import { spellNumber } from "#domain/format/text.ts";
import { createDevanagariPatternSource } from "../language/devanagari.ts";
import { writeNumbersInDigits } from "../language/number-words.ts";
import { unit } from "#domain/content/phase.ts";
import { rememberPerText } from "./remember-per-text.ts";

/** A number with what it counts: `money 3000`, `days 21`, `plain 24`. */
export type Figure = { unit: string; value: number };

/**
 * Whether every figure of a gateway's answer is a fact of the content files for the subject asked about;
 * `grounds` are the site's own texts on that subject.
 */
export function areFiguresProven(answer: string, grounds: readonly string[]): boolean {
  const known = new Set([...alwaysTrue, ...grounds.flatMap(parseOwnFigures).map(formatFigureKey)]);
  const values = new Set([...known].map((fact) => fact.split(" ")[1]));
  const proven = parseFigures(answer).every((figure) =>
    // A bare number may stand for any fact's value; one with a unit only for that unit's.
    figure.unit === "plain" ? values.has(String(figure.value)) : known.has(formatFigureKey(figure)),
  );
  return proven && areFiguresOfNamedPlan(answer);
}

const parseOwnFigures = rememberPerText(parseFigures);

const formatFigureKey = ({ unit, value }: Figure) => `${unit} ${value}`;

/** Figures that hold whatever the question: the course's length and its phases. */
const alwaysTrue = [
  ...[dayCount, ...phases.map(({ days }) => days.length)].map((value) => `days ${value}`),
  ...phases.map((_, index) => `month ${index + 1}`),
  ...(facts.courseMonths ? [`months ${facts.courseMonths}`] : []),
  ...["1", "2", "3"].map((value) => `plain ${value}`),
];

const escapePattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** How rupees are written beside the sign; of other currencies, the sign, the code and the name are known. */
const spokenMoney =
  currencyCode === "INR"
    ? {
        before: `\\brs\\.?|\\brupees?|${createDevanagariPatternSource("रु., रु, रुपये, रुपया")}`,
        after: `/-|rupees?|rs\\b|rupa?i?ye|rupya|rupay|${createDevanagariPatternSource("रुपये, रुपय, रु")}`,
      }
    : { before: "(?!)", after: escapePattern(formatCurrencyName()) };

const number = /(?<![\p{L}\d.])\d[\d,]*(?:\.\d+)?/gu;

/** Every figure of a text, with its unit where one stands beside it. */
export function parseFigures(written: string): Figure[] {
  const text = writeNumbersInDigits(written);
  return [...text.matchAll(number)].map((match) => {
    // No unit is longer: of a long text, only what stands beside the number is read.
    const before = text.slice(Math.max(0, match.index - maxBeside), match.index);
    const end = match.index + match[0].length;
    const after = text.slice(end, end + maxBeside).replace(/^\+/, "");
    const unit = units.find(([, ahead, next]) => ahead?.test(before) || next?.test(after))?.[0] ?? "plain";
    return { unit, value: Number(match[0].replaceAll(",", "").replace(/\.$/, "")) };
  });
}

const maxBeside = 80;
/** The pattern of a unit that stands after its number; Hindi words are given as they start. */
const createUnitPattern = (latin: string, hindi: string) =>
  new RegExp(`^[\\s-]*(?:(?:${latin})\\b|${createDevanagariPatternSource(hindi)})`, "i");

const latinMonths =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const hindiMonths = createDevanagariPatternSource(
  "जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, अक्टूबर, अक्तूबर, नवंबर, दिसंबर",
);

/** What a number counts, by the text before it or after it; the first that fits. */
const units: readonly (readonly [unit: string, before: RegExp | null, after: RegExp | null])[] = [
  [
    "money",
    new RegExp(`(?:${escapePattern(currencySign)}|\\b${currencyCode}|${spokenMoney.before})\\s*$`, "i"),
    new RegExp(`^\\s*(?:${escapePattern(currencySign)}|${currencyCode}\\b|${spokenMoney.after})`, "i"),
  ],
  ["dollars", /\$\s*$/, createUnitPattern("dollars?|usd", "डॉलर")],
  [
    "percent",
    null,
    new RegExp(`^\\s*(?:%|percent|per cent|pratishat|${createDevanagariPatternSource("प्रतिशत, फीसदी, परसेंट")})`, "i"),
  ],
  [
    "day",
    // Not in `58 days, 3 months`: what is counted already counts nothing more.
    new RegExp(
      `(?<!\\d[\\s-]*)(?:\\b(?:days?|din|${unit.one}|${unit.many})|दिन|डे)\\s*(?:no\\.?|number|नंबर)?\\s*$`,
      "i",
    ),
    /^(?:(?:st|nd|rd|th)\s+(?:day|din)|\s*वें\s+(?:दिन|डे))/i,
  ],
  ["days", null, createUnitPattern(`days?|din|dino|${unit.many}|${unit.one}`, `दिन, ${devanagariUnit.one}`)],
  ["weeks", /\bweeks?\s*$/i, createUnitPattern("weeks?|haft[aeo]", "हफ्त, सप्ताह, वीक")],
  // A month by its number is one of the plan; months that are counted are a length.
  ["month", /\bmonth\s*$/i, null],
  ["months", null, createUnitPattern("months?|mahin[aeo]", "महीन, माह, मंथ")],
  // A date is no other figure: that its number is known from elsewhere does not prove it.
  [
    "date",
    new RegExp(`(?:\\b(?:${latinMonths})|${hindiMonths})\\s*$`, "i"),
    new RegExp(`^(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?:(?:${latinMonths})\\b|${hindiMonths})`, "i"),
  ],
  ["hours", null, createUnitPattern("hours?|hrs?|h|ghant[aeo]", "घंट")],
  ["years", null, createUnitPattern("years?|yrs?|saal", "साल, वर्ष")],
];

const ordinals = [
  "first|pehla|pehle",
  "second|dusra|dusre",
  "third|teesra|teesre",
  "fourth|chautha|chauthe",
  "fifth|paanchva|paanchve",
  "sixth|chhatha|chhathe",
];

const planFacts = [
  createPlanFacts(
    "bundle",
    `bundle|all (?:${spellNumber(phases.length)} )?phases|teeno phases?`,
    "बंडल, तीनों फेज, तीनों चरण",
  ),
  ...phases.map(({ key, name }, at) => {
    const others = otherPhaseNames[key]?.replaceAll(" ", "|");
    // `Advanced Python` is a topic.
    const alone = `${name.toLowerCase()}(?! (?:python|code|javascript|payment))`;
    const withNoun = [ordinals[at], others].filter(Boolean).join("|");
    const inHindi = [...(devanagariPhaseNames[key] ?? []), `${at + 1}वें फेज`];
    return createPlanFacts(key, `${alone}|(?:${withNoun}) phase|phase ${at + 1}`, inHindi.join(", "));
  }),
];

/** What a plan may be said to cost and last, in both readings of the prices. */
function createPlanFacts(key: PlanKey, latin: string, hindi: string) {
  const readings = [listPlans("home"), listPlans("pricingPage")];
  const own = readings.flatMap((plans) => plans.filter((plan) => plan.key === key));
  // The phases bought one by one, and what the bundle saves against them.
  const savings = readings.flatMap((plans) => {
    const saving = key === "bundle" ? computeBundleSaving(plans) : null;
    return saving ? [saving.amount, saving.single] : [];
  });
  const amounts = own.flatMap((plan) => [plan.price, plan.listPrice ?? plan.price, computeListPriceSaving(plan)]);
  return {
    name: new RegExp(`\\b(?:${latin})\\b|${createDevanagariPatternSource(hindi)}`, "i"),
    amounts: new Set([...amounts, ...savings]),
    days: new Set(
      key === "bundle" ? [dayCount] : phases.filter((phase) => phase.key === key).map(({ days }) => days.length),
    ),
  };
}

const clauseEnd = /[.;:\n]\s|।|,\s(?!\d)|\b(?:and|while|but|whereas|aur|jabki|lekin)\b| (?:और|जबकि|लेकिन|व) /i;

/** Within a clause that names one plan, amounts and day counts must be that plan's own. */
function areFiguresOfNamedPlan(answer: string): boolean {
  return writeNumbersInDigits(answer)
    .split(clauseEnd)
    .every((clause) => {
      const [plan, ...others] = planFacts.filter(({ name }) => name.test(clause));
      if (!plan || others.length > 0) return true;
      return parseFigures(clause).every(({ unit, value }) => {
        if (unit === "money") return plan.amounts.has(value);
        return unit !== "days" || plan.days.has(value);
      });
    });
}
