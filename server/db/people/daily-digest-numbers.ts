import { sql } from "kysely";
import { dayInMs } from "#domain/format/dates.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { countInactiveDays } from "#domain/students/pace.ts";
import type { Db } from "../engine/database.ts";
import { isoTimestampBefore, pluckIds, mapLettingOthersRun } from "../engine/query-helpers.ts";
import { countInbox } from "../requests/count-inbox-requests.ts";
import { countFollowUpsTodayAndOverdue } from "../requests/due-requests-and-students.ts";
import { listInbox } from "../requests/list-inbox.ts";
import { isAnswered } from "../requests/request-statistics.ts";
import { readStudentsByIds } from "../students/students.ts";

export type DailyDigestNumbers = {
  open: number;
  overdue: number;
  /** The overdue that wait longest. */
  longest: InboxRequest[];
  followUps: Record<"today" | "overdue", number>;
  /** Students without a tick for this many days or more. */
  quiet: Record<7 | 14, number>;
  /** Of the days before; neither spam nor what is held as such is counted, and of answers those that stand. */
  before: { enrollments: number; messages: number; answered: number; students: number };
};

const maxListed = 5;

/** What the team is told in the morning. `from` and `to` are the days before, back to the last on which the team worked. */
export async function readDailyDigestNumbers(
  db: Db,
  { from, to }: { from: Date; to: Date },
  now: Date,
): Promise<DailyDigestNumbers> {
  const { open, overdue } = await countInbox(db, { webhooks: [] }, now);
  const { requests } = await listInbox(db, { status: "new", order: "overdue", limit: maxListed }, now);
  const [start, end] = [from.toISOString(), to.toISOString()];
  const kinds = await db
    .selectFrom("requests")
    .innerJoin("deliveries", "deliveries.id", "requests.id")
    .select((eb) => ["requests.kind", eb.fn.countAll().as("count")])
    .where("requests.created_at", ">=", start)
    .where("requests.created_at", "<", end)
    .where("requests.deleted_at", "is", null)
    .where("requests.status", "!=", "spam")
    .where("deliveries.state", "!=", "held")
    .groupBy("requests.kind")
    .execute();
  const countOf = (kind: string) => Number(kinds.find((row) => row.kind === kind)?.count ?? 0);
  const answered = await db
    .selectFrom("requests")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(sql<boolean>`${isAnswered} and answered_at >= ${start} and answered_at < ${end}`)
    .executeTakeFirstOrThrow();
  const students = await db
    .selectFrom("students")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("created_at", ">=", start)
    .where("created_at", "<", end)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    open,
    overdue,
    longest: requests.slice(0, overdue),
    followUps: await countFollowUpsTodayAndOverdue(db, now),
    quiet: await countQuietStudents(db, now),
    before: {
      enrollments: countOf("enrollment"),
      messages: countOf("contact"),
      answered: Number(answered.count),
      students: Number(students.count),
    },
  };
}

/** By the same rule as the list of students. */
async function countQuietStudents(db: Db, now: Date): Promise<DailyDigestNumbers["quiet"]> {
  const rows = await db
    .selectFrom("students")
    .select("id")
    .where("deleted_at", "is", null)
    .where("updated_at", "<", isoTimestampBefore(now, 6 * dayInMs))
    .execute();
  const quiet = { 7: 0, 14: 0 };
  const inactive = await mapLettingOthersRun(await readStudentsByIds(db, pluckIds(rows)), (student) =>
    countInactiveDays(student, now),
  );
  for (const days of inactive) {
    if (days >= 7) quiet[7] += 1;
    if (days >= 14) quiet[14] += 1;
  }
  return quiet;
}
