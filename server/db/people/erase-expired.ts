import { sql } from "kysely";
import * as v from "valibot";
import {
  erasedTables,
  isExpiredRequest,
  isExpiredStudent,
  isNothingErased,
  retentionActor,
  subtractMonths,
  type ErasedCounts,
} from "#domain/history/erasure-and-retention-rules.ts";
import { lockAndListSendingRequests } from "../deliveries/leases.ts";
import type { Db } from "../engine/database.ts";
import { letOthersRun, pluckIds, lockRowsSkipLocked } from "../engine/query-helpers.ts";
import { createIndexMerger, markDeletedDataToClear } from "../engine/clear-deleted-data.ts";
import { recordErasure } from "../history/erasure-log.ts";
import { deleteReviewsPaymentsAndCertificateNames } from "../history/soft-delete-and-purge.ts";
import { eraseRequestsAndStudents, type ErasedIds } from "./erase-person.ts";

const batch = 50;
type Batch = { ids: ErasedIds; last: string | undefined };
type RetentionRun = { limit: Date; now: Date };

/**
 * Erases what has expired by the rules in `domain/history/erasure-and-retention-rules.ts`, with deliveries and history: students first, since their
 * requests stay as long as they do. Batch by batch, so that neither saves nor pages wait for it long; instances that run it
 * at the same time skip each other's rows. The whole run is one line in the log of erasures.
 */
export async function eraseExpired(db: Db, months: number, now: Date, stop?: AbortSignal): Promise<ErasedCounts> {
  const run = { limit: subtractMonths(now, months), now };
  const id = crypto.randomUUID();
  const total = { requests: 0, deliveries: 0, students: 0, changes: 0 };
  const mergeErased = await createIndexMerger(db, stop);
  const eraseBatch = (list: typeof listExpiredStudents, after: string) =>
    db.transaction().execute(async (trx) => {
      const { ids, last } = await list(trx, after, run);
      const counts = await eraseRequestsAndStudents(trx, ids);
      await deleteReviewsPaymentsAndCertificateNames(trx, ids.students, { revokedAt: null });
      await recordErasure(trx, { id, by: retentionActor, counts }, now);
      if (!isNothingErased(counts)) await markDeletedDataToClear(trx);
      for (const table of erasedTables) total[table] += counts[table];
      return { last, erased: counts.requests };
    });
  for (const list of [listExpiredStudents, listExpiredRequests]) {
    for (let after: string | undefined = ""; after !== undefined; await letOthersRun()) {
      if (stop?.aborted) return total;
      const { last, erased } = await eraseBatch(list, after);
      await mergeErased(erased);
      after = last;
    }
  }
  return total;
}

const daysSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.number())), []);

const selectLastChangeAt = (subject: "student" | "request", id: "students.id" | "requests.id") =>
  sql<string | null>`(select max(at) from changes where subject = ${subject} and subject_id = ${sql.ref(id)})`.as(
    "lastChangeAt",
  );

async function listExpiredStudents(trx: Db, after: string, { limit }: RetentionRun): Promise<Batch> {
  const rows = await trx
    .selectFrom("students")
    .select(["id", "created_at as createdAt", "updated_at as updatedAt", "deleted_at as deletedAt"])
    .select(["course", "completed_days", selectLastChangeAt("student", "students.id")])
    .where("id", ">", after)
    .where("updated_at", "<", limit.toISOString())
    .orderBy("id")
    .limit(batch)
    .$call(lockRowsSkipLocked(trx))
    .execute();
  const expired = rows.filter(({ completed_days, ...row }) =>
    isExpiredStudent({ ...row, completedDays: v.parse(daysSchema, completed_days) }, limit),
  );
  return { ids: { requests: [], students: pluckIds(expired) }, last: rows.at(-1)?.id };
}

async function listExpiredRequests(trx: Db, after: string, { limit, now }: RetentionRun): Promise<Batch> {
  const rows = await trx
    .selectFrom("requests")
    .select(["id", "created_at as createdAt", selectLastChangeAt("request", "requests.id")])
    .select((eb) =>
      eb.selectFrom("students").select("students.id").whereRef("students.id", "=", "requests.student_id").as("student"),
    )
    .where("id", ">", after)
    .where("created_at", "<", limit.toISOString())
    .orderBy("id")
    .limit(batch)
    .$call(lockRowsSkipLocked(trx))
    .execute();
  const expired = pluckIds(
    rows.filter(({ student, ...row }) => isExpiredRequest({ ...row, hasStudent: student !== null }, limit)),
  );
  // What is being sent is old enough tomorrow, too.
  const sending = new Set(await lockAndListSendingRequests(trx, expired, now));
  return { ids: { requests: expired.filter((id) => !sending.has(id)), students: [] }, last: rows.at(-1)?.id };
}
