import { phases } from "#content/curriculum/phases.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { firstPhase, phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { formatPrice } from "#domain/format/money.ts";
import type { Lexicon, Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { getLink, pricingLink } from "../knowledge/site-links.ts";
import type { Say } from "../knowledge/sentence-templates.ts";
import { answerCheapestPhase, choosePriceSentence, describeWithBothPrices } from "./curriculum/phase-answers.ts";
import { describePhase, describePrices, isPriced, joinList } from "./curriculum/plan-values.ts";

const asksWhich =
  /\b(?:which|what|kaun ?s[aei]|kons[aei]|kis) (?:of the )?(?:phases?|plan|level|part|package|month|mahin[ae])\b|\b(?:suggest|recommend|advise|advice|salah)\b.*\b(?:phase|plan|level)\b/;
const asksForWhat = /\b(?:which|what|kya|kaun ?s[aei]|kons[aei])\b/;
/** `what do you recommend`, `any suggestion`: asked of whoever has told what he knows. */
const asksToAdvise = /\b(?:suggest\w*|recommend\w*|advi[sc]e|salah)\b/;
/** `where should I begin`, `a good starting point`; not `when does it start`. */
const asksWhereToStart =
  /\bwhere (?:\w+ ){0,3}(?:to|(?:i|he|she|we)(?: \w+)?) (?:start|begin)(?= (?:from|with|if|as|learning|coding)\b|$)|\bstarting point\b|\b(?:kaha|kahan) se (?:shuru|start)\b/;
/** `beginner or bundle`, as a choice. */
const setsApart = /\b(?:or|ya|vs|versus)\b/;
const wordsOfBetter = /\b(?:better|best|which|should|behtar|accha|achha|kaun ?s[aei]|kons[aei]|sahi|theek)\b/;
const wordsOfChoice =
  /\b(?:should i|should he|should she|right for|best for|suits?|suited|fits?|for me|for my|mere liye|lu|lun|loon|lena chahiye|le sakt[aei]|choose|pick|afford|sahi rahega|sahi hai|theek rahega|suggest|recommend|advise|kharidu|buy|can i (?:get|take|buy))\b/;
const knows =
  /\b(?:know|knows|knew|done|did|finished|completed|learn(?:ed|t)|good at|comfortable|familiar|worked|aata|aati|aate|ata|ati|pata|kiya|seekha|sikha|seekh liya|padh[ia]+|already)\b/;
const knowsNothing =
  /\b(?:(?:complete|total|absolute|pure|am a|im a|i m a|as a) beginner|beginner hu|zero|nothing|never (?:coded|learn\w*|programmed|touched)|new to|naya|nayi|naye|no (?:idea|experience|knowledge|coding|background)|kuch nahi|kuchh nahi|from scratch|fresher|coding nahi)\b/;
const saysOfSelf =
  /^(?:i|we|my|mujhe|main|mai|mere)\b(?!.*\b(?:will|can|do|does|what|how|when|kya|kab|kaise)\b)|\b(?:aata|aati) hai\b(?!.*\bkya\b)/;
const notBefore =
  /\b(?:not|dont|don t|do not|doesnt|never|no|without|except|bina|want|learn|interested in)(?: \w+){0,2} $/;
const notAfter = /^(?: \w+){0,2}? (?:nahi|nhi|nahin|seekhn[aei]|sikhn[aei])\b/;

/** A sum that a visitor can spend: `1500 rupees`, `2k`; a smaller number counts days. */
function parseBudget(text: string): number | undefined {
  const [, thousands, amount] = /\b(?:(\d{1,2}) ?k|(\d{3,6}))\b/.exec(text) ?? [];
  return thousands ? Number(thousands) * 1000 : amount ? Number(amount) : undefined;
}

/** Whether a question says what the advice can go by: a sum, or a topic that is known. */
const tellsGrounds = ({ text, topics, phases: asked }: Reading) =>
  parseBudget(text) !== undefined || (knows.test(text) && topics.length > 0 && asked.length === 0);

/** `which phase is right for me`, `python aata hai, kya lu`, `what can I buy with 1500`, `where should I begin`. */
const asksForAdvice = (reading: Reading) =>
  (wordsOfChoice.test(reading.text) &&
    (asksWhich.test(reading.text) || (asksForWhat.test(reading.text) && tellsGrounds(reading)))) ||
  (asksToAdvise.test(reading.text) && (tellsGrounds(reading) || knowsNothing.test(reading.text))) ||
  (asksWhereToStart.test(reading.text) && reading.phases.length === 0);

/** `beginner or bundle, which is better for me` */
const comparesWithBundle = ({ text, phases: asked, concepts }: Reading) =>
  concepts.has("bundle") && asked.length === 1 && setsApart.test(text) && wordsOfBetter.test(text);

/** `I know HTML, not React`, `a complete beginner with 2000 rupees`. */
const tellsLevel = ({ text, topics }: Reading) =>
  (saysOfSelf.test(text) && knows.test(text) && topics.length > 0) ||
  (knowsNothing.test(text) && parseBudget(text) !== undefined);

/** Whether a question wants to know which phase to take; one that names something else is about that. */
export const isForAdvice = (reading: Reading) =>
  reading.planEntries.length + reading.absent.length + reading.domains.length === 0 &&
  !reading.hasRareWord &&
  [...reading.concepts].every((name) => conceptsOfChoice.has(name) || (name === "teach" && knows.test(reading.text))) &&
  (asksForAdvice(reading) || tellsLevel(reading) || comparesWithBundle(reading));
const conceptsOfChoice = new Set(
  "price phase single single-phase prerequisites structure payment when compare enroll bundle saving tools".split(" "),
);

/** What a visitor answers to the question what he knows. */
export const tellsOfSelf = ({ text, topics }: Reading) =>
  topics.length > 0 || knows.test(text) || knowsNothing.test(text) || parseBudget(text) !== undefined;

/** Recommends a phase by what a visitor knows and can spend; asks what he knows where he says neither. */
export function createPhaseAdviser(
  { topics }: Pick<Lexicon, "topics">,
  phasesOf: (names: readonly string[]) => PhaseKey[],
  say: Say,
) {
  const askedAs = new Map(topics.map(({ name, asked }) => [name, [name, ...asked].map((word) => word.toLowerCase())]));

  /** Whether a topic that is named is one that the visitor lacks or wants. */
  function isLacking(name: string, text: string): boolean {
    const word = askedAs.get(name)?.find((asked) => text.includes(asked)) ?? name.toLowerCase();
    const at = text.indexOf(word);
    return at >= 0 && (notBefore.test(text.slice(0, at)) || notAfter.test(text.slice(at + word.length)));
  }

  /** The phase to begin with: that of what is lacking, else the one after what is known. */
  function findPhase({ topics: named, text, phases: asked }: Reading): PhaseKey | undefined {
    const lacking = named.filter((name) => isLacking(name, text));
    const known = knows.test(text) ? named.filter((name) => !lacking.includes(name)) : [];
    if (known.length > 0) {
      const [wanted] = phasesOf(lacking);
      const last = phasesOf(known).at(-1);
      const next = phaseKeys[Math.min(phaseKeys.indexOf(last ?? firstPhase.key) + 1, phaseKeys.length - 1)];
      return wanted ?? next;
    }
    if (knowsNothing.test(text) || lacking.length > 0) return firstPhase.key;
    // `I am at an intermediate level`
    return asked.length === 1 ? asked[0] : undefined;
  }

  const price = (key: PhaseKey) => (isPriced(key) ? [say(...choosePriceSentence(describePrices(key)))] : []);

  function recommend(key: PhaseKey): string[] {
    const before = phases[phaseKeys.indexOf(key) - 1];
    const { phase, highlights } = describePhase(key, say);
    const needs = before
      ? say("advice-needs", { before: before.title, topics: joinList(before.highlights, say) })
      : say("advice-first", {});
    return [say("advice", { phase, highlights }), ...price(key), needs];
  }

  /** What a sum is enough for; the first phase is named where it is dearer, for the others build on it. */
  function listAffordable(budget: number): string[] {
    const plans = listPlans("home").flatMap((plan) => (plan.phase && plan.price <= budget ? [plan] : []));
    if (plans.length === 0) return [];
    const named = plans.map(({ course, price: amount }) => `${course} (${formatPrice(amount)})`);
    const first = plans.some(({ phase }) => phase === firstPhase.key) ? undefined : findPlan("home", firstPhase.key);
    return [
      say("advice-budget", { budget: formatPrice(budget), plans: joinList(named, say) }),
      ...(first ? [say("advice-too-dear", { phase: first.course, price: formatPrice(first.price) })] : []),
    ];
  }

  /** What a phase has and the bundle has, each with its price, and what the bundle saves. */
  const compareWithBundle = (key: PhaseKey) =>
    [say("phase-line", describeWithBothPrices(key, say)), say("all-phases-price", {}), say("advice-bundle", {})].join(
      " ",
    );

  /** A question that was advised on, with the phase that was recommended in place of what he knows. */
  function withAdvisedPhase(reading: Reading): Reading {
    const key = findPhase(reading);
    return key ? { ...reading, phases: [key], topics: [] } : reading;
  }

  function advise(reading: Reading): Saying {
    const key = findPhase(reading);
    const budget = parseBudget(reading.text);
    const bundle = findPlan("home", "bundle");
    const link = listPlans("home").length > 0 ? pricingLink : getLink("curriculum");
    const isEnough = key !== undefined && (budget === undefined || (findPlan("home", key)?.price ?? 0) <= budget);
    const ofBundle = budget !== undefined && bundle && bundle.price <= budget ? [say("all-phases-price", {})] : [];
    const [compared] = comparesWithBundle(reading) && bundle ? reading.phases : [];
    if (compared) return { text: compareWithBundle(compared), link };
    if (isEnough) return { text: [...recommend(key), ...ofBundle].join(" "), link };
    if (budget !== undefined) {
      const affordable = ofBundle.length > 0 ? ofBundle : listAffordable(budget);
      const cheapest = answerCheapestPhase({ ...reading, text: "cheapest", phases: [], topics: [] }, say)?.text;
      if (affordable.length > 0) return { text: affordable.join(" "), link };
      if (cheapest !== undefined) return { text: cheapest, link };
    }
    return { text: say("advice-ask", describePhase(firstPhase.key, say)), link };
  }

  return { advise, withAdvisedPhase };
}
