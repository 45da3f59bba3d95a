import { dayCount } from "#content/curriculum/phases.ts";
import type { SiteLink } from "#domain/assistant/assistant.ts";
import { phaseOfDay } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Place, Within } from "../../reading/plan/plan-places.ts";
import { lengthOf, planShape } from "../../reading/plan/plan-shape.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, dayLink } from "../links.ts";
import { findDay, findWeek, sayDay, sayWeek } from "./plan-days.ts";
import { sayLines, sayWhere } from "./plan-lines.ts";
import type { Say } from "../sentences.ts";

const mostLines = 4;

/** The days and weeks that a question counts: one in full, several with a line each. */
export function answerPlaces(reading: Reading, say: Say): Saying | undefined {
  const { asksWhere, concepts, text } = reading;
  const places = placesOf(reading).flatMap(expand);
  const [only, ...others] = places;
  if (!only) return undefined;
  if (!asksWhere && others.length === 0) {
    const isAboutProjects = concepts.has("projects") || concepts.has("build");
    const whole = sayWhole(only, isAboutProjects, say);
    if (whole) return whole;
  }
  const listsDays = namesDays.test(text);
  const lines = [
    ...new Set(places.flatMap((place) => (asksWhere ? sayWhere(place, say, listsDays) : sayLines(place, say)))),
  ];
  const opening = others.length === 0 ? answerWhether(only, reading, say) : [];
  return { text: [...opening, lines.slice(0, mostLines).join("\n")].join(" "), link: linkOf(only) };
}

const isYesNo = /^(?:is|does|do|will|kya)\b|\b(?:kya|right|na)$/;
const asksWhich = /\b(?:which|what|kis|kaun\w*|kon\w*|or|ya)\b/;

/** `is day 22 still beginner?` */
function answerWhether(place: Place, { asksWhere, phases: [phase, ...others], text }: Reading, say: Say): string[] {
  const isAsked = asksWhere && isYesNo.test(text) && !asksWhich.test(text);
  if (!isAsked || !phase || others.length > 0 || place.kind !== "day") return [];
  return [say(phaseOfDay(place.day) === phase ? "yes" : "no", {})];
}

const namesDays = /\b(?:days|din|dino|dinon)\b|\bday (?:by|wise|list)\b/;

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

function linkOf(place: Place): SiteLink {
  if (place.kind === "day") return dayLink(place.day);
  if (place.kind === "days") return dayLink(place.days.first);
  const isPastLastDay = place.kind === "missing" && place.unit === "day" && !place.within;
  return isPastLastDay ? dayLink(dayCount) : curriculumLink;
}
