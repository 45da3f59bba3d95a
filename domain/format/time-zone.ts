import { dayInMs } from "./dates.ts";
import { timeZone } from "#region";

export { timeZone };

/** In the order of `Date.getUTCDay`. */
export const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** `ofDays` has the offsets of days in UTC; null for one in which the clocks change. */
type Clocks = { format: Intl.DateTimeFormat; ofDays: Map<number, number | null> };
const clocksOfZones = new Map<string, Clocks>();

const createClocks = (zone: string): Clocks => ({
  format: new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }),
  ofDays: new Map(),
});

/** In milliseconds, how far the clocks of a zone are ahead of UTC at that moment. The platform is asked once for a day: it is slow. */
function readUtcOffset(time: number, zone: string): number {
  const clocks = clocksOfZones.get(zone) ?? createClocks(zone);
  clocksOfZones.set(zone, clocks);
  const index = Math.floor(time / dayInMs);
  const known = clocks.ofDays.get(index);
  if (known !== undefined) return known ?? read(time);
  const [first, last] = [read(index * dayInMs), read((index + 1) * dayInMs)];
  clocks.ofDays.set(index, first === last ? first : null);
  return read(time);

  function read(at: number): number {
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(clocks.format.format(at)) ?? [];
    return (sign === "-" ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes));
  }
}

/** What the clocks of the zone show, in milliseconds as if they were UTC. */
const toWallTime = (time: number, zone: string) => time + readUtcOffset(time, zone);

/** The moment at which they show it: the second where they show it twice, and where they skip it the one that they show it late. */
export function fromWallTime(wall: number, zone = timeZone.name): number {
  const times = [wall - dayInMs, wall + dayInMs].map((near) => wall - readUtcOffset(near, zone));
  const shown = times.filter((time) => toWallTime(time, zone) === wall);
  return Math.max(...(shown.length > 0 ? shown : times));
}

/** Counted from 1970, the day that a moment belongs to. */
export const toDayIndex = (time: number, zone = timeZone.name) => Math.floor(toWallTime(time, zone) / dayInMs);

/** Of a day counted from 1970, which began on a Thursday; also of one before. */
export const findWeekdayOfDayIndex = (index: number) => (((index + 4) % 7) + 7) % 7;

const longWeekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
export const formatWeekdayOfDayIndex = (index: number) => longWeekday.format(index * dayInMs);

/** In milliseconds, when the day of a moment ends. */
export const findNextMidnight = (at: Date, zone = timeZone.name) =>
  fromWallTime((toDayIndex(at.getTime(), zone) + 1) * dayInMs, zone);

/** When a day such as `2026-11-15` begins; what is no day stays as it is, for a schema to refuse. */
export function formatStartOfDay(date: string, zone = timeZone.name): string {
  const midnight = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(midnight) ? date : toZonedIsoTime(new Date(fromWallTime(midnight, zone)).toISOString(), zone);
}

/** How many midnights lie between the two: 0 on the same day, negative where `from` is the later one. */
export const countMidnights = (from: string, to: Date, zone = timeZone.name) =>
  toDayIndex(to.getTime(), zone) - toDayIndex(new Date(from).getTime(), zone);

/** 0 on the day itself, negative once past. */
export const countDaysUntil = (date: string, now: Date, zone = timeZone.name) =>
  (Date.parse(date) - Date.parse(toZonedIsoDate(now, zone))) / dayInMs;

/** The same moment by the clocks of the zone: `2026-02-28T20:00:00.000Z` is `2026-03-01T01:30:00.000+05:30` in India. */
export function toZonedIsoTime(iso: string, zone = timeZone.name): string {
  const time = new Date(iso).getTime();
  const offset = readUtcOffset(time, zone);
  const clock = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return new Date(time + offset).toISOString().replace("Z", `${offset < 0 ? "-" : "+"}${clock}`);
}

/** The date by those clocks, such as `2026-11-15`. */
export const toZonedIsoDate = (at: Date, zone = timeZone.name) => toZonedIsoTime(at.toISOString(), zone).slice(0, 10);
