import * as v from "valibot";
import * as region from "#region";
import { weekdays, findWeekdayOfDayIndex, fromWallTime } from "../format/time-zone.ts";
import { dayInMs } from "../format/dates.ts";

const hourOfDay = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must be 0 to 24"),
  v.maxValue(24, "must be 0 to 24"),
);
const hours = v.pipe(v.number("must be a number"), v.gtValue(0, "must be more than 0"));

export const businessHoursSchema = v.pipe(
  v.object({
    firstDay: v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`),
    lastDay: v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`),
    opens: hourOfDay,
    closes: hourOfDay,
    /** Within so many hours in which the team works. */
    reply: v.object({ earliest: hours, latest: hours }),
    /** Within so many hours of any kind. */
    promise: hours,
  }),
  v.check(({ opens, closes }) => opens < closes, "must open before it closes"),
  v.check(({ reply }) => reply.earliest < reply.latest, "must reply earliest before latest"),
);
export type BusinessHours = v.InferOutput<typeof businessHoursSchema>;

/** `Mon-Sat 10 AM - 7 PM IST` */
export const formatBusinessHours = ({ firstDay, lastDay, opens, closes }: BusinessHours) =>
  `${firstDay}-${lastDay} ${formatHour(opens)} - ${formatHour(closes)} ${region.timeZone.short}`;

function formatHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const clock = `${(Math.floor(hour + 11) % 12) + 1}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `${clock} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

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
