import * as v from "valibot";
import { isSameDays, mergeDays } from "#domain/students/progress.ts";
import { studentSchema, type Student } from "#domain/students/student.ts";
import { CallError } from "../staff-api.ts";

/** The working copy: what is ticked, and which saved state it started from. */
export type ProgressDraft = Readonly<{
  days: readonly number[];
  base: Pick<Student, "completedDays" | "version">;
}>;

/** Ticked back to what is saved, it is no change. */
export const startFrom = (base: ProgressDraft["base"], days: ProgressDraft["days"]): ProgressDraft | null =>
  isSameDays(days, base.completedDays) ? null : { days, base };

export const mergeWith = (theirs: Student, days: ProgressDraft["days"]): ProgressDraft => ({
  days: mergeDays(days, theirs.completedDays),
  base: theirs,
});

const conflictSchema = v.object({ student: studentSchema });

/** The newer student, where a save was rejected because somebody else had saved. */
export function readNewer(error: unknown): Student | undefined {
  const answer = v.safeParse(conflictSchema, error instanceof CallError ? error.body : undefined);
  return answer.success ? answer.output.student : undefined;
}

type Rejection = { next: "send again"; base: Student } | { next: "ask"; theirs: Student } | { next: "report" };

/** What follows from a save that failed. */
export function judgeFailure(sent: ProgressDraft, error: unknown): Rejection {
  const newer = readNewer(error);
  if (!newer) return { next: "report" };
  const isNewer = newer.version > sent.base.version;
  // Only the details are newer: nobody else has ticked anything.
  const isSameProgress = isSameDays(newer.completedDays, sent.base.completedDays);
  return isNewer && isSameProgress ? { next: "send again", base: newer } : { next: "ask", theirs: newer };
}
