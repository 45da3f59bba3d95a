import { phases, courseDays } from "#content/curriculum/phases.ts";
import { findPlan } from "#content/plans.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { formatPhaseMonthOrDays } from "#domain/content/day-phrases.ts";
import { phaseKeys, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import type { PriceListName } from "#domain/content/plan.ts";
import { formatPrice } from "#domain/format/money.ts";
import { formatList } from "#domain/format/text.ts";
import type { Saying } from "../../model/assistant-model.ts";
import {
  rangeLength,
  curriculumRanges,
  type InclusiveRange,
  type PlanEntry,
} from "../../reading/curriculum/curriculum-ranges.ts";
import { lowerFirst, type Say } from "../../knowledge/fill-sentence-templates.ts";
import { curriculumLink, dayLink } from "../../knowledge/site-links.ts";

/** A phase that is not sold alone has the price of the bundle; nothing where neither is sold. */
export const findPlanOfPhaseOrBundle = (screen: PriceListName, phase: PhaseKey) =>
  findPlan(screen, phase) ?? findPlan(screen, "bundle");

export const isPriced = (phase: PhaseKey) => findPlanOfPhaseOrBundle("home", phase) !== undefined;

export function getPhaseByKey(key: PhaseKey): Phase {
  const phase = phases.find((candidate) => candidate.key === key);
  if (!phase) throw new Error(`No phase ${key}`);
  return phase;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
export const joinList = (items: readonly string[], say: Say) => formatList(items, say("and", {}));

const dropOpening = (text: string, opening: string) =>
  text.toLowerCase().startsWith(opening.toLowerCase()) ? text.slice(opening.length) : text;

const nowhere: InclusiveRange = { first: 0, last: 0 };

/** The values of the placeholders in sentences on a phase. */
export function buildPhaseTemplateValues(key: PhaseKey, say: Say) {
  const { title, days, hoursPerDay, summary, highlights, ...phase } = getPhaseByKey(key);
  const ranges = curriculumRanges.phases.find((phase) => phase.key === key) ?? { days: nowhere, weeks: nowhere };
  const time = formatPhaseMonthOrDays(phase);
  return {
    ...buildPriceTemplateValues(key),
    phase: title,
    month: time,
    days: days.length,
    firstDay: ranges.days.first,
    lastDay: ranges.days.last,
    weeks: rangeLength(ranges.weeks),
    firstWeek: ranges.weeks.first,
    lastWeek: ranges.weeks.last,
    hours: hoursPerDay,
    // A phase without a month is told by its days, which its summary may begin with, too.
    summary: dropOpening(summary, `${time}. `),
    highlights: joinList(highlights, say),
  };
}

/** Price and struck price of a phase on the home page and on /pricing; `phase` names what is sold for it, which may be the bundle. */
export function buildPriceTemplateValues(key: PhaseKey) {
  const [home, page] = [findPlanOfPhaseOrBundle("home", key), findPlanOfPhaseOrBundle("pricingPage", key)];
  const format = (price: number | undefined) => (price === undefined ? "" : formatPrice(price));
  return {
    phase: home?.course ?? "",
    price: format(home?.price),
    pagePrice: format(page?.price),
    listPrice: format(home?.listPrice ?? home?.price),
    pageListPrice: format(page?.listPrice ?? page?.price),
    hasListPrices: Boolean(home?.listPrice && page?.listPrice),
  };
}

/** The values of the placeholders in sentences on a day; `count` is its number in its phase. */
export function buildDayTemplateValues(number: number) {
  const held = courseDays.find(({ day }) => day === number);
  if (!held) return undefined;
  const phase = getPhaseByKey(phaseOfDay(number));
  return {
    day: number,
    title: held.title,
    tasks: held.tasks.map(lowerFirst).join("; "),
    phase: phase.title,
    month: formatPhaseMonthOrDays(phase),
    count: number - (phase.days[0]?.day ?? 1) + 1,
    week: getWeekOfDay(number),
  };
}

export const getWeekOfDay = (day: number) => curriculumRanges.weeks.findIndex(({ days }) => day <= days.last) + 1;

const allWeeks = phaseKeys.flatMap((key) => weeks[key]);

/** The first and the last day of a week, and how many it has. */
export function buildWeekDaysTemplateValues(number: number) {
  const { first, last } = curriculumRanges.weeks[number - 1]?.days ?? nowhere;
  return { count: last - first + 1, firstDay: first, lastDay: last };
}

/** The values of the placeholders in sentences on a week; `count` is how many days it has. */
export function buildWeekTemplateValues(number: number, say: Say) {
  const held = allWeeks.find(({ week }) => week === number);
  const range = curriculumRanges.weeks[number - 1];
  if (!held || !range) return undefined;
  const phase = getPhaseByKey(range.phase);
  return {
    week: number,
    title: held.title,
    topics: held.topics.join("; "),
    projects: joinList(held.projects, say),
    phase: phase.title,
    month: formatPhaseMonthOrDays(phase),
    ...buildWeekDaysTemplateValues(number),
  };
}

/** All that a day holds; of one that was counted in a phase or a week, its number there too. */
export function formatDayAnswer(
  { day, count, within }: Pick<Extract<PlanEntry, { kind: "day" }>, "day" | "count" | "within">,
  say: Say,
): Saying | undefined {
  const values = buildDayTemplateValues(day);
  if (!values) return undefined;
  const link = dayLink(day);
  if (count === undefined || !within) return { text: say("day", values), link };
  return "week" in within
    ? { text: say("day-of-week", { ...values, count, week: within.week }), link }
    : { text: say("day-of-phase", { ...values, count }), link };
}

/** All that a week holds; `count` is its number in its phase, where it was asked for by that. */
export function formatWeekAnswer(
  number: number,
  say: Say,
  isProjectsFirst = false,
  count?: number,
): Saying | undefined {
  const values = buildWeekTemplateValues(number, say);
  if (!values) return undefined;
  const text = say(isProjectsFirst ? "week-projects-first" : "week", values);
  const opening = count === undefined ? [] : [say("week-of-phase", { ...values, count })];
  return { text: [...opening, text].join(" "), link: curriculumLink };
}

/** Every day and week of the plan, as an answer. */
export const listAllDayAndWeekAnswers = (say: Say): Saying[] => [
  ...courseDays.flatMap((day) => formatDayAnswer(day, say) ?? []),
  ...allWeeks.flatMap(({ week }) => formatWeekAnswer(week, say) ?? []),
];
