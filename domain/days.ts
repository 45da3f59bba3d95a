import type { Day, Phase } from "./curriculum.ts";

/** Fragment that opens a day wherever the curriculum is shown. */
export const dayAnchor = (day: number) => `day-${day}`;

/** The days of one of a phase's weeks, shared out evenly: 21 days in three weeks, 16 in two. */
export function daysOfWeek(phase: Phase, weekIndex: number, weekCount: number): Day[] {
  const perWeek = Math.ceil(phase.days.length / weekCount);
  return phase.days.slice(weekIndex * perWeek, (weekIndex + 1) * perWeek);
}
