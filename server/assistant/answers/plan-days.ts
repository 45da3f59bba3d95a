import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { listed } from "#domain/listed.ts";
import { phaseOfDay } from "#domain/phase.ts";
import type { Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { lowerFirst } from "./fill-template.ts";
import { curriculumLink, dayLink } from "./links.ts";
import { phaseBy } from "./phase-parts.ts";
import type { Say } from "./sentences.ts";

type Day = (typeof courseDays)[number];
type Week = (typeof weeks)[keyof typeof weeks][number];

const sayDay = ({ day, title, tasks }: Day, say: Say): Saying => ({
  text: say("day", { day, phase: phaseBy(phaseOfDay(day)).title, title, tasks: tasks.map(lowerFirst).join("; ") }),
  link: dayLink(day),
});

const sayWeek = (
  { week, title, topics, projects }: Week,
  say: Say,
  form: "week" | "week-projects-first" = "week",
): Saying => ({
  text: say(form, { week, title, topics: topics.join("; "), projects: listed(projects, say("and", {})) }),
  link: curriculumLink,
});

/** Every day and week of the plan, as an answer. */
export const planSayings = (say: Say): Saying[] => [
  ...phases.flatMap(({ days }) => days).map((day) => sayDay(day, say)),
  ...Object.values(weeks)
    .flat()
    .map((week) => sayWeek(week, say)),
];

export function numberedDay({ days, text }: Pick<Reading, "days" | "text">, say: Say): Saying | undefined {
  const [asked] = days;
  if (asked === undefined) return undefined;
  const number = /\b(after|following) (the )?day\b/.test(text) ? asked + 1 : asked;
  if (number > dayCount) return { text: say("past-last-day", {}), link: dayLink(dayCount) };
  const day = courseDays.find((candidate) => candidate.day === number);
  return day && sayDay(day, say);
}

/** `What is the last thing we do?` */
export function firstOrLastDay({ text }: Reading, say: Say): Saying | undefined {
  if (/\b(last|final|end)\b/.test(text)) return numberedDay({ days: [dayCount], text }, say);
  return /\b(first|start|begin)\b/.test(text) ? numberedDay({ days: [1], text }, say) : undefined;
}

export function numberedWeek(reading: Reading, say: Say): Saying | undefined {
  const [asked] = reading.weeks;
  const week = Object.values(weeks)
    .flat()
    .find((candidate) => candidate.week === asked);
  const isAboutProjects = reading.concepts.has("projects") || reading.concepts.has("build");
  return week && sayWeek(week, say, isAboutProjects ? "week-projects-first" : "week");
}
