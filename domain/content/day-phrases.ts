// Apart from `phase.ts`, which every page loads: only some pages say these.
import { phaseRanges, unit, type PhaseKey } from "./phase.ts";

/** `days 1 to 21`. */
export const formatDayRange = ({ first, last }: { first: number; last: number }) =>
  `${first === last ? unit.one : `${unit.many} ${first} to`} ${last}`;

/** `a day`, for what is said of each: `2 hours a day`. */
export const perDay = `${/^(?:[aeio]|hour)/i.test(unit.one) ? "an" : "a"} ${unit.one}`;

/** When a phase is, for sentences that must say it: `Month 1`, or its days. */
export const formatPhaseMonthOrDays = ({ key, month }: { key: PhaseKey; month?: string | undefined }) =>
  month ?? formatDayRange(phaseRanges[key]);
