import { isPhaseKey, phaseKeys } from "../content/phase.ts";
import type { PlanKey } from "../content/plan.ts";
import { countCompletedInOwnCourse, countCompletedInPhase, type Learner } from "./progress.ts";

/** A review waits for staff until they publish or hide it, and again after each change by the student. */
export const reviewStates = ["waiting", "published", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** In characters. */
export const reviewLengths = { name: 80, handle: 40, text: 600, reply: 600 } as const;
export const minReviewLength = 20;

/** What a student may write about: the course that was bought from half of its days on, and every phase that is completed. */
export function listReviewablePlans(student: Learner): PlanKey[] {
  const { course, completedDays } = student;
  const { done, total } = countCompletedInOwnCourse(student);
  const isHalfway = done * 2 >= total;
  if (isPhaseKey(course)) return isHalfway ? [course] : [];
  const completed = phaseKeys.filter((key) => {
    const phase = countCompletedInPhase(completedDays, key);
    return phase.done === phase.total;
  });
  return [...(isHalfway ? ["bundle" as const] : []), ...(phaseKeys.length > 1 ? completed : [])];
}
