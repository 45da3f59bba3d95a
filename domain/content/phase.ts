// The one import from content: the pages' scripts count by these lengths too, and lint and build allow no other file of content there.
import { phaseLengths as lengths } from "#phase-lengths";

export const phaseKeys = ["basic", "intermediate", "advanced"] as const;
export type PhaseKey = (typeof phaseKeys)[number];

export const phaseLengths: Readonly<Record<PhaseKey, number>> = lengths;

/** Which days of the course belong to which phase; the curriculum's content is checked against it. */
export const phaseRanges: Record<PhaseKey, { first: number; last: number }> = computePhaseRanges(phaseLengths);

export const courseLength = phaseRanges.advanced.last;

export const phaseOfDay = (day: number): PhaseKey =>
  phaseKeys.find((key) => day <= phaseRanges[key].last) ?? "advanced";

/** The phases follow each other without a gap. */
export function computePhaseRanges({ basic, intermediate, advanced }: Readonly<Record<PhaseKey, number>>) {
  return {
    basic: { first: 1, last: basic },
    intermediate: { first: basic + 1, last: basic + intermediate },
    advanced: { first: basic + intermediate + 1, last: basic + intermediate + advanced },
  };
}

/** Fragment that opens a day wherever the curriculum is shown. */
export const dayAnchor = (day: number) => `day-${day}`;

/** The days of one of a phase's weeks, shared out evenly: 22 days in three weeks are 7, 7 and 8. */
export function listDaysOfCourseWeek<Day>(
  { days }: { days: readonly Day[] },
  weekIndex: number,
  weekCount: number,
): Day[] {
  const startOf = (week: number) => Math.floor((week * days.length) / weekCount);
  return days.slice(startOf(weekIndex), startOf(weekIndex + 1));
}
