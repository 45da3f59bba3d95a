import { dayCount, phases } from "#content/curriculum/phases.ts";
import { faq } from "#content/faq.ts";
import { findPlan, listPlans } from "#content/plans.ts";
import { formatPrice } from "#domain/format/money.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { Language } from "../../../language/devanagari.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, dayLink, getLink, phaseLink, pricingLink } from "../../knowledge/site-links.ts";
import { findLongestPhases } from "./answer-relations.ts";
import { listOffers } from "../read-choice.ts";
import type { Say } from "../../knowledge/sentence-templates.ts";
import {
  describeDay,
  describePhase,
  describePrices,
  getPhaseByKey,
  findPricePlan,
  isPriced,
  joinList,
  sum,
} from "./plan-values.ts";

const startsLater = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/;

/** Which phases a visitor means who starts later: `start at intermediate` is all from there on. */
function listAskedPhases({ phases: asked, without, text }: Reading): readonly PhaseKey[] {
  const [first] = asked;
  return !first || without.length > 0 || !startsLater.test(text) ? asked : phaseKeys.slice(phaseKeys.indexOf(first));
}

/** What the phases asked for cost, alone or together. */
export function answerPhasePrices(reading: Reading, say: Say): Saying | undefined {
  const keys = listAskedPhases(reading).filter(isPriced);
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
    formatPrice(sum(keys.map((key) => findPricePlan(screen, key)?.price ?? 0)));
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
  const sold = listOffers(reading).flatMap((offer) => findPlan("home", offer) ?? []);
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

const asksCheapest = /\b(?:cheapest|(?:sabse|the) (?:sast[aei]|least|lowest|kam))\b/;
const asksDearest = /\b(?:most expensive|costliest|dearest|priciest|sabse mehng[aei])\b/;
const namesWhole = /\b(?:everything|all|whole|entire|full|bundle|sab|poora|pura)\b/;

/** `sabse sasta phase kaunsa hai` */
function findCheapestPhase({ text, phases: asked, topics }: Reading): PhaseKey | undefined {
  const isDearest = asksDearest.test(text);
  if (asked.length + topics.length > 0 || !(isDearest || asksCheapest.test(text)) || namesWhole.test(text))
    return undefined;
  const sold = listPlans("home").flatMap(({ phase, price }) => (phase ? [{ phase, price }] : []));
  const sorted = sold.toSorted((a, b) => a.price - b.price);
  return sorted.length > 1 ? sorted.at(isDearest ? -1 : 0)?.phase : undefined;
}

/** What the answer to `which phase is the shortest?` names. */
export function findPhaseOfSuperlative(reading: Reading): PhaseKey[] {
  const phase = findCheapestPhase(reading);
  return phase ? [phase] : (findLongestPhases(reading)?.keys ?? []);
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

const isDone = /\b(after|baad|completed?|finish(ed)?|done|khatam)\b/;
const asksNext = /\b(comes?|next|follows?|agla|agle|aage)\b/;
const asksBefore = /\bcomes? before\b/;

/** `Phase 1 is complete, what comes next?` asks for the phase after the one it names. */
export function findNextOrPreviousPhase({ phases: asked, text }: Reading): readonly PhaseKey[] {
  const [key, ...others] = asked;
  if (!key || others.length > 0) return asked;
  const by = asksBefore.test(text) ? -1 : isDone.test(text) && asksNext.test(text) ? 1 : 0;
  const next = phaseKeys[phaseKeys.indexOf(key) + by];
  return next ? [next] : asked;
}

/** What the phases named are about. The FAQ, which is in English, has an answer of its own for some of them. */
export function answerPhaseOverview(asked: readonly PhaseKey[], say: Say, language: Language): Saying | undefined {
  const [key, ...others] = asked;
  if (!key) return undefined;
  if (others.length > 0) {
    const lines = asked.map((each) => say("phase-line", describePhase(each, say)));
    return { text: lines.join("\n"), link: curriculumLink };
  }
  const ofFaq = language === "hi" ? undefined : faq.find(({ slug }) => slug === `${key}-phase`)?.answer;
  return { text: ofFaq ?? say("phase", describePhase(key, say)), link: phaseLink(getPhaseByKey(key)) };
}

/** One phase by name, without the others: `only the intermediate phase`. */
export function answerSinglePhase(reading: Reading, say: Say): Saying | undefined {
  const [key, ...others] = listAskedPhases(reading);
  if (!key || others.length > 0 || !findPlan("home", key)) return undefined;
  return { text: say("one-phase", describeWithBothPrices(key, say)), link: getLink("faq single-phase, pricing") };
}

const asksWeeks = /\b(weeks?|hafte|hafta)\b/;

/** The plan's weeks are longer than a calendar's, so the answer says both. */
export const answerCourseWeeks = ({ text }: Reading, say: Say): Saying | undefined =>
  asksWeeks.test(text) ? { text: say("weeks-of-course", {}), link: curriculumLink } : undefined;

/** `How many days are left after day 30?` */
export function answerDaysLeft({ text, days: [day, ...others] }: Reading, say: Say): Saying | undefined {
  if (day === undefined || others.length > 0 || !/\b(left|remain\w*|baaki|baki|bach\w*)\b/.test(text)) return undefined;
  // The day after day 30 is read as day 31.
  const done = /\b(after|baad)\b/.test(text) ? day - 1 : day;
  return { text: say("days-left", { day: done, left: dayCount - done }), link: dayLink(day) };
}

const asksDifference = /\b(?:more|less|fewer|longer|shorter|differences?|zyada|jyada|kam|farak|fark)\b/;

export function answerPhaseDuration(reading: Reading, say: Say): Saying | undefined {
  const asked = listAskedPhases(reading);
  const [key, ...others] = asked;
  if (!key) return undefined;
  if (others.length === 0) {
    const form = asksWeeks.test(reading.text) ? "phase-weeks" : "phase-length";
    // Both name its days, by which a phase without a month is told elsewhere.
    const phase = { ...describePhase(key, say), month: getPhaseByKey(key).month ?? "" };
    return { text: say(form, phase), link: phaseLink(getPhaseByKey(key)) };
  }
  const values = asked.map((each) => describePhase(each, say));
  const parts = values.map((phase) => say("part-of-length", phase));
  const total = sum(values.map(({ days }) => days));
  const [one, other] = values;
  if (one && other && values.length === 2 && asksDifference.test(reading.text))
    return {
      text: say("phases-difference", { difference: Math.abs(one.days - other.days), parts: joinList(parts, say) }),
      link: curriculumLink,
    };
  return {
    text: say("phases-length", { total, parts: joinList(parts, say) }),
    link: getLink("faq duration, curriculum"),
  };
}

/** `how many hours is the beginner phase in total?` */
export function answerHoursOfPhase({ phases: [key, ...others] }: Reading, say: Say): Saying | undefined {
  if (key === undefined || others.length > 0) return undefined;
  const { title, days, hoursPerDay: hours } = getPhaseByKey(key);
  const total = days.length * hours;
  return { text: say("hours-of-phase", { phase: title, days: days.length, hours, total }), link: curriculumLink };
}

/** How long one day's tasks take: as long as any day of its phase. */
export function answerHoursOfDay({ days: [asked, ...others] }: Reading, say: Say): Saying | undefined {
  const day = asked === undefined || others.length > 0 ? undefined : describeDay(asked);
  const hours = phases.find(({ title }) => title === day?.phase)?.hoursPerDay;
  return day && hours !== undefined
    ? { text: say("hours-of-day", { ...day, hours }), link: dayLink(day.day) }
    : undefined;
}
