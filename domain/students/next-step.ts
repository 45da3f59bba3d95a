import * as v from "valibot";
import { dayInMs } from "../format/dates.ts";
import { storedTextSchema } from "../format/shared-schemas.ts";
import { findNextOrPreviousBusinessDay, type BusinessHours } from "../content/business-hours.ts";
import { staffNameSchema } from "../format/staff-name-schema.ts";
import { findNextMidnight, formatWeekdayOfDayIndex, fromWallTime, toDayIndex } from "../format/time-zone.ts";
import { timestampSchema } from "./student-field-schemas.ts";

export const maxFollowUpLength = 200;
const badFollowUp = `The follow-up must be a text of at most ${maxFollowUpLength} characters`;
const badFollowUpTime = "The time of the follow-up must be an ISO time, or null";

/** Of a request or a student: who takes care of it, and what is to be done when; a field that is left out stays as it is. */
export const nextStepEntries = {
  owner: v.optional(staffNameSchema),
  followUpAt: v.optional(
    v.nullable(
      v.pipe(
        v.string(badFollowUpTime),
        v.check((at) => v.is(timestampSchema, at), badFollowUpTime),
        timestampSchema,
      ),
    ),
  ),
  followUp: v.optional(storedTextSchema(maxFollowUpLength, badFollowUp)),
};

/** As a response has it; an older instance, which may respond during an upgrade, does not send it. */
export const storedNextStepEntries = {
  /** A staff name; empty where nobody takes care of it. */
  owner: v.optional(v.string(), ""),
  followUpAt: v.optional(v.nullable(v.string()), null),
  followUp: v.optional(v.string(), ""),
};

export type NextStep = { owner: string; followUpAt: string | null; followUp: string };

/** Without a time there is nothing to do: the text goes with it. */
export const clearFollowUpWithoutTime = (given: Partial<NextStep>): Partial<NextStep> =>
  given.followUpAt === null ? { ...given, followUp: "" } : given;

export const dueTimes = ["overdue", "today", "week", "later"] as const;
export type DueTime = (typeof dueTimes)[number];

/** When each of the times begins and ends, by the clocks of the course; a week ends with its Sunday. */
export function findDueRanges(now: Date): Record<DueTime, { from: Date | null; to: Date | null }> {
  const index = toDayIndex(now.getTime());
  // The first day of 1970 was a Thursday.
  const daysToMonday = 7 - ((index + 3) % 7);
  const midnight = new Date(findNextMidnight(now));
  const monday = new Date(fromWallTime((index + daysToMonday) * dayInMs));
  return {
    overdue: { from: null, to: now },
    today: { from: now, to: midnight },
    week: { from: midnight, to: monday },
    later: { from: monday, to: null },
  };
}

const hour = 60 * 60 * 1000;
const evening = 19;

/**
 * What a follow-up is most often set to, each by one key: the order never changes. What would be on a day off is on the next
 * day on which the team works, and is named by it.
 */
export function listFollowUpPresets(now: Date, hours: BusinessHours): { name: string; at: Date }[] {
  const index = toDayIndex(now.getTime());
  const plan = (name: string, days: number, clock = hours.opens, part = "") => {
    const open = findNextOrPreviousBusinessDay(index + days, 1, hours);
    const at = new Date(fromWallTime(open * dayInMs + clock * hour));
    return { name: `${open === index + days ? name : formatWeekdayOfDayIndex(open)}${part}`, at };
  };
  const daysToMonday = 7 - ((index + 3) % 7);
  // Two presets of one day would make a choice of nothing: the first of them is then the day after.
  const isMonday =
    findNextOrPreviousBusinessDay(index + 3, 1, hours) ===
    findNextOrPreviousBusinessDay(index + daysToMonday, 1, hours);
  const nextDay = findNextOrPreviousBusinessDay(index + daysToMonday + 1, 1, hours);
  return [
    { name: "In 2 hours", at: new Date(now.getTime() + 2 * hour) },
    plan("Tomorrow", 1),
    plan("Tomorrow", 1, evening, " evening"),
    isMonday ? plan(formatWeekdayOfDayIndex(nextDay), nextDay - index) : plan("In 3 days", 3),
    plan("Next Monday", daysToMonday),
  ];
}
