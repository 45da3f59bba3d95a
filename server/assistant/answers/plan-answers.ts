import { dayCount, phases } from "#content/curriculum/phases.ts";
import { listed } from "#domain/listed.ts";
import { phaseOfDay } from "#domain/phase.ts";
import type { SiteLink } from "#domain/assistant.ts";
import type { Saying } from "../model/assistant-model.ts";
import type { Place, Within } from "../reading/plan-places.ts";
import { lengthOf, planShape, type Run } from "../reading/plan-shape.ts";
import type { Reading } from "../reading/read-question.ts";
import { curriculumLink, dayLink } from "./links.ts";
import { sayMissing } from "./missing-places.ts";
import { phaseBy } from "./phase-parts.ts";
import { findDay, findWeek, sayDay, sayWeek, weekOfDay } from "./plan-days.ts";
import type { Say } from "./sentences.ts";

const mostLines = 4;

/** The days and weeks that a question counts: one in full, several with a line each. */
export function answerPlaces(reading: Reading, say: Say): Saying | undefined {
  const { asksWhere, concepts } = reading;
  const places = placesOf(reading).flatMap(expand);
  const [only, ...others] = places;
  if (!only) return undefined;
  if (!asksWhere && others.length === 0) {
    const isAboutProjects = concepts.has("projects") || concepts.has("build");
    const whole = sayWhole(only, isAboutProjects, say);
    if (whole) return whole;
  }
  const lines = [...new Set(places.flatMap((place) => (asksWhere ? sayWhere(place, say) : sayLines(place, say))))];
  return { text: lines.slice(0, mostLines).join("\n"), link: linkOf(only) };
}

/** What was taken over from an earlier question comes as bare numbers. */
const placesOf = ({ places, days, weeks }: Reading): readonly Place[] =>
  places.length > 0
    ? places
    : [...days.map((day): Place => ({ kind: "day", day })), ...weeks.map((week): Place => ({ kind: "week", week }))];

/** A short range as the days or weeks it has. */
function expand(place: Place): Place[] {
  const run = place.kind === "days" ? place.days : place.kind === "weeks" ? place.weeks : undefined;
  if (!run || lengthOf(run) > mostLines) return [place];
  return Array.from({ length: lengthOf(run) }, (_, at) =>
    place.kind === "days"
      ? { kind: "day", day: run.first + at, ...countIn(run.first + at, place.within) }
      : { kind: "week", week: run.first + at },
  );
}

function countIn(day: number, within: Within | undefined) {
  const phase = within && "phase" in within ? planShape.phases.find(({ key }) => key === within.phase) : undefined;
  return phase && within ? { count: day - phase.days.first + 1, within } : {};
}

function sayWhole(place: Place, isAboutProjects: boolean, say: Say): Saying | undefined {
  if (place.kind === "day") {
    const day = findDay(place.day);
    return day && sayDay(day, say, countedOf(place));
  }
  const week = place.kind === "week" ? findWeek(place.week) : undefined;
  return week && place.kind === "week" ? sayWeek(week, say, isAboutProjects, place.count) : undefined;
}

const countedOf = ({ count, within }: Extract<Place, { kind: "day" }>) =>
  count !== undefined && within ? { count, within } : undefined;

function sayLines(place: Place, say: Say): string[] {
  if (place.kind === "missing") return [sayMissing(place, say)];
  if (place.kind === "days") return sayDays(place.days, say);
  if (place.kind === "weeks") return sayWeeks(place.weeks, say);
  if (place.kind === "week") {
    const week = findWeek(place.week);
    const phase = phaseBy(planShape.weeks[place.week - 1]?.phase ?? "basic").title;
    return week
      ? [say("week-line", { week: week.week, phase, title: week.title, projects: listed(week.projects) })]
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
const phasesOver = ({ first, last }: Run) =>
  listed(phases.filter(({ days }) => days.some(({ day }) => day >= first && day <= last)).map(({ title }) => title));

function sayDays({ first, last }: Run, say: Say): string[] {
  const weeks = { firstWeek: weekOfDay(first), lastWeek: weekOfDay(last) };
  const run = { firstDay: first, lastDay: last, count: last - first + 1, phases: phasesOver({ first, last }) };
  const edges = [first, last].flatMap((day) => sayLines({ kind: "day", day }, say));
  return [say("days", { ...run, ...weeks }), ...edges];
}

function sayWeeks({ first, last }: Run, say: Say): string[] {
  const days = {
    first: planShape.weeks[first - 1]?.days.first ?? 1,
    last: planShape.weeks[last - 1]?.days.last ?? dayCount,
  };
  const edges = [first, last].flatMap((week) => sayLines({ kind: "week", week }, say));
  const run = { firstWeek: first, lastWeek: last, count: last - first + 1, phases: phasesOver(days) };
  return [say("weeks", run), ...edges];
}

/** In which phase and week a day lies. */
function sayWhere(place: Place, say: Say): string[] {
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
  const days = { firstDay: shape.days.first, lastDay: shape.days.last };
  return [say("place-of-week", { week: week.week, phase, month, ...days, title: week.title })];
}

function linkOf(place: Place): SiteLink {
  if (place.kind === "day") return dayLink(place.day);
  if (place.kind === "days") return dayLink(place.days.first);
  const isPastLastDay = place.kind === "missing" && place.unit === "day" && !place.within;
  return isPastLastDay ? dayLink(dayCount) : curriculumLink;
}
