import { countDaysInIndia } from "./indian-time.ts";
import { countDays, isFinished, type Learner } from "./progress.ts";

/** As much of a student as the pace is counted by. */
export type PacedLearner = Learner & { enrollmentDate: string; updatedAt: string };

/** Days without a change of the completed days; a student who has finished is never quiet. */
export const countQuietDays = (student: PacedLearner, now: Date) =>
  isFinished(student) ? 0 : Math.max(0, countDaysInIndia(student.updatedAt, now));

/** Behind a pace of one day of the course a day; the day of enrollment is for day 1, so it is due the day after. */
export function countDaysBehind(student: PacedLearner, now: Date): number {
  const { done, total } = countDays(student);
  const due = Math.min(total, countDaysInIndia(student.enrollmentDate, now));
  return Math.max(0, due - done);
}
