/** The promise on the help page: an answer within 2 to 4 hours, Monday to Saturday, 10 AM to 7 PM in India. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const opens = 10 * hour;
const closes = 19 * hour;
const earliestReply = 2 * hour;
const latestReply = 4 * hour;
/** India has one time zone and no summer time. */
const indiaOffset = 5.5 * hour;

/** The opening hours of the day that `index` counts from 1970 in India; a Sunday has none. */
function openingHours(index: number): { from: number; to: number } | undefined {
  // The first day of 1970 was a Thursday.
  const isSunday = (index + 4) % 7 === 0;
  const midnight = index * day - indiaOffset;
  return isSunday ? undefined : { from: midnight + opens, to: midnight + closes };
}

const dayIndex = (time: number) => Math.floor((time + indiaOffset) / day);

/** Milliseconds of business time between the two. */
export function businessTime(from: Date, to: Date): number {
  let sum = 0;
  for (let index = dayIndex(from.getTime()); index <= dayIndex(to.getTime()); index += 1) {
    const open = openingHours(index);
    if (!open) continue;
    sum += Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()));
  }
  return sum;
}

/** The moment by which `amount` of business time has passed since `from`. */
export function addBusinessTime(from: Date, amount: number): Date {
  let left = amount;
  for (let index = dayIndex(from.getTime()); ; index += 1) {
    const open = openingHours(index);
    if (!open) continue;
    const start = Math.max(open.from, from.getTime());
    const available = Math.max(0, open.to - start);
    if (available >= left) return new Date(start + left);
    left -= available;
  }
}

/** The latest moment from which `amount` of business time has passed until `to`. */
export function subtractBusinessTime(to: Date, amount: number): Date {
  let left = amount;
  for (let index = dayIndex(to.getTime()); ; index -= 1) {
    const open = openingHours(index);
    if (!open) continue;
    const end = Math.min(open.to, to.getTime());
    const available = Math.max(0, end - open.from);
    if (available >= left) return new Date(end - left);
    left -= available;
  }
}

export type ReplyClock = { state: "waiting" | "due" | "overdue"; elapsed: number; dueAt: Date };

/** Where a request that nobody has answered stands: due from 2 hours on, overdue from 4. */
export function readReplyClock(createdAt: Date, now: Date): ReplyClock {
  const elapsed = businessTime(createdAt, now);
  const state = elapsed >= latestReply ? "overdue" : elapsed >= earliestReply ? "due" : "waiting";
  return { state, elapsed, dueAt: addBusinessTime(createdAt, latestReply) };
}

/** Whatever came by then and is unanswered is overdue now. */
export const overdueSince = (now: Date) => subtractBusinessTime(now, latestReply);
