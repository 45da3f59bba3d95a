import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { formatList } from "#domain/format/text.ts";
import { firstPhase, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import {
  countInRange,
  curriculumRanges,
  isInRange,
  type PlanEntry,
  type InclusiveRange,
} from "../../reading/curriculum/curriculum-ranges.ts";
import { getPhaseByKey, findDay, findWeek, getWeekOfDay } from "./curriculum-lookup.ts";
import type { Say } from "../../knowledge/sentence-templates.ts";

/** One of several days, weeks or ranges that are asked for: a line for a day, three for a long range. */
export function formatDayOrWeekLines(entry: PlanEntry, say: Say): string[] {
  if (entry.kind === "missing") return [formatOutOfRange(entry, say)];
  if (entry.kind === "days") return formatDayRange(entry.days, say);
  if (entry.kind === "weeks") return formatWeekRange(entry.weeks, say);
  if (entry.kind === "week") {
    const week = findWeek(entry.week);
    const phase = getPhaseByKey(curriculumRanges.weeks[entry.week - 1]?.phase ?? firstPhase.key).title;
    return week
      ? [
          say("week-line", {
            week: week.week,
            phase,
            title: week.title,
            projects: formatList(week.projects, say("and", {})),
          }),
        ]
      : [];
  }
  const day = findDay(entry.day);
  if (!day) return [];
  const values = { day: day.day, phase: getPhaseByKey(phaseOfDay(day.day)).title, title: day.title };
  const { count, within } = entry;
  const isOfPhase = count !== undefined && within && "phase" in within;
  return [isOfPhase ? say("day-of-phase-line", { ...values, count }) : say("day-line", values)];
}

/** The phases that hold any of these days. */
const formatPhasesInRange = ({ first, last }: InclusiveRange, say: Say) =>
  formatList(
    phases.filter(({ days }) => days.some(({ day }) => day >= first && day <= last)).map(({ title }) => title),
    say("and", {}),
  );

function formatDayRange({ first, last }: InclusiveRange, say: Say): string[] {
  const weeks = [...new Set([getWeekOfDay(first), getWeekOfDay(last)])].map((week) => `week ${week}`).join("–");
  const run = {
    firstDay: first,
    lastDay: last,
    count: last - first + 1,
    phases: formatPhasesInRange({ first, last }, say),
  };
  const titles = formatDayTitles({ first, last });
  const lines =
    titles === undefined ? [first, last].flatMap((day) => formatDayOrWeekLines({ kind: "day", day }, say)) : [titles];
  return [say("days", { ...run, weeks }), ...lines];
}

/** As long as an answer may be. */
const longestList = 420;

/** `51 Chat bot 2, second part; 52 Bot integration`; nothing where that would be too long to read in a chat. */
function formatDayTitles({ first, last }: InclusiveRange): string | undefined {
  const held = courseDays.filter(({ day }) => day >= first && day <= last);
  const list = `${held.map(({ day, title }) => `${day} ${title}`).join("; ")}.`;
  return list.length <= longestList ? list : undefined;
}

function formatWeekRange({ first, last }: InclusiveRange, say: Say): string[] {
  const days = {
    first: curriculumRanges.weeks[first - 1]?.days.first ?? 1,
    last: curriculumRanges.weeks[last - 1]?.days.last ?? dayCount,
  };
  const edges = [first, last].flatMap((week) => formatDayOrWeekLines({ kind: "week", week }, say));
  const run = { firstWeek: first, lastWeek: last, count: last - first + 1, phases: formatPhasesInRange(days, say) };
  return [say("weeks", run), ...edges];
}

/** In which phase and week a day lies; of a week, also the days that it has. */
export function formatDayOrWeekPosition(entry: PlanEntry, say: Say, listsDays = false): string[] {
  if (entry.kind === "day") {
    const day = findDay(entry.day);
    const { title: phase, month, days } = getPhaseByKey(phaseOfDay(entry.day));
    const count = entry.day - (days[0]?.day ?? 1) + 1;
    return day
      ? [say("place-of-day", { day: day.day, count, phase, month, week: getWeekOfDay(day.day), title: day.title })]
      : [];
  }
  if (entry.kind !== "week") return formatDayOrWeekLines(entry, say);
  const week = findWeek(entry.week);
  const shape = curriculumRanges.weeks[entry.week - 1];
  if (!week || !shape) return [];
  const { title: phase, month } = getPhaseByKey(shape.phase);
  const days = { count: countInRange(shape.days), firstDay: shape.days.first, lastDay: shape.days.last };
  const titles = listsDays ? formatDayTitles(shape.days) : undefined;
  return [
    say("place-of-week", { week: week.week, phase, month, ...days, title: week.title }),
    ...(titles === undefined ? [] : [titles]),
  ];
}

type OutOfRangeEntry = Extract<PlanEntry, { kind: "missing" }>;

/** Says that the plan does not have what was asked for, and what it has. */
export function formatOutOfRange({ unit, number, within }: OutOfRangeEntry, say: Say): string {
  if (unit === "phase" || unit === "month") return say("no-such-phase", { unit, number, phaseCount: phases.length });
  if (!within) return say(unit === "day" ? "no-such-day" : "no-such-week", { number });
  if ("phase" in within)
    return unit === "day"
      ? formatDayOutOfRange(number, within.phase, say)
      : formatWeekOutOfRange(number, within.phase, say);
  const days = curriculumRanges.weeks[within.week - 1]?.days ?? { first: 0, last: 0 };
  const run = { count: countInRange(days), firstDay: days.first, lastDay: days.last };
  return say("no-such-day-of-week", { week: within.week, number, ...run });
}

const findPhaseRanges = (key: PhaseKey) => curriculumRanges.phases.find((phase) => phase.key === key);

function formatDayOutOfRange(number: number, key: PhaseKey, say: Say): string {
  const days = findPhaseRanges(key)?.days ?? { first: 0, last: 0 };
  const run = { count: countInRange(days), firstDay: days.first, lastDay: days.last };
  const missing = say("no-such-day-of-phase", { phase: getPhaseByKey(key).title, number, ...run });
  const day = isInRange(number, days) ? findDay(number) : undefined;
  // Who counts through the whole course may have meant that day.
  const instead =
    day && say("day-of-course-instead", { day: number, count: number - days.first + 1, title: day.title });
  return [missing, ...(instead ? [instead] : [])].join(" ");
}

function formatWeekOutOfRange(number: number, key: PhaseKey, say: Say): string {
  const weeks = findPhaseRanges(key)?.weeks ?? { first: 0, last: 0 };
  const run = { count: countInRange(weeks), firstWeek: weeks.first, lastWeek: weeks.last };
  return say("no-such-week-of-phase", { phase: getPhaseByKey(key).title, number, ...run });
}
