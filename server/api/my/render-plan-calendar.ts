import ical, { ICalCalendarMethod } from "ical-generator";
import { dayInMs } from "#domain/format/dates.ts";
import { courseDays } from "#content/curriculum/phases.ts";
import { ownPage } from "#content/own-page.ts";
import { courseName } from "#content/site.ts";
import { fillText } from "#domain/content/own-page-texts.ts";
import { findNextMidnight, fromWallTime } from "#domain/format/time-zone.ts";
import { scheduleRemainingSessions } from "#domain/students/pace.ts";
import type { Student } from "#domain/students/student-schemas.ts";

const hour = 60 * 60 * 1000;
const refreshedEvery = 6 * 60 * 60;

/**
 * What is left of the plan as a calendar (RFC 5545). An event keeps its UID when the plan shifts, and a later one has a higher
 * sequence, so that programs replace what they have. Times are in UTC: no program has to know the course's time zone.
 */
export function renderPlanCalendar(student: Student, now: Date, siteUrl: string): string {
  const { plan, updatedAt } = student;
  const midnight = new Date(findNextMidnight(now) - dayInMs);
  // It shifts at midnight, with every tick, and with a new plan.
  const changed = new Date(Math.max(midnight.getTime(), Date.parse(updatedAt), Date.parse(plan?.madeAt ?? updatedAt)));
  const calendar = ical({
    name: `${courseName}: ${ownPage.title}`,
    prodId: { company: courseName, product: ownPage.title },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshedEvery,
  });
  for (const { day, part, date, hours, after } of plan ? scheduleRemainingSessions(student, plan, now) : []) {
    const of = courseDays.find((one) => one.day === day);
    const start = new Date(fromWallTime(Date.parse(`${date}T${plan?.time}Z`)) + after * hour);
    calendar.createEvent({
      id: `${student._id}-day-${day}-${part}@${new URL(siteUrl).hostname}`,
      start,
      end: new Date(start.getTime() + hours * hour),
      stamp: changed,
      lastModified: changed,
      sequence: Math.floor(changed.getTime() / 60_000),
      summary: fillText(ownPage.calendar.eventTitle, { day, title: of?.title ?? "" }),
      description: of?.tasks.join("\n") ?? "",
      url: `${siteUrl}/my?day=${day}`,
    });
  }
  return calendar.toString();
}
