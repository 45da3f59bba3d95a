import * as worded from "#content/assistant/words/advice.ts";
import { phases } from "#content/curriculum/phases.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { firstPhase, phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { formatPrice } from "#domain/format/money.ts";
import type { Lexicon, Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { getLink, pricingLink } from "../knowledge/site-links.ts";
import type { createTopicAnswerer } from "./topic-answers.ts";
import type { Say } from "../knowledge/fill-sentence-templates.ts";
import type { createTimeAdviser } from "./advise-by-time.ts";
import { answerAboutAskedPhases, answerBuyingSinglePhase } from "./curriculum/phase-answers.ts";
import {
  answerCheapestOrDearestPhase,
  choosePriceSentence,
  buildTemplateValuesWithBothPrices,
} from "./curriculum/price-answers.ts";
import {
  buildPhaseTemplateValues,
  buildPriceTemplateValues,
  getPhaseByKey,
  isPriced,
  joinList,
} from "./curriculum/plan-values.ts";
import { comparesTwoPlans, listNamedPlans, parseBudget, readAdviceGrounds } from "./detect-advice-question.ts";

const wishes = /\b(?:want|only|just|sirf)\b/;

export const asksWhy = /^(?:(?:but|and|lekin|par) )?(?:why|kyu\w*|kyo\w*|reason)\b/;

/** Recommends a phase by what a visitor knows and can spend; asks what he knows where he says neither. */
export function createPhaseAdviser(
  { topics, notTaught }: Pick<Lexicon, "topics" | "notTaught">,
  {
    phasesOf,
    daysOf,
    topicNotTaught,
  }: Pick<ReturnType<typeof createTopicAnswerer>, "phasesOf" | "daysOf" | "topicNotTaught">,
  sayTime: ReturnType<typeof createTimeAdviser>["sayTime"],
  say: Say,
) {
  const askedAs = new Map(topics.map(({ name, asked }) => [name, [name, ...asked].map((word) => word.toLowerCase())]));

  const nearestTo = new Map(notTaught.map(({ name, nearest }) => [name, nearest]));

  /** What stands before and after a topic that is named. */
  function splitAt(name: string, text: string): readonly [before: string, after: string] {
    const word = askedAs.get(name)?.find((asked) => text.includes(asked)) ?? name.toLowerCase();
    const at = text.indexOf(word);
    return at < 0 ? ["", ""] : [text.slice(0, at), text.slice(at + word.length)];
  }

  /** Whether it is one that the visitor lacks or wants. */
  function isLacking(name: string, text: string): boolean {
    const [before, after] = splitAt(name, text);
    return worded.notBefore.test(before) || worded.notAfter.test(after);
  }

  function isUnwanted(name: string, text: string): boolean {
    const [before, after] = splitAt(name, text);
    const isRefused = worded.noBefore.test(before) && wishes.test(text) && !worded.claimsKnowledge.test(text);
    return worded.unwantedBefore.test(before) || worded.unwantedAfter.test(after) || isRefused;
  }

  const phaseAfter = (key: PhaseKey = firstPhase.key) => phaseKeys[phaseKeys.indexOf(key) + 1] ?? key;

  /** The phase to begin with: that of what is lacking or wanted, else the one after what is known. */
  function findPhase(reading: Reading): PhaseKey | undefined {
    const { text, without } = reading;
    const unwanted = reading.topics.filter((name) => isUnwanted(name, text));
    const named = reading.topics.filter((name) => !unwanted.includes(name));
    const { knows, knowsBasics, isNew, aims, phases: asked } = readAdviceGrounds(reading);
    const lacking = named.filter((name) => isLacking(name, text));
    const known = knows ? named.filter((name) => !lacking.includes(name)) : [];
    if (isNew && known.length === 0) return firstPhase.key;
    if (lacking.length > 0) return phasesOf(lacking)[0];
    const ofUnwanted = new Set([...phasesOf(unwanted), ...without]);
    if (named.length === 0 && unwanted.length > 0) return phaseKeys.find((key) => !ofUnwanted.has(key));
    // `I know everything in phase 1`
    if (knows && named.length + reading.absent.length === 0 && asked.length === 1) return phaseAfter(asked[0]);
    if (known.length > 0 || knowsBasics) return phaseAfter(phasesOf(known).at(-1));
    // `I want to make a Telegram bot`: what comes nearest to it.
    const wanted = named.length > 0 || !aims ? named : reading.absent.flatMap((name) => nearestTo.get(name) ?? []);
    if (named.length > 0 || aims || (knows && reading.absent.length > 0)) return phasesOf(wanted)[0] ?? firstPhase.key;
    // `I am at an intermediate level`
    return asked.length === 1 && !comparesTwoPlans(reading) ? asked[0] : undefined;
  }

  /** Where the topics begin that he asks for or lacks. */
  function sayWhere(reading: Reading): string[] {
    const { topics: named, text } = reading;
    const { knows } = readAdviceGrounds(reading);
    return named
      .filter((name) => (isLacking(name, text) || !knows) && !isUnwanted(name, text))
      .slice(0, 2)
      .flatMap((topic) =>
        daysOf(topic)
          .slice(0, 1)
          .map(({ day }) => say("other-topic", { topic, day })),
      );
  }

  const price = (key: PhaseKey) => (isPriced(key) ? [say(...choosePriceSentence(buildPriceTemplateValues(key)))] : []);

  function needsOf(key: PhaseKey): string {
    const before = phases[phaseKeys.indexOf(key) - 1];
    return before
      ? say("advice-needs", { before: before.title, topics: joinList(before.highlights, say) })
      : say("advice-first", {});
  }

  const recommend = (key: PhaseKey): string[] => [
    say("advice", buildPhaseTemplateValues(key, say)),
    ...price(key),
    needsOf(key),
  ];

  const listAffordable = (budget = 0) =>
    listPlans("home").flatMap((plan) => (plan.phase && plan.price <= budget ? [{ ...plan, phase: plan.phase }] : []));

  const sayForNew = () => say("advice-new", buildTemplateValuesWithBothPrices(firstPhase.key, say));

  /** Of two who know different things, `one knows Python, the other is new`, what each of them takes. */
  function adviseEach(reading: Reading): string[] {
    const parts = worded.namesSeveral.test(reading.text) ? reading.text.split(worded.beforePerson) : [];
    const advised = parts.flatMap((text): [PhaseKey, string][] => {
      const topics = reading.topics.filter((name) => askedAs.get(name)?.some((word) => text.includes(word)));
      const of = { ...reading, text, topics, phases: [], without: [] };
      const { knows, isNew } = readAdviceGrounds(of);
      const key = (knows && topics.length > 0) || isNew ? findPhase(of) : undefined;
      if (!key) return [];
      const values = { ...buildTemplateValuesWithBothPrices(key, say), topics: joinList(topics, say) };
      return [[key, isNew && topics.length === 0 ? sayForNew() : say("advice-knowing", values)]];
    });
    const lines = new Map(advised);
    return lines.size > 1 ? [...lines.values()] : [];
  }

  /** What a sum is enough for, and which of it is for whoever is new: the first phase, on which the others build. */
  function sayAffordable(budget: number, isKnown: boolean): string[] {
    const plans = listAffordable(budget);
    if (plans.length === 0) return [];
    const named = plans.map(({ course, price: amount }) => `${course} (${formatPrice(amount)})`);
    const first = findPlan("home", firstPhase.key);
    const ofNew =
      first && first.price > budget
        ? say("advice-too-dear", { phase: first.course, price: formatPrice(first.price) })
        : `${sayForNew()} ${say("advice-tell", {})}`;
    return [
      say("advice-budget", { budget: formatPrice(budget), plans: joinList(named, say) }),
      ...(isKnown ? [] : [ofNew]),
    ];
  }

  /** What is set apart, each with its price: what the later phase needs, or what the bundle saves. */
  function compare(plans: readonly (PhaseKey | "bundle")[]): string {
    const keys = plans.filter((plan) => plan !== "bundle");
    const lines = keys.map((key) => say("phase-line", buildTemplateValuesWithBothPrices(key, say)));
    const last = keys.at(-1);
    return keys.length === plans.length && last
      ? [...lines, needsOf(last)].join("\n")
      : [...lines, say("all-phases-price", {}), say("advice-bundle", {})].join(" ");
  }

  /** A question that was advised on, with what was recommended in place of what he knows. */
  function withAdvisedPhase(reading: Reading): Reading {
    const key = findPhase(reading);
    const budget = parseBudget(reading.text);
    const affordable = budget === undefined ? [firstPhase.key] : listAffordable(budget).map(({ phase }) => phase);
    const phases = key ? [key] : comparesTwoPlans(reading) ? [] : affordable;
    return phases.length > 0 ? { ...reading, phases, topics: [] } : reading;
  }

  function advise(reading: Reading): Saying {
    const key = findPhase(reading);
    const grounds = readAdviceGrounds(reading);
    const {
      budget,
      aims,
      phases: [asked],
    } = grounds;
    const price = findPlan("home", "bundle")?.price;
    const link = listPlans("home").length > 0 ? pricingLink : getLink("curriculum");
    const isForWhole = price !== undefined && (budget === undefined ? aims : price <= budget);
    const ofBundle = isForWhole ? [say("all-phases-price", {})] : [];
    const plans = listNamedPlans(reading);
    const isOfPlans = comparesTwoPlans(reading) || (plans.includes("bundle") && budget === undefined);
    if (asked && asksWhy.test(reading.text)) {
      const about = answerAboutAskedPhases([asked], say, reading.language)?.text ?? "";
      return { text: `${needsOf(asked)} ${about}`, link };
    }
    const ofEach = adviseEach(reading);
    if (ofEach.length > 0) return { text: ofEach.join("\n"), link };
    if (!key && isOfPlans && price !== undefined) return { text: compare(plans), link };
    const isEnough = budget === undefined || (key && (findPlan("home", key)?.price ?? 0) <= budget);
    // `can I skip the basics?`
    const alone =
      key && reading.concepts.has("skip") && sayWhere(reading).length === 0
        ? answerBuyingSinglePhase({ ...reading, phases: [key] }, say)
        : undefined;
    if (alone && key) return { ...alone, text: `${alone.text} ${needsOf(key)}` };
    const before = asked && phases[phaseKeys.indexOf(asked) - 1];
    // Of two that are set apart neither is asked for.
    if (before && key && !isOfPlans && phaseKeys.indexOf(key) < phaseKeys.indexOf(asked)) {
      const notYet = say("advice-not-yet", { phase: getPhaseByKey(asked).title, before: before.title });
      const instead = key === firstPhase.key ? [sayForNew()] : recommend(key);
      return { text: [notYet, ...instead, ...sayTime(grounds, key)].join(" "), link };
    }
    const time = sayTime(grounds, key ?? firstPhase.key);
    if (!key && budget === undefined && time.length > 0) {
      const said = grounds.days === undefined ? [sayForNew(), ...time] : [...time, sayForNew()];
      return { text: [...said, say("advice-tell", {})].join(" "), link };
    }
    const denied = grounds.aims && !grounds.knows ? [topicNotTaught(reading)?.text ?? []].flat() : [];
    if (key && isEnough)
      return { text: [...denied, ...recommend(key), ...time, ...sayWhere(reading), ...ofBundle].join(" "), link };
    if (budget !== undefined) {
      const wanted = key ? recommend(key).slice(0, 2) : [];
      const affordable = isForWhole
        ? [...ofBundle, say("advice-bundle", {})]
        : sayAffordable(budget, wanted.length > 0);
      const cheapest =
        answerCheapestOrDearestPhase({ ...reading, text: "cheapest", phases: [], topics: [] }, say)?.text ?? "";
      const said = [...wanted, ...(isForWhole ? [] : time), ...(affordable.length > 0 ? affordable : [cheapest])].join(
        " ",
      );
      if (said !== "") return { text: said, link };
    }
    return { text: say("advice-ask", buildTemplateValuesWithBothPrices(firstPhase.key, say)), link };
  }

  /** `what must I know for the advanced phase?`, `is Docker hard for a beginner?` */
  function sayNeeds({ phases: asked, topics: named, text }: Reading): Saying | undefined {
    const ofTopics = worded.claimsKnowledge.test(text) ? [] : phasesOf(named);
    const [key, ...others] = asked.length > 0 ? asked : ofTopics.slice(-1);
    const isLater = key !== undefined && key !== firstPhase.key && others.length === 0;
    return isLater ? { text: needsOf(key), link: getLink("curriculum") } : undefined;
  }

  return { advise, withAdvisedPhase, sayNeeds, needsOf };
}
