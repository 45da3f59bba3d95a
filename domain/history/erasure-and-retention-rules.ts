import * as v from "valibot";
import { dayInMs } from "../format/dates.ts";
import { hasFinishedCourse, type Learner } from "../students/progress.ts";

export const erasedTables = ["requests", "deliveries", "students", "changes"] as const;
export type ErasedTable = (typeof erasedTables)[number];

export type ErasedCounts = Record<ErasedTable, number>;
const countEntries = { requests: v.number(), deliveries: v.number(), students: v.number(), changes: v.number() };

/** Who is named in the log where nobody did it by hand. */
export const retentionActor = "retention";

export const erasureSchema = v.object({ id: v.string(), at: v.string(), by: v.string(), ...countEntries });
export type Erasure = v.InferOutput<typeof erasureSchema>;

export const erasureListSchema = v.object({ erasures: v.array(erasureSchema) });

export const isNothingErased = (counts: ErasedCounts) => erasedTables.every((table) => counts[table] === 0);

/** The moment that lies a number of calendar months back; where that month is shorter, its last day. */
export function subtractMonths(now: Date, months: number): Date {
  const limit = new Date(now);
  limit.setUTCDate(1);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(limit.getUTCFullYear(), limit.getUTCMonth() + 1, 0)).getUTCDate();
  limit.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return limit;
}

export const questionRetentionDays = 90;

/** Questions to the assistant that were last asked before this moment go; earlier where everything does. */
export function questionRetentionCutoff(now: Date, months: number | null): Date {
  const limit = new Date(now.getTime() - questionRetentionDays * dayInMs);
  const general = months === null ? limit : subtractMonths(now, months);
  return general > limit ? general : limit;
}

type DatedRecord = { createdAt: string; /** Null where nothing was ever changed. */ lastChangeAt: string | null };

const wasLastTouchedBefore = ({ createdAt, lastChangeAt }: DatedRecord, limit: Date) =>
  [createdAt, lastChangeAt ?? ""].every((at) => at < limit.toISOString());

/** A request goes when it is old and nobody changed it since; that of a student stays as long as the student does. */
export const isExpiredRequest = (request: DatedRecord & { hasStudent: boolean }, limit: Date) =>
  !request.hasStudent && wasLastTouchedBefore(request, limit);

/** A student's record goes when nobody changed it for as long, once the course is finished or the record deleted. */
export const isExpiredStudent = (
  student: DatedRecord & Learner & { updatedAt: string; deletedAt: string | null },
  limit: Date,
) =>
  (hasFinishedCourse(student) || student.deletedAt !== null) &&
  wasLastTouchedBefore(student, limit) &&
  student.updatedAt < limit.toISOString();
