import { asksWhich, namesDays } from "#content/assistant/words/plan-questions.ts";
import { dayCount } from "#content/curriculum/phases.ts";
import type { SiteLink } from "#domain/assistant/assistant-schemas.ts";
import { phaseOfDay } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import {
  rangeLength,
  curriculumRanges,
  type PlanEntry,
  type Within,
} from "../../reading/curriculum/curriculum-ranges.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, dayLink } from "../../knowledge/site-links.ts";
import { formatDayAnswer, formatWeekAnswer } from "./plan-values.ts";
import { formatDayOrWeekLines, formatDayOrWeekPosition } from "./day-and-week-lines.ts";
import type { Say } from "../../knowledge/fill-sentence-templates.ts";

const mostLines = 4;

/** The days and weeks that a question counts: one in full, several with a line each. */
export function answerNamedDaysAndWeeks(reading: Reading, say: Say): Saying | undefined {
  const { asksWhere, concepts, text } = reading;
  const planEntries = listDayAndWeekEntries(reading).flatMap(expandShortRange);
  const [only, ...others] = planEntries;
  if (!only) return undefined;
  if (!asksWhere && others.length === 0) {
    const isAboutProjects = concepts.has("projects") || concepts.has("build");
    const whole = formatFullDayOrWeek(only, isAboutProjects, say);
    if (whole) return whole;
  }
  const listsDays = namesDays.test(text);
  const lines = [
    ...new Set(
      planEntries.flatMap((entry) =>
        asksWhere ? formatDayOrWeekPosition(entry, say, listsDays) : formatDayOrWeekLines(entry, say),
      ),
    ),
  ];
  const opening = others.length === 0 ? openWithYesOrNo(only, reading, say) : [];
  return { text: [...opening, lines.slice(0, mostLines).join("\n")].join(" "), link: chooseEntryLink(only) };
}

const isYesNo = /^(?:is|does|do|will|kya)\b|\b(?:kya|right|na)$/;

/** `is day 22 still beginner?` */
function openWithYesOrNo(
  entry: PlanEntry,
  { asksWhere, phases: [phase, ...others], text }: Reading,
  say: Say,
): string[] {
  const isAsked = asksWhere && isYesNo.test(text) && !asksWhich.test(text);
  if (!isAsked || !phase || others.length > 0 || entry.kind !== "day") return [];
  return [say(phaseOfDay(entry.day) === phase ? "yes" : "no", {})];
}

/** What was taken over from an earlier question comes as bare numbers. */
const listDayAndWeekEntries = ({ planEntries, days, weeks }: Reading): readonly PlanEntry[] =>
  planEntries.length > 0
    ? planEntries
    : [
        ...days.map((day): PlanEntry => ({ kind: "day", day })),
        ...weeks.map((week): PlanEntry => ({ kind: "week", week })),
      ];

/** A short range as the days or weeks it has. */
function expandShortRange(entry: PlanEntry): PlanEntry[] {
  const run = entry.kind === "days" ? entry.days : entry.kind === "weeks" ? entry.weeks : undefined;
  if (!run || rangeLength(run) > mostLines) return [entry];
  return Array.from({ length: rangeLength(run) }, (_, at) =>
    entry.kind === "days"
      ? { kind: "day", day: run.first + at, ...countWithinPhase(run.first + at, entry.within) }
      : { kind: "week", week: run.first + at },
  );
}

function countWithinPhase(day: number, within: Within | undefined) {
  const phase =
    within && "phase" in within ? curriculumRanges.phases.find(({ key }) => key === within.phase) : undefined;
  return phase && within ? { count: day - phase.days.first + 1, within } : {};
}

function formatFullDayOrWeek(entry: PlanEntry, isAboutProjects: boolean, say: Say): Saying | undefined {
  if (entry.kind === "day") return formatDayAnswer(entry, say);
  return entry.kind === "week" ? formatWeekAnswer(entry.week, say, isAboutProjects, entry.count) : undefined;
}

function chooseEntryLink(entry: PlanEntry): SiteLink {
  if (entry.kind === "day") return dayLink(entry.day);
  if (entry.kind === "days") return dayLink(entry.days.first);
  const isPastLastDay = entry.kind === "missing" && entry.unit === "day" && !entry.within;
  return isPastLastDay ? dayLink(dayCount) : curriculumLink;
}
