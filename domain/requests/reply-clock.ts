import { weekdays, type BusinessHours } from "../content/site.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Midnight in the hours' time zone comes so much before midnight UTC. */
const offsetOf = ({ timeZone }: BusinessHours) => -Date.parse(`1970-01-01T00:00${timeZone.utcOffset}`);

/** The day of the hours' time zone, counted from 1970. */
const dayIndex = (time: number, hours: BusinessHours) => Math.floor((time + offsetOf(hours)) / day);

/** From when to when the team works on a day; nothing on a day off. */
function openingOf(index: number, hours: BusinessHours): { from: number; to: number } | undefined {
  // The first day of 1970 was a Thursday.
  const weekday = (index + 4) % 7;
  const first = weekdays.indexOf(hours.firstDay);
  const last = weekdays.indexOf(hours.lastDay);
  const isOpen = first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last;
  const midnight = index * day - offsetOf(hours);
  return isOpen ? { from: midnight + hours.opens * hour, to: midnight + hours.closes * hour } : undefined;
}

/** Milliseconds of business time between the two. */
export function businessTime(from: Date, to: Date, hours: BusinessHours): number {
  let sum = 0;
  for (let index = dayIndex(from.getTime(), hours); index <= dayIndex(to.getTime(), hours); index += 1) {
    const open = openingOf(index, hours);
    if (!open) continue;
    sum += Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()));
  }
  return sum;
}

/** The moment by which `amount` of business time has passed since `from`. */
export function addBusinessTime(from: Date, amount: number, hours: BusinessHours): Date {
  let left = amount;
  for (let index = dayIndex(from.getTime(), hours); ; index += 1) {
    const open = openingOf(index, hours);
    if (!open) continue;
    const start = Math.max(open.from, from.getTime());
    const available = Math.max(0, open.to - start);
    if (available >= left) return new Date(start + left);
    left -= available;
  }
}

/** The latest moment from which `amount` of business time has passed until `to`. */
export function subtractBusinessTime(to: Date, amount: number, hours: BusinessHours): Date {
  let left = amount;
  for (let index = dayIndex(to.getTime(), hours); ; index -= 1) {
    const open = openingOf(index, hours);
    if (!open) continue;
    const end = Math.min(open.to, to.getTime());
    const available = Math.max(0, end - open.from);
    if (available >= left) return new Date(end - left);
    left -= available;
  }
}

export type ReplyClock = { state: "waiting" | "due" | "overdue"; elapsed: number; dueAt: Date };

/** How an unanswered request stands against the reply time that the help page names. */
export function readReplyClock(createdAt: Date, now: Date, hours: BusinessHours): ReplyClock {
  const { earliest, latest } = hours.reply;
  const elapsed = businessTime(createdAt, now, hours);
  const state = elapsed >= latest * hour ? "overdue" : elapsed >= earliest * hour ? "due" : "waiting";
  return { state, elapsed, dueAt: addBusinessTime(createdAt, latest * hour, hours) };
}

/** An unanswered request from this moment or before is overdue. */
export const overdueSince = (now: Date, hours: BusinessHours) =>
  subtractBusinessTime(now, hours.reply.latest * hour, hours);
