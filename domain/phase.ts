export const phaseKeys = ["basic", "intermediate", "advanced"] as const;
export type PhaseKey = (typeof phaseKeys)[number];

/** Which days of the course belong to which phase; the curriculum's content is checked against it. */
export const phaseRanges: Record<PhaseKey, { first: number; last: number }> = {
  basic: { first: 1, last: 21 },
  intermediate: { first: 22, last: 42 },
  advanced: { first: 43, last: 58 },
};

export const courseLength = phaseRanges.advanced.last;

export const phaseOfDay = (day: number): PhaseKey =>
  phaseKeys.find((key) => day <= phaseRanges[key].last) ?? "advanced";
