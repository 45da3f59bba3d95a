/** Fragment that opens a day wherever the curriculum is shown. */
export const dayAnchor = (day: number) => `day-${day}`;

/** The days of one of a phase's weeks, shared out evenly: 22 days in three weeks are 7, 7 and 8. */
export function daysOfWeek<Day>({ days }: { days: readonly Day[] }, weekIndex: number, weekCount: number): Day[] {
  const startOf = (week: number) => Math.floor((week * days.length) / weekCount);
  return days.slice(startOf(weekIndex), startOf(weekIndex + 1));
}
