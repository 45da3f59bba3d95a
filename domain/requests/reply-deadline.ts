import { dayInMs } from "../format/dates.ts";
import { type BusinessHours, findBusinessHoursOfDay } from "../content/business-hours.ts";
import { toDayIndex } from "../format/time-zone.ts";
import { formatPlural } from "../format/text.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

export function countBusinessTime(from: Date, to: Date, hours: BusinessHours, zone?: string): number {
  let sum = 0;
  for (let index = toDayIndex(from.getTime(), zone); index <= toDayIndex(to.getTime(), zone); index += 1) {
    const open = findBusinessHoursOfDay(index, hours, zone);
    if (!open) continue;
    sum += Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()));
  }
  return sum;
}

/** The moment by which `amount` of business time has passed since `from`. */
export function addBusinessTime(from: Date, amount: number, hours: BusinessHours, zone?: string): Date {
  let left = amount;
  for (let index = toDayIndex(from.getTime(), zone); ; index += 1) {
    const open = findBusinessHoursOfDay(index, hours, zone);
    if (!open) continue;
    const start = Math.max(open.from, from.getTime());
    const available = Math.max(0, open.to - start);
    if (available >= left) return new Date(start + left);
    left -= available;
  }
}

/** The latest moment from which `amount` of business time has passed until `to`. */
export function subtractBusinessTime(to: Date, amount: number, hours: BusinessHours, zone?: string): Date {
  let left = amount;
  for (let index = toDayIndex(to.getTime(), zone); ; index -= 1) {
    const open = findBusinessHoursOfDay(index, hours, zone);
    if (!open) continue;
    const end = Math.min(open.to, to.getTime());
    const available = Math.max(0, end - open.from);
    if (available >= left) return new Date(end - left);
    left -= available;
  }
}

export type ReplyDeadline = { state: "waiting" | "due" | "overdue"; elapsed: number; dueAt: Date };

export const findReplyDeadline = (createdAt: Date, hours: BusinessHours) =>
  addBusinessTime(createdAt, hours.reply.latest * hour, hours);

/** How an unanswered request stands against the reply time that the help page names. */
export function computeReplyDeadlineState(createdAt: Date, now: Date, hours: BusinessHours): ReplyDeadline {
  const { earliest, latest } = hours.reply;
  const elapsed = countBusinessTime(createdAt, now, hours);
  const state = elapsed >= latest * hour ? "overdue" : elapsed >= earliest * hour ? "due" : "waiting";
  return { state, elapsed, dueAt: findReplyDeadline(createdAt, hours) };
}

/** An unanswered request from this moment or before is overdue. */
export const overdueCutoff = (now: Date, hours: BusinessHours) =>
  subtractBusinessTime(now, hours.reply.latest * hour, hours);

export function formatMillisecondsAsHoursMinutes(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** In its largest unit: a row has room for one. */
export function formatLateness(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`;
  return milliseconds < dayInMs ? `${Math.floor(milliseconds / hour)} h` : `${Math.floor(milliseconds / dayInMs)} d`;
}

/**
 * How long an overdue request has waited, and how late its reply is by the clock on the wall. From a day on, the wait is in
 * days, too: nobody knows how many of them 233 business hours are.
 */
export function formatWaitAndLateness(createdAt: Date, now: Date, { elapsed, dueAt }: ReplyDeadline) {
  const waited = now.getTime() - createdAt.getTime();
  return {
    wait:
      waited < dayInMs ? formatMillisecondsAsHoursMinutes(elapsed) : formatPlural(Math.floor(waited / dayInMs), "day"),
    lateness: formatLateness(now.getTime() - dueAt.getTime()),
  };
}
