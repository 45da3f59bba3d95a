import * as worded from "#content/assistant/words/advice.ts";
import { phases } from "#content/curriculum/phases.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { firstPhase, phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { Lexicon, Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { getLink, pricingLink } from "../knowledge/site-links.ts";
import type { createTopicAnswerer } from "./topic-answers.ts";
import type { Say } from "../knowledge/fill-sentence-templates.ts";
import { dropUnaskedLeadingYes } from "./format-answer.ts";
import { createBudgetAdviser, listAffordable } from "./advise-by-budget.ts";
import type { createTimeAdviser } from "./advise-by-time.ts";
import { answerAboutAskedPhases, answerBuyingSinglePhase, sayNeedsOfPhase } from "./curriculum/phase-answers.ts";
import { answerPhasePrices, buildTemplateValuesWithBothPrices } from "./curriculum/price-answers.ts";
import { buildPhaseTemplateValues, getPhaseByKey, joinList } from "./curriculum/plan-values.ts";
import { comparesTwoPlans, listNamedPlans, parseBudget, readAdviceGrounds } from "./detect-advice-question.ts";

const wishes = /\b(?:want|only|just|sirf|bas)\b/;

export const asksWhy = /^(?:(?:but|and|lekin|par) )?(?:why|kyu\w*|kyo\w*|reason)\b/;

type Grounds = ReturnType<typeof readAdviceGrounds>;

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

  const money = createBudgetAdviser(say);

  const nearestTo = new Map(notTaught.map(({ name, nearest }) => [name, nearest]));

  /** What stands before and after a topic that is named, by its longest name: `bots` rather than `bot`. */
  function splitAt(name: string, text: string): readonly [before: string, after: string] {
    const words = askedAs.get(name) ?? [name.toLowerCase()];
    const word = words.filter((asked) => ` ${text} `.includes(` ${asked} `)).toSorted((a, b) => b.length - a.length)[0];
    const at = word === undefined ? -1 : ` ${text} `.indexOf(` ${word} `);
    return at < 0 || word === undefined ? ["", ""] : [text.slice(0, at), text.slice(at + word.length)];
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

  const needsOf = (key: PhaseKey) => sayNeedsOfPhase(key, say);

  const recommend = (key: PhaseKey): string[] => [
    say("advice", buildPhaseTemplateValues(key, say)),
    ...money.price(key),
    needsOf(key),
  ];

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

  /** A question that was advised on, with what was recommended in place of what he knows. */
  function withAdvisedPhase(reading: Reading): Reading {
    const key = findPhase(reading);
    const budget = parseBudget(reading.text);
    const affordable = budget === undefined ? [firstPhase.key] : listAffordable(budget).map(({ phase }) => phase);
    const phases = key ? [key] : comparesTwoPlans(reading) ? [] : affordable;
    return phases.length > 0 ? { ...reading, phases, topics: [] } : reading;
  }

  /** What is set apart, each with its price: what a sum is enough for, where who is new begins, and what the bundle saves. */
  function compare(reading: Reading, { budget, isNew }: Grounds): string {
    const plans = listNamedPlans(reading).filter((plan) => !isNew || plan !== firstPhase.key);
    const keys = plans.filter((plan) => plan !== "bundle");
    const lines = keys.map((key) => say("phase-line", buildTemplateValuesWithBothPrices(key, say)));
    // Several of them are added up against it.
    const together =
      keys.length > 1 ? answerPhasePrices({ ...reading, phases: keys, text: "together" }, say) : undefined;
    const ofBundle = together?.text ?? `${say("all-phases-price", {})} ${say("advice-bundle", {})}`;
    const last = keys.at(-1);
    const apart = keys.length === plans.length && last ? [...lines, needsOf(last)] : [[...lines, ofBundle].join(" ")];
    return [money.sayWithinNamed(reading, budget, isNew), isNew ? sayForNew() : "", ...apart]
      .filter(Boolean)
      .join("\n");
  }

  /** Who asks for a phase beyond the one that suits him is told so. */
  function sayNotYet(grounds: Grounds, key: PhaseKey, isEnough: boolean): string[] {
    const { budget, isNew, phases: asked } = grounds;
    const wanted = asked.at(-1) ?? key;
    const before = phases[phaseKeys.indexOf(wanted) - 1];
    if (!before || phaseKeys.indexOf(key) >= phaseKeys.indexOf(wanted) || needsOf(wanted) === "") return [];
    const notYet = say("advice-not-yet", { phase: getPhaseByKey(wanted).title, before: before.title });
    const instead = key === firstPhase.key ? [sayForNew()] : recommend(key);
    const left = isEnough || budget === undefined ? instead : money.sayBelow(budget, key, isNew);
    return [notYet, ...left, ...sayTime(grounds, key)];
  }

  /** What he can spend goes before what suits him only where it is all that he tells. */
  function adviseByBudget(reading: Reading, grounds: Grounds, budget: number, key?: PhaseKey): string {
    const bundle = findPlan("home", "bundle");
    const time = sayTime(grounds, key ?? firstPhase.key);
    if (bundle && bundle.price <= budget) return `${say("all-phases-price", {})} ${say("advice-bundle", {})}`;
    if (!key) return [...time, ...money.sayAffordable(budget, reading, sayForNew())].join(" ");
    const left = money.sayBelow(budget, key, grounds.isNew);
    const isFirst = grounds.isNew && key === firstPhase.key;
    return [...(isFirst ? [] : recommend(key).slice(0, 2)), ...time, ...left].join(" ");
  }

  /** What suits him, with what he asks first: whether an earlier phase is needed, or how long it takes. */
  function sayWhatSuits(reading: Reading, key: PhaseKey, grounds: Grounds): string[] {
    const [asked] = grounds.phases;
    const isNeeded =
      asked && phaseKeys.indexOf(asked) < phaseKeys.indexOf(key) && worded.asksIfNeeded.test(reading.text);
    const denied = grounds.aims && !grounds.knows ? [topicNotTaught(reading)?.text ?? []].flat() : [];
    const time = sayTime(grounds, key, reading.text);
    const said = worded.asksHowLong.test(reading.text) ? [...time, ...recommend(key)] : [...recommend(key), ...time];
    return [
      ...(asked && isNeeded ? [say("advice-not-needed", buildPhaseTemplateValues(asked, say))] : []),
      ...denied,
      ...said,
      ...sayWhere(reading),
    ];
  }

  function sayAdvice(reading: Reading): string {
    const key = findPhase(reading);
    const grounds = readAdviceGrounds(reading);
    const { budget, aims, isNew, phases: asked } = grounds;
    const bundle = findPlan("home", "bundle");
    const plans = listNamedPlans(reading);
    const isOfPlans = comparesTwoPlans(reading) || (plans.includes("bundle") && budget === undefined);
    if (asked[0] && asksWhy.test(reading.text))
      return `${needsOf(asked[0])} ${answerAboutAskedPhases(asked.slice(0, 1), say, reading.language)?.text ?? ""}`;
    const ofEach = adviseEach(reading);
    if (ofEach.length > 0) return ofEach.join("\n");
    if (isOfPlans && bundle && (!key || isNew)) return compare(reading, grounds);
    const enough = isNew && plans[0] !== "bundle" ? undefined : money.answerIfEnough(reading);
    if (enough) return [enough.text, ...(isNew ? [sayForNew()] : [])].join(" ");
    const isEnough = budget === undefined || (key !== undefined && (findPlan("home", key)?.price ?? 0) <= budget);
    // Of two that are set apart neither is asked for.
    const notYet = key && !isOfPlans ? sayNotYet(grounds, key, isEnough) : [];
    if (notYet.length > 0) return notYet.join(" ");
    // `can I skip the basics?`
    const skips = key && reading.concepts.has("skip") && sayWhere(reading).length === 0;
    const alone = skips ? answerBuyingSinglePhase({ ...reading, phases: [key] }, say) : undefined;
    if (alone) return worded.asksToSkip.test(reading.text) ? alone.text : dropUnaskedLeadingYes(alone.text, "");
    const time = sayTime(grounds, key ?? firstPhase.key);
    if (!key && budget === undefined && time.length > 0) {
      const said = grounds.days === undefined ? [sayForNew(), ...time] : [...time, sayForNew()];
      return [...said, say("advice-tell", {})].join(" ");
    }
    const isForWhole = bundle && (budget === undefined ? aims || plans.includes("bundle") : bundle.price <= budget);
    const ofBundle = isForWhole ? say("all-phases-price", {}) : "";
    const apart = isOfPlans ? money.sayWithinNamed(reading, budget, false) : "";
    if (key && isEnough)
      return `${[...sayWhatSuits(reading, key, grounds), apart === "" ? ofBundle : ""].join(" ")}
${apart}`.trim();
    const said = budget === undefined ? "" : adviseByBudget(reading, grounds, budget, key);
    const single = answerBuyingSinglePhase({ ...reading, phases: asked.slice(-1) }, say)?.text;
    return said || (single ?? say("advice-ask", buildTemplateValuesWithBothPrices(firstPhase.key, say)));
  }

  const advise = (reading: Reading): Saying => ({
    text: sayAdvice(reading).replaceAll(/ {2,}/g, " ").trim(),
    link: listPlans("home").length > 0 ? pricingLink : getLink("curriculum"),
  });

  /** `what must I know for the advanced phase?`, `is Docker hard for a beginner?` */
  function sayNeeds({ phases: asked, topics: named, text }: Reading): Saying | undefined {
    const ofTopics = worded.claimsKnowledge.test(text) ? [] : phasesOf(named);
    const [key, ...others] = asked.length > 0 ? asked : ofTopics.slice(-1);
    const isLater = key !== undefined && key !== firstPhase.key && others.length === 0;
    return isLater ? { text: needsOf(key), link: getLink("curriculum") } : undefined;
  }

  return { advise, withAdvisedPhase, sayNeeds, needsOf, answerIfEnough: money.answerIfEnough };
}
