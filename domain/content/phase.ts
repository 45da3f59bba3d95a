// The one import from content: the pages' scripts count by these lengths too, and lint and build allow no other file of content there.
import { phaseLengths as lengths } from "#phase-lengths";

export const phaseKeys = ["basic", "intermediate", "advanced"] as const;
export type PhaseKey = (typeof phaseKeys)[number];

export const phaseLengths: Readonly<Record<PhaseKey, number>> = lengths;

/** Which days of the course belong to which phase; the curriculum's content is checked against it. */
export const phaseRanges: Record<PhaseKey, { first: number; last: number }> = rangesOf(phaseLengths);

export const courseLength = phaseRanges.advanced.last;

export const phaseOfDay = (day: number): PhaseKey =>
  phaseKeys.find((key) => day <= phaseRanges[key].last) ?? "advanced";

/** The phases follow each other without a gap. */
export function rangesOf({ basic, intermediate, advanced }: Readonly<Record<PhaseKey, number>>) {
  return {
    basic: { first: 1, last: basic },
    intermediate: { first: basic + 1, last: basic + intermediate },
    advanced: { first: basic + intermediate + 1, last: basic + intermediate + advanced },
  };
}
