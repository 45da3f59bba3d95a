import type { Place, Within } from "./plan-places.ts";
import { isWithin, type Run } from "./plan-shape.ts";

/** A day or week that was counted: its number in the course, or the number that the plan does not have. */
export type Found =
  | { number: number; count?: number; within?: Within; isUpTo?: boolean }
  | { missing: number; within?: Within; isUpTo?: boolean };
type Counted = "day" | "week";

/** The day after one of a phase may lie in the next: it is named by its number in the course. */
export function moveBy(shift: number, found: Found, whole: Run): Found {
  if (shift === 0 || "missing" in found) return found;
  const number = found.number + shift;
  return isWithin(number, whole) ? { number } : { missing: number };
}

export const placeOf = (unit: Counted, found: Found): Place => {
  if ("missing" in found) return missingPlace(unit, found);
  const { number, count, within } = found;
  const counted = count !== undefined && within ? { count, within } : {};
  return unit === "day" ? { kind: "day", day: number, ...counted } : { kind: "week", week: number, ...counted };
};
const missingPlace = (unit: Counted, { missing, within }: Extract<Found, { missing: number }>): Place => ({
  kind: "missing",
  unit,
  number: missing,
  ...(within ? { within } : {}),
});
export const runPlace = (unit: Counted, run: Run, within: { within?: Within }): Place => {
  if (run.first === run.last)
    return unit === "day" ? { kind: "day", day: run.first } : { kind: "week", week: run.first };
  return unit === "day" ? { kind: "days", days: run, ...within } : { kind: "weeks", weeks: run };
};

/** Each for itself, and a range from one to the next as one. */
export function joinRuns(unit: Counted, found: readonly Found[], within: { within?: Within }, last: number): Place[] {
  const places: Place[] = [];
  for (const [at, each] of found.entries()) {
    const before = found[at - 1];
    const start = each.isUpTo && before && "number" in before ? before.number : undefined;
    const end = "number" in each ? each.number : last;
    if (start !== undefined && end > start) places.splice(-1, 1, runPlace(unit, { first: start, last: end }, within));
    if (start === undefined || end <= start || "missing" in each) places.push(placeOf(unit, each));
  }
  return places;
}
