import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { listed } from "#domain/format/text.ts";
import { phaseOfDay } from "#domain/content/phase.ts";
import type { Place } from "../../reading/plan/plan-places.ts";
import { lengthOf, planShape, type Run } from "../../reading/plan/plan-shape.ts";
import { sayMissing } from "./missing-places.ts";
import { phaseBy } from "./phase-parts.ts";
import { findDay, findWeek, weekOfDay } from "./plan-days.ts";
import type { Say } from "../sentences.ts";

/** One of several places that are asked for: a line for a day, three for a long range. */
export function sayLines(place: Place, say: Say): string[] {
  if (place.kind === "missing") return [sayMissing(place, say)];
  if (place.kind === "days") return sayDays(place.days, say);
  if (place.kind === "weeks") return sayWeeks(place.weeks, say);
  if (place.kind === "week") {
    const week = findWeek(place.week);
    const phase = phaseBy(planShape.weeks[place.week - 1]?.phase ?? "basic").title;
    return week
      ? [
          say("week-line", {
            week: week.week,
            phase,
            title: week.title,
            projects: listed(week.projects, say("and", {})),
          }),
        ]
      : [];
  }
  const day = findDay(place.day);
  if (!day) return [];
  const values = { day: day.day, phase: phaseBy(phaseOfDay(day.day)).title, title: day.title };
  const { count, within } = place;
  const isOfPhase = count !== undefined && within && "phase" in within;
  return [isOfPhase ? say("day-of-phase-line", { ...values, count }) : say("day-line", values)];
}

/** The phases that hold any of these days. */
const phasesOver = ({ first, last }: Run, say: Say) =>
  listed(
    phases.filter(({ days }) => days.some(({ day }) => day >= first && day <= last)).map(({ title }) => title),
    say("and", {}),
  );

function sayDays({ first, last }: Run, say: Say): string[] {
  const weeks = [...new Set([weekOfDay(first), weekOfDay(last)])].map((week) => `week ${week}`).join("–");
  const run = { firstDay: first, lastDay: last, count: last - first + 1, phases: phasesOver({ first, last }, say) };
  const titles = listTitles({ first, last });
  const lines = titles === undefined ? [first, last].flatMap((day) => sayLines({ kind: "day", day }, say)) : [titles];
  return [say("days", { ...run, weeks }), ...lines];
}

/** As long as an answer may be. */
const longestList = 420;

/** `51 Chat bot 2, second part; 52 Bot integration`; nothing where that would be too long to read in a chat. */
function listTitles({ first, last }: Run): string | undefined {
  const held = courseDays.filter(({ day }) => day >= first && day <= last);
  const list = `${held.map(({ day, title }) => `${day} ${title}`).join("; ")}.`;
  return list.length <= longestList ? list : undefined;
}

function sayWeeks({ first, last }: Run, say: Say): string[] {
  const days = {
    first: planShape.weeks[first - 1]?.days.first ?? 1,
    last: planShape.weeks[last - 1]?.days.last ?? dayCount,
  };
  const edges = [first, last].flatMap((week) => sayLines({ kind: "week", week }, say));
  const run = { firstWeek: first, lastWeek: last, count: last - first + 1, phases: phasesOver(days, say) };
  return [say("weeks", run), ...edges];
}

/** In which phase and week a day lies; of a week, also the days that it has. */
export function sayWhere(place: Place, say: Say, listsDays = false): string[] {
  if (place.kind === "day") {
    const day = findDay(place.day);
    const { title: phase, month, days } = phaseBy(phaseOfDay(place.day));
    const count = place.day - (days[0]?.day ?? 1) + 1;
    return day
      ? [say("place-of-day", { day: day.day, count, phase, month, week: weekOfDay(day.day), title: day.title })]
      : [];
  }
  if (place.kind !== "week") return sayLines(place, say);
  const week = findWeek(place.week);
  const shape = planShape.weeks[place.week - 1];
  if (!week || !shape) return [];
  const { title: phase, month } = phaseBy(shape.phase);
  const days = { count: lengthOf(shape.days), firstDay: shape.days.first, lastDay: shape.days.last };
  const titles = listsDays ? listTitles(shape.days) : undefined;
  return [
    say("place-of-week", { week: week.week, phase, month, ...days, title: week.title }),
    ...(titles === undefined ? [] : [titles]),
  ];
}
