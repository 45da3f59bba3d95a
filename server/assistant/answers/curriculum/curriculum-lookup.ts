import { phases, courseDays } from "#content/curriculum/phases.ts";
import { findPlan, getPlan } from "#content/plans.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { phaseKeys, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import type { PriceListName } from "#domain/content/plan.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { formatList } from "#domain/format/text.ts";
import type { Saying } from "../../model/assistant-model.ts";
import { curriculumRanges, type Within } from "../../reading/curriculum/curriculum-ranges.ts";
import { lowerFirst, type Say } from "../../knowledge/sentence-templates.ts";
import { curriculumLink, dayLink } from "../../knowledge/site-links.ts";

/** A phase that is not sold alone has the price of the bundle. */
export const getPricePlan = (screen: PriceListName, phase: PhaseKey) =>
  findPlan(screen, phase) ?? getPlan(screen, "bundle");

export function getPhaseByKey(key: PhaseKey): Phase {
  const phase = phases.find((candidate) => candidate.key === key);
  if (!phase) throw new Error(`No phase ${key}`);
  return phase;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

type Day = (typeof courseDays)[number];
type Week = (typeof weeks)[PhaseKey][number];
/** Where a day or week was counted, and the number it has there. */
export type Counted = { count: number; within: Within };

const allWeeks = phaseKeys.flatMap((key) => weeks[key]);
export const findDay = (number: number): Day | undefined => courseDays.find(({ day }) => day === number);
export const findWeek = (number: number): Week | undefined => allWeeks.find(({ week }) => week === number);
export const getWeekOfDay = (day: number) => curriculumRanges.weeks.findIndex(({ days }) => day <= days.last) + 1;

/** All that a day holds. */
export function formatDayAnswer({ day, title, tasks: list }: Day, say: Say, counted?: Counted): Saying {
  const tasks = list.map(lowerFirst).join("; ");
  const phase = getPhaseByKey(phaseOfDay(day)).title;
  const link = dayLink(day);
  if (!counted) return { text: say("day", { day, phase, title, tasks }), link };
  const { count, within } = counted;
  if ("week" in within) return { text: say("day-of-week", { count, week: within.week, day, title, tasks }), link };
  return { text: say("day-of-phase", { count, phase, day, title, tasks }), link };
}

/** All that a week holds. */
export function formatWeekAnswer(held: Week, say: Say, isProjectsFirst = false, count?: number): Saying {
  const { week, title } = held;
  const form = isProjectsFirst ? "week-projects-first" : "week";
  const text = say(form, {
    week,
    title,
    topics: held.topics.join("; "),
    projects: formatList(held.projects, say("and", {})),
  });
  const entry = curriculumRanges.weeks[week - 1];
  if (count === undefined || !entry) return { text, link: curriculumLink };
  const days = { firstDay: entry.days.first, lastDay: entry.days.last };
  const opening = say("week-of-phase", { count, phase: getPhaseByKey(entry.phase).title, week, ...days });
  return { text: `${opening} ${text}`, link: curriculumLink };
}

/** Every day and week of the plan, as an answer. */
export const listDayAndWeekAnswers = (say: Say): Saying[] => [
  ...phases.flatMap(({ days }) => days).map((day) => formatDayAnswer(day, say)),
  ...allWeeks.map((week) => formatWeekAnswer(week, say)),
];
