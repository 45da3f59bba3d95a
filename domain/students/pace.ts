import { phaseOfDay } from "../content/phase.ts";
import { fromDayNumber, toDayNumber, dayInMs } from "../format/dates.ts";
import { countMidnights, findWeekdayOfDayIndex, formatStartOfDay, toZonedIsoDate } from "../format/time-zone.ts";
import {
  countCompletedInOwnCourse,
  courseDayRange,
  expandDayRange,
  hasFinishedCourse,
  type Learner,
} from "./progress.ts";

export type StudyPlan = {
  /** As `Date.getUTCDay` counts them: 0 is Sunday. */
  weekdays: readonly number[];
  hours: number;
  /** A date in the course's time zone, and the time of day there: `18:00`. */
  start: string;
  time: string;
  madeAt: string;
  /** How many days were completed when the plan was made: they are not part of it. */
  doneBefore: number;
  /** The hours that a day of each phase took when the plan was made. */
  needs: Readonly<Record<string, number>>;
};

/** A calendar file has years of four digits, which the end of the plan must have, too. */
export const lastPlanStart = "2099-12-31";

export type PacedLearner = Learner & {
  enrollmentDate: string;
  updatedAt: string;
  plan: StudyPlan | null;
  /** A date; null where the student learns alone. */
  batchStart?: string | null;
  /** When the record was made, which for an imported student is long after the enrollment. */
  addedAt?: string | undefined;
};

/** Of who was imported without a completed day only the enrollment is known: nothing can be expected from before the import. */
const hasNoCompletedDays = ({ completedDays }: PacedLearner) => completedDays.length === 0;

/** A batch starts together, whenever each of it has enrolled. */
function findStart(student: PacedLearner): string {
  const { batchStart, enrollmentDate, addedAt = enrollmentDate } = student;
  if (batchStart) return formatStartOfDay(batchStart);
  return hasNoCompletedDays(student) && addedAt > enrollmentDate ? addedAt : enrollmentDate;
}

/**
 * Days without a change of the completed days since the course began; a student who has finished is never quiet. The numbers
 * count by the same rule in SQL (`isQuiet`).
 */
export function countInactiveDays(student: PacedLearner, now: Date): number {
  if (hasFinishedCourse(student)) return 0;
  const { updatedAt, addedAt, batchStart } = student;
  const since = [
    updatedAt,
    ...(addedAt !== undefined && hasNoCompletedDays(student) ? [addedAt] : []),
    ...(batchStart ? [formatStartOfDay(batchStart)] : []),
  ];
  return Math.max(0, Math.min(...since.map((at) => countMidnights(at, now))));
}

type ImportedLearner = Pick<PacedLearner, "completedDays" | "enrollmentDate" | "batchStart">;

/** When the days of a file were completed, where it does not say so: one a day, as is expected of everybody. */
export function estimateLastChange({ completedDays, enrollmentDate, batchStart }: ImportedLearner, now: Date): string {
  const start = Math.max(Date.parse(enrollmentDate), batchStart ? Date.parse(formatStartOfDay(batchStart)) : 0);
  const last = start + completedDays.length * dayInMs;
  return new Date(Math.min(last, now.getTime())).toISOString();
}

/** Behind the student's own plan; without one behind a pace of one day of the course a day, where day 1 is due the day after enrollment, or the start of the batch. */
export function countDaysBehind(student: PacedLearner, now: Date): number {
  const { done, total } = countCompletedInOwnCourse(student);
  const { plan } = student;
  const due = plan ? countPlannedBefore(student, plan, toZonedIsoDate(now)) : countMidnights(findStart(student), now);
  return Math.max(0, Math.min(total, due) - done);
}

/** A stretch of learning on one date; a day that takes longer than the hours of a date has several parts. */
export type Session = {
  day: number;
  part: number;
  isLastPart: boolean;
  date: string;
  hours: number;
  /** Hours of the date that are used before it. */
  after: number;
};

/** Dates as numbers, because the staff page counts by thousands of plans. */
function findStudyDate({ weekdays }: StudyPlan, from: number): number {
  let date = from;
  while (!weekdays.includes(findWeekdayOfDayIndex(date))) date += 1;
  return date;
}

/** Shares days of the course out over the study dates, in their order. */
function* scheduleDays(plan: StudyPlan, days: readonly number[], from: string): Generator<Session> {
  let [date, after] = [findStudyDate(plan, toDayNumber(from < plan.start ? plan.start : from)), 0];
  for (const day of days) {
    let left = plan.needs[phaseOfDay(day)] ?? plan.hours;
    for (let part = 1; left > 0; part += 1) {
      if (after >= plan.hours) [date, after] = [findStudyDate(plan, date + 1), 0];
      const hours = Math.min(left, plan.hours - after);
      left -= hours;
      yield { day, part, isLastPart: left <= 0, date: fromDayNumber(date), hours, after };
      after += hours;
    }
  }
}

/** The plan as it was made, whatever was missed since. */
const scheduleFromStart = (student: Learner, plan: StudyPlan) =>
  scheduleDays(plan, expandDayRange(courseDayRange(student)).slice(plan.doneBefore), plan.start);

function countPlannedBefore(student: Learner, plan: StudyPlan, date: string): number {
  let count = plan.doneBefore;
  for (const session of scheduleFromStart(student, plan)) {
    if (session.date >= date) break;
    if (session.isLastPart) count += 1;
  }
  return count;
}

/**
 * What is left to learn, and when. Missed days move the rest back: it starts today. Who is on time or ahead keeps the dates of
 * the plan, so that a calendar does not change with every tick.
 */
export function scheduleRemainingSessions(student: PacedLearner, plan: StudyPlan, now: Date): Session[] {
  const days = expandDayRange(courseDayRange(student));
  const left = days.filter((day) => !student.completedDays.includes(day));
  if (countDaysBehind(student, now) > 0) return [...scheduleDays(plan, left, toZonedIsoDate(now))];
  const places = days.slice(days.length - left.length);
  const dayAt = new Map(places.map((place, index) => [place, left[index]]));
  return [...scheduleFromStart(student, plan)].flatMap((session) => {
    const day = dayAt.get(session.day);
    return day === undefined ? [] : [{ ...session, day }];
  });
}

const farthestForecast = 3650;

/** When the student will probably have finished, as a date in the course's time zone: by the plan, else by the pace so far. Null when finished. */
export function forecastEnd(student: PacedLearner, now: Date): string | null {
  if (hasFinishedCourse(student)) return null;
  if (student.plan) return scheduleRemainingSessions(student, student.plan, now).at(-1)?.date ?? null;
  const { done, total } = countCompletedInOwnCourse(student);
  const elapsed = Math.max(1, countMidnights(findStart(student), now) + 1);
  const daysPerDay = done === 0 ? 1 : Math.min(done / elapsed, 7);
  const left = Math.min(Math.ceil((total - done) / daysPerDay), farthestForecast);
  return fromDayNumber(toDayNumber(toZonedIsoDate(now)) + left);
}
