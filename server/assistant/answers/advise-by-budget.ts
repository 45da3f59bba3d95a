import * as worded from "#content/assistant/words/advice.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { firstPhase, phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { formatPrice } from "#domain/format/money.ts";
import { pricingLink } from "../knowledge/site-links.ts";
import type { Say } from "../knowledge/fill-sentence-templates.ts";
import type { Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import {
  answerCheapestOrDearestPhase,
  buildTemplateValuesWithBothPrices,
  choosePriceSentence,
} from "./curriculum/price-answers.ts";
import { buildPriceTemplateValues, isPriced, joinList, sum } from "./curriculum/plan-values.ts";
import { listNamedPlans, parseBudget } from "./detect-advice-question.ts";

type Sold = ReturnType<typeof listPlans>[number];

export const listAffordable = (budget = 0) =>
  listPlans("home").flatMap((plan) => (plan.phase && plan.price <= budget ? [{ ...plan, phase: plan.phase }] : []));

/** Tells what the money that a visitor has is enough for. */
export function createBudgetAdviser(say: Say) {
  const list = (plans: readonly Sold[]) =>
    joinList(
      plans.map(({ course, price }) => `${course} (${formatPrice(price)})`),
      say,
    );

  const price = (key: PhaseKey) => (isPriced(key) ? [say(...choosePriceSentence(buildPriceTemplateValues(key)))] : []);

  /** Which of some plans a sum is enough for, and which cost more. */
  function sayWithin(budget: number, plans: readonly Sold[]): string[] {
    const within = plans.filter((plan) => plan.price <= budget);
    const beyond = plans.filter((plan) => plan.price > budget);
    // Phases that fit together are no choice of one.
    const single = within.filter(({ phase }) => phase);
    const isForAll = within.length < 2 || (single.length > 1 && sum(single.map((plan) => plan.price)) <= budget);
    const groups = isForAll ? [single, within.filter(({ phase }) => !phase)] : [within];
    const sayGroup = (plans: readonly Sold[]) =>
      say(isForAll ? "advice-budget-one" : "advice-budget", { budget: formatPrice(budget), plans: list(plans) });
    return [
      ...groups.filter((plans) => plans.length > 0).map(sayGroup),
      ...(beyond.length > 0 ? [say("advice-beyond", { plans: list(beyond) })] : []),
    ];
  }

  /** Of what is set apart, and of the first phase to who is new, what a sum is enough for. */
  function sayWithinNamed(reading: Reading, budget: number | undefined, isNew: boolean): string {
    const named = listNamedPlans(reading);
    const asked = isNew && named.join() === "bundle" ? [firstPhase.key, ...named] : named;
    const sold = asked.flatMap((plan) => findPlan("home", plan) ?? []);
    return budget === undefined ? "" : sayWithin(budget, sold).join(" ");
  }

  /** What is left to who cannot pay the phase he is to begin with: what comes later, which is none for who is new. */
  function sayBelow(budget: number, key: PhaseKey, isNew: boolean): string[] {
    const later = listAffordable(budget).filter(({ phase }) => phaseKeys.indexOf(phase) > phaseKeys.indexOf(key));
    const values = { ...buildTemplateValuesWithBothPrices(key, say), budget: formatPrice(budget), plans: list(later) };
    return [
      ...(isNew ? [say("advice-not-enough", values)] : []),
      ...(later.length > 0 ? [say("advice-later", values), say("builds-on", {})] : []),
      ...(isNew ? [say("advice-free", {})] : []),
    ];
  }

  /** What a sum is enough for, and which of it is for whoever is new: the first phase, on which the others build. */
  function sayAffordable(budget: number, reading: Reading, ofNew: string): string[] {
    const plans = listAffordable(budget);
    const cheapest = { ...reading, text: "cheapest", phases: [], topics: [] };
    if (plans.length === 0) return [answerCheapestOrDearestPhase(cheapest, say)?.text ?? ""];
    const first = findPlan("home", firstPhase.key);
    return [
      ...sayWithin(budget, plans),
      first && first.price > budget
        ? say("advice-too-dear", { phase: first.course, price: formatPrice(first.price) })
        : `${ofNew} ${say("advice-tell", {})}`,
    ];
  }

  /** `is 3000 enough for everything?`: a plain yes or no, where all pages show the same. */
  function answerIfEnough(reading: Reading): Saying | undefined {
    const budget = parseBudget(reading.text);
    const [plan, ...others] = listNamedPlans(reading);
    if (budget === undefined || !plan || others.length > 0 || !worded.asksIfEnough.test(reading.text)) return undefined;
    const prices = (["home", "pricingPage"] as const).flatMap((screen) => findPlan(screen, plan)?.price ?? []);
    const isEnough = prices.every((amount) => amount <= budget);
    const isTooLittle = prices.every((amount) => amount > budget);
    const opening = isEnough ? [say("yes", {})] : isTooLittle ? [say("no", {})] : [];
    const ofPlan = plan === "bundle" ? [say("all-phases-price", {})] : price(plan);
    const instead = isTooLittle ? sayWithin(budget, listAffordable(budget)) : [];
    return prices.length > 0 ? { text: [...opening, ...ofPlan, ...instead].join(" "), link: pricingLink } : undefined;
  }

  return { price, sayWithinNamed, sayBelow, sayAffordable, answerIfEnough };
}
