import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import {
  rangeLength,
  isInRange,
  type InclusiveRange,
  type PlanEntry,
} from "../../reading/curriculum/curriculum-ranges.ts";
import {
  buildDayTemplateValues,
  buildWeekDaysTemplateValues,
  buildPhaseTemplateValues,
  buildWeekTemplateValues,
  getWeekOfDay,
  joinList,
} from "./plan-values.ts";
import type { Say } from "../../knowledge/fill-sentence-templates.ts";

/** One of several days, weeks or ranges that are asked for: a line for a day, three for a long range. */
export function formatDayOrWeekLines(entry: PlanEntry, say: Say): string[] {
  if (entry.kind === "missing") return [formatOutOfRange(entry, say)];
  if (entry.kind === "days") return formatDayRange(entry.days, say);
  if (entry.kind === "weeks") return formatWeekRange(entry.weeks, say);
  if (entry.kind === "week") {
    const week = buildWeekTemplateValues(entry.week, say);
    return week ? [say("week-line", week)] : [];
  }
  const day = buildDayTemplateValues(entry.day);
  if (!day) return [];
  const { count, within } = entry;
  const isOfPhase = count !== undefined && within && "phase" in within;
  return [isOfPhase ? say("day-of-phase-line", { ...day, count }) : say("day-line", day)];
}

/** The phases that hold any of these days. */
const formatPhasesInRange = (range: InclusiveRange, say: Say) =>
  joinList(
    phases.filter(({ days }) => days.some(({ day }) => isInRange(day, range))).map(({ title }) => title),
    say,
  );

function formatDayRange(range: InclusiveRange, say: Say): string[] {
  const ends = [range.first, range.last];
  const weeks = [...new Set(ends.map(getWeekOfDay))].map((week) => `week ${week}`).join("–");
  const titles = formatDayTitles(range);
  return [
    say("days", {
      firstDay: range.first,
      lastDay: range.last,
      count: rangeLength(range),
      phases: formatPhasesInRange(range, say),
      weeks,
    }),
    ...(titles === undefined ? ends.flatMap((day) => formatDayOrWeekLines({ kind: "day", day }, say)) : [titles]),
  ];
}

/** As long as an answer may be. */
const longestList = 420;

/** `51 Chat bot 2, second part; 52 Bot integration`; nothing where that would be too long to read in a chat. */
function formatDayTitles(range: InclusiveRange): string | undefined {
  const held = courseDays.filter(({ day }) => isInRange(day, range));
  const list = `${held.map(({ day, title }) => `${day} ${title}`).join("; ")}.`;
  return list.length <= longestList ? list : undefined;
}

function formatWeekRange({ first, last }: InclusiveRange, say: Say): string[] {
  const days = {
    first: buildWeekDaysTemplateValues(first).firstDay || 1,
    last: buildWeekDaysTemplateValues(last).lastDay || dayCount,
  };
  return [
    say("weeks", { firstWeek: first, lastWeek: last, count: last - first + 1, phases: formatPhasesInRange(days, say) }),
    ...[first, last].flatMap((week) => formatDayOrWeekLines({ kind: "week", week }, say)),
  ];
}

/** In which phase and week a day lies; of a week, also the days that it has. */
export function formatDayOrWeekPosition(entry: PlanEntry, say: Say, listsDays = false): string[] {
  if (entry.kind === "day") {
    const day = buildDayTemplateValues(entry.day);
    return day ? [say("place-of-day", day)] : [];
  }
  if (entry.kind !== "week") return formatDayOrWeekLines(entry, say);
  const week = buildWeekTemplateValues(entry.week, say);
  if (!week) return [];
  const titles = listsDays ? formatDayTitles({ first: week.firstDay, last: week.lastDay }) : undefined;
  return [say("place-of-week", week), ...(titles === undefined ? [] : [titles])];
}

/** Says that the plan does not have what was asked for, and what it has. */
export function formatOutOfRange(missingEntry: Extract<PlanEntry, { kind: "missing" }>, say: Say): string {
  const { unit, number, within, called } = missingEntry;
  if (called) return say("no-such-phase", { unit: called, number: unit, phaseCount: phases.length });
  if (unit === "phase" || unit === "month") return say("no-such-phase", { unit, number, phaseCount: phases.length });
  if (!within) return say(unit === "day" ? "no-such-day" : "no-such-week", { number });
  if ("week" in within)
    return say("no-such-day-of-week", { week: within.week, number, ...buildWeekDaysTemplateValues(within.week) });
  const phase = buildPhaseTemplateValues(within.phase, say);
  if (unit === "week") return say("no-such-week-of-phase", { ...phase, number, count: phase.weeks });
  const missing = say("no-such-day-of-phase", { ...phase, number, count: phase.days });
  const day = isInRange(number, { first: phase.firstDay, last: phase.lastDay })
    ? buildDayTemplateValues(number)
    : undefined;
  // Who counts through the whole course may have meant that day.
  return day ? `${missing} ${say("day-of-course-instead", day)}` : missing;
}
