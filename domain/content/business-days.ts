import { dayInMs } from "../format/day-in-ms.ts";
import { findWeekdayOfDayIndex, fromWallTime, weekdays } from "../format/time-zone.ts";
import type { BusinessHours } from "./business-hours.ts";

const hour = 60 * 60 * 1000;

/** From when to when the team works on a day; nothing on a day off. */
export function findBusinessHoursOfDay(
  index: number,
  hours: BusinessHours,
  zone?: string,
): { from: number; to: number } | undefined {
  const weekday = findWeekdayOfDayIndex(index);
  const first = weekdays.indexOf(hours.firstDay);
  const last = weekdays.indexOf(hours.lastDay);
  const isOpen = first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last;
  const findMoment = (clock: number) => fromWallTime(index * dayInMs + clock * hour, zone);
  return isOpen ? { from: findMoment(hours.opens), to: findMoment(hours.closes) } : undefined;
}

/** The given day, or with -1 going back, the nearest one on which the team works. */
export function findNextOrPreviousBusinessDay(index: number, by: 1 | -1, hours: BusinessHours): number {
  return findBusinessHoursOfDay(index, hours) ? index : findNextOrPreviousBusinessDay(index + by, by, hours);
}
