import * as worded from "#content/assistant/words/plan-questions.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { formatPrice } from "#domain/format/money.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { pricingLink } from "../../knowledge/site-links.ts";
import { listNamedPlans } from "../detect-advice-question.ts";
import type { Say } from "../../knowledge/fill-sentence-templates.ts";
import {
  buildPhaseTemplateValues,
  buildPriceTemplateValues,
  findPlanOfPhaseOrBundle,
  isPriced,
  joinList,
  sum,
} from "./plan-values.ts";

/** Which phases a visitor means who starts later: `start at intermediate` is all from there on. */
export function listPhasesToPrice({ phases: asked, without, text }: Reading): readonly PhaseKey[] {
  const [first] = asked;
  return !first || without.length > 0 || !worded.startsLater.test(text)
    ? asked
    : phaseKeys.slice(phaseKeys.indexOf(first));
}

/** What the phases asked for cost, alone or together. */
export function answerPhasePrices(reading: Reading, say: Say): Saying | undefined {
  const keys = listPhasesToPrice(reading).filter(isPriced);
  const asked = keys.map(buildPriceTemplateValues);
  if (asked.length === 0) return undefined;
  // Empty where the phases are not sold together.
  const ofBundle = say("all-phases-price", {});
  const bundle = ofBundle === "" ? [] : [ofBundle];
  const each = asked.map((phase) => say(...choosePriceSentence(phase))).join(" ");
  if (asked.length === 1) return { text: [each, say("paid-once", {}), ...bundle].join(" "), link: pricingLink };
  // Phases that a question sets against each other are not added up: `beginner or advanced`.
  if (worded.setsApart.test(reading.text) && !worded.addsUp.test(reading.text))
    return { text: each, link: pricingLink };
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

export const choosePriceSentence = (phase: ReturnType<typeof buildPriceTemplateValues>) =>
  [phase.price === phase.pagePrice ? "phase-price" : "phase-price-by-screen", phase] as const;

/** A phase whose price says both figures, where the pages differ. */
export function buildTemplateValuesWithBothPrices(key: PhaseKey, say: Say) {
  const values = buildPhaseTemplateValues(key, say);
  return values.price === values.pagePrice ? values : { ...values, price: say("price-by-screen", values) };
}

/** `how much cheaper is advanced than the bundle?` */
export function answerPriceDifference(reading: Reading, say: Say): Saying | undefined {
  const sold = listNamedPlans(reading).flatMap((plan) => findPlan("home", plan) ?? []);
  const [one, other] = sold;
  if (!one || !other || sold.length > 2 || !worded.asksPriceDifference.test(reading.text)) return undefined;
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

/** `are beginner and intermediate together cheaper than the bundle?` */
export function answerSumAgainstBundle(reading: Reading, say: Say): Saying | undefined {
  const offers = listNamedPlans(reading);
  const keys = offers.filter((offer) => offer !== "bundle").filter(isPriced);
  if (offers.length === keys.length || keys.length < 2 || !worded.asksCheaper.test(reading.text)) return undefined;
  const isLessOn = (screen: "home" | "pricingPage") =>
    sum(keys.map((key) => findPlanOfPhaseOrBundle(screen, key)?.price ?? 0)) < (findPlan(screen, "bundle")?.price ?? 0);
  const isLess = isLessOn("home");
  const isYes = isLess !== worded.asksOfBundle.test(reading.text);
  const isPlain = isLess === isLessOn("pricingPage") && !worded.asksWhichOne.test(reading.text);
  const opening = isPlain ? [say(isYes ? "yes" : "no", {})] : [];
  const together = answerPhasePrices({ ...reading, text: "together" }, say);
  return together && { ...together, text: [...opening, together.text].join(" ") };
}

/** `sabse sasta phase kaunsa hai` */
export function findCheapestPhase({ text, phases: asked, topics }: Reading): PhaseKey | undefined {
  const isDearest = worded.asksDearest.test(text);
  if (
    asked.length + topics.length > 0 ||
    !(isDearest || worded.asksCheapest.test(text)) ||
    worded.namesWhole.test(text)
  )
    return undefined;
  const sold = listPlans("home").flatMap(({ phase, price }) => (phase ? [{ phase, price }] : []));
  const sorted = sold.toSorted((a, b) => a.price - b.price);
  return sorted.length > 1 ? sorted.at(isDearest ? -1 : 0)?.phase : undefined;
}

export function answerCheapestOrDearestPhase(reading: Reading, say: Say): Saying | undefined {
  const phase = findCheapestPhase(reading);
  const form = worded.asksDearest.test(reading.text) ? "dearest-phase" : "cheapest-phase";
  return phase && { text: say(form, buildTemplateValuesWithBothPrices(phase, say)), link: pricingLink };
}

/** What phases cost now and cost before; where they are added up, what they cost together. */
export function answerPricesBeforeDiscount(reading: Reading, say: Say): Saying | undefined {
  if (reading.phases.length > 1 && worded.addsUp.test(reading.text)) return answerPhasePrices(reading, say);
  const lines = reading.phases
    .filter(isPriced)
    .map(buildPriceTemplateValues)
    .map((phase) => (phase.hasListPrices ? say("phase-list-price", phase) : say(...choosePriceSentence(phase))));
  return lines.length > 0 ? { text: lines.join(" "), link: pricingLink } : undefined;
}
