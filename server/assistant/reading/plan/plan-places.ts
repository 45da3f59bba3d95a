import type { PhaseKey } from "#domain/content/phase.ts";
import type { Run } from "./plan-shape.ts";

/** What a day or week was counted in. */
export type Within = { phase: PhaseKey } | { week: number };

/** What a question counts, found in the plan, or known to be missing from it. */
export type Place =
  /** A day of the course; `count` is its number within the phase or week it was asked for. */
  | { kind: "day"; day: number; count?: number; within?: Within }
  | { kind: "days"; days: Run; within?: Within }
  | { kind: "week"; week: number; count?: number; within?: Within }
  | { kind: "weeks"; weeks: Run }
  | { kind: "missing"; unit: "day" | "week" | "phase" | "month"; number: number; within?: Within };

type WithPlaces = { places: readonly Place[] };

/** The days of the course that a place names; a range stands with its first and its last. */
export const daysOf = (place: Place): number[] =>
  place.kind === "day" ? [place.day] : place.kind === "days" ? [place.days.first, place.days.last] : [];
export const weeksOf = (place: Place): number[] =>
  place.kind === "week" ? [place.week] : place.kind === "weeks" ? [place.weeks.first, place.weeks.last] : [];

/** What part of a question counts, as the whole does: `its 11th day` is one of the phase that the other part names. */
export function countInWhole(part: WithPlaces, whole: WithPlaces) {
  const places = part.places.flatMap((place) => whole.places.find((each) => isCountedAs(each, place)) ?? []);
  return { places, days: places.flatMap(daysOf), weeks: places.flatMap(weeksOf) };
}

function isCountedAs(inWhole: Place, place: Place): boolean {
  if (JSON.stringify(inWhole) === JSON.stringify(place)) return true;
  if (place.kind === "missing") return inWhole.kind === "missing" && inWhole.number === place.number;
  if (place.kind === "day" && !place.within)
    return inWhole.kind === "day"
      ? inWhole.count === place.day
      : inWhole.kind === "missing" && inWhole.number === place.day;
  return place.kind === "week" && !place.within && inWhole.kind === "week" && inWhole.count === place.week;
}
