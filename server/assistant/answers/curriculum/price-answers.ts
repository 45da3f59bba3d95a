import { findPlan, listPlans } from "#content/plans.ts";
import { formatPrice } from "#domain/format/money.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { pricingLink } from "../../knowledge/site-links.ts";
import { listNamedPlans } from "../detect-advice-question.ts";
import type { Say } from "../../knowledge/sentence-templates.ts";
import { describePhase, describePrices, findPlanOfPhaseOrBundle, isPriced, joinList, sum } from "./plan-values.ts";

const startsLater = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/;

/** Which phases a visitor means who starts later: `start at intermediate` is all from there on. */
export function listPhasesToPrice({ phases: asked, without, text }: Reading): readonly PhaseKey[] {
  const [first] = asked;
  return !first || without.length > 0 || !startsLater.test(text) ? asked : phaseKeys.slice(phaseKeys.indexOf(first));
}

/** What the phases asked for cost, alone or together. */
export function answerPhasePrices(reading: Reading, say: Say): Saying | undefined {
  const keys = listPhasesToPrice(reading).filter(isPriced);
  const asked = keys.map(describePrices);
  if (asked.length === 0) return undefined;
  // Empty where the phases are not sold together.
  const ofBundle = say("all-phases-price", {});
  const bundle = ofBundle === "" ? [] : [ofBundle];
  const each = asked.map((phase) => say(...choosePriceSentence(phase))).join(" ");
  if (asked.length === 1) return { text: [each, say("paid-once", {}), ...bundle].join(" "), link: pricingLink };
  // Phases that a question sets against each other are not added up: `beginner or advanced`.
  if (setsApart.test(reading.text) && !addsUp.test(reading.text)) return { text: each, link: pricingLink };
  const totalOn = (screen: "home" | "pricingPage") =>
    formatPrice(sum(keys.map((key) => findPlanOfPhaseOrBundle(screen, key)?.price ?? 0)));
  const [total, pageTotal] = [totalOn("home"), totalOn("pricingPage")];
  const parts = joinList(
    asked.map(({ phase, price }) => `${phase} ${price}`),
    say,
  );
  const figures = asked
    .filter(({ price, pagePrice }) => price !== pagePrice)
    .map(({ phase, pagePrice }) => say("price-for-phase", { phase, price: pagePrice }));
  const onPage =
    total === pageTotal ? [] : [say("phases-price-on-pricing-page", { figures: joinList(figures, say), pageTotal })];
  return { text: [say("phases-price", { parts, total }), ...onPage, ...bundle].join(" "), link: pricingLink };
}

export const choosePriceSentence = (phase: ReturnType<typeof describePrices>) =>
  [phase.price === phase.pagePrice ? "phase-price" : "phase-price-by-screen", phase] as const;
const setsApart =
  /\b(or|ya|vs|versus|than|compare\w*|comparison|differences?|differ|each|respectively|separately|individually|alag|which|kaun\w*|konsa|konsi|farak|fark)\b/;
const addsUp = /\b(total|together|both|combined|sum|add|altogether|kul|jod\w*|mila ?ke|mila ?kar|plus|dono)\b/;

/** A phase whose price says both figures, where the pages differ. */
export function describeWithBothPrices(key: PhaseKey, say: Say) {
  const values = describePhase(key, say);
  return values.price === values.pagePrice ? values : { ...values, price: say("price-by-screen", values) };
}

const asksPriceDifference =
  /\b(?:how much (?:\w+ )?(?:more|less|extra|cheaper|costlier|dearer)|how much (?:do i |will i |can i )?save|differences?|differ|farak|fark|antar|kitn[aei] (?:sast[aei]|mehng[aei]|zyada|jyada|kam))\b/;

/** `how much cheaper is advanced than the bundle?` */
export function answerPriceDifference(reading: Reading, say: Say): Saying | undefined {
  const sold = listNamedPlans(reading).flatMap((plan) => findPlan("home", plan) ?? []);
  const [one, other] = sold;
  if (!one || !other || sold.length > 2 || !asksPriceDifference.test(reading.text)) return undefined;
  const onPage = sold.map((plan) => findPlan("pricingPage", plan.phase ?? "bundle") ?? plan);
  const parts = joinList(
    sold.map(({ course, price }) => `${course} ${formatPrice(price)}`),
    say,
  );
  const differenceOf = ([{ price: a } = one, { price: b } = other]: typeof sold) => formatPrice(Math.abs(a - b));
  const figures = onPage
    .filter(({ price }, at) => price !== sold[at]?.price)
    .map(({ course, price }) => say("price-for-phase", { phase: course, price: formatPrice(price) }));
  const values = { figures: joinList(figures, say), pageTotal: differenceOf(onPage) };
  const elsewhere = figures.length > 0 ? [say("phases-price-on-pricing-page", values)] : [];
  const text = [say("prices-difference", { difference: differenceOf(sold), parts }), ...elsewhere].join(" ");
  return { text, link: pricingLink };
}

const asksCheaper = /\b(?:cheaper|less|sast[aei])\b/;
const wholeOffer = "(?:bundle|combo|full course|whole course|all (?:three|3|phases))";
/** `is the bundle cheaper than ...`, `kya bundle phase 1 aur 2 se sasta hai`; not `... cheaper than the bundle`. */
const asksOfBundle = new RegExp(
  String.raw`\b${wholeOffer}\b(?! se\b).*\b(?:cheaper|less|sast[aei])\b(?!.*\b${wholeOffer}\b)`,
);
const asksWhichOne = /\b(?:which|what|kaun\w*|kons\w*)\b/;

/** `are beginner and intermediate together cheaper than the bundle?` */
export function answerSumAgainstBundle(reading: Reading, say: Say): Saying | undefined {
  const plans = listNamedPlans(reading);
  const keys = plans.filter((plan) => plan !== "bundle").filter(isPriced);
  if (plans.length === keys.length || keys.length < 2 || !asksCheaper.test(reading.text)) return undefined;
  const isLessOn = (screen: "home" | "pricingPage") =>
    sum(keys.map((key) => findPlanOfPhaseOrBundle(screen, key)?.price ?? 0)) < (findPlan(screen, "bundle")?.price ?? 0);
  const isLess = isLessOn("home");
  const isYes = isLess !== asksOfBundle.test(reading.text);
  const isPlain = isLess === isLessOn("pricingPage") && !asksWhichOne.test(reading.text);
  const opening = isPlain ? [say(isYes ? "yes" : "no", {})] : [];
  const together = answerPhasePrices({ ...reading, text: "together" }, say);
  return together && { ...together, text: [...opening, together.text].join(" ") };
}

const asksCheapest = /\b(?:cheapest|(?:sabse|the) (?:sast[aei]|least|lowest|kam))\b/;
const asksDearest = /\b(?:most expensive|costliest|dearest|priciest|sabse mehng[aei])\b/;
const namesWhole = /\b(?:everything|all|whole|entire|full|bundle|sab|poora|pura|in the end|overall|in total)\b/;

/** `sabse sasta phase kaunsa hai` */
function findCheapestPhase({ text, phases: asked, topics }: Reading): PhaseKey | undefined {
  const isDearest = asksDearest.test(text);
  if (asked.length + topics.length > 0 || !(isDearest || asksCheapest.test(text)) || namesWhole.test(text))
    return undefined;
  const sold = listPlans("home").flatMap(({ phase, price }) => (phase ? [{ phase, price }] : []));
  const sorted = sold.toSorted((a, b) => a.price - b.price);
  return sorted.length > 1 ? sorted.at(isDearest ? -1 : 0)?.phase : undefined;
}

export function answerCheapestPhase(reading: Reading, say: Say): Saying | undefined {
  const phase = findCheapestPhase(reading);
  const form = asksDearest.test(reading.text) ? "dearest-phase" : "cheapest-phase";
  return phase && { text: say(form, describeWithBothPrices(phase, say)), link: pricingLink };
}

/** What phases cost now and cost before; where they are added up, what they cost together. */
export function answerListPrices(reading: Reading, say: Say): Saying | undefined {
  if (reading.phases.length > 1 && addsUp.test(reading.text)) return answerPhasePrices(reading, say);
  const lines = reading.phases
    .filter(isPriced)
    .map(describePrices)
    .map((phase) => (phase.hasListPrices ? say("phase-list-price", phase) : say(...choosePriceSentence(phase))));
  return lines.length > 0 ? { text: lines.join(" "), link: pricingLink } : undefined;
}
