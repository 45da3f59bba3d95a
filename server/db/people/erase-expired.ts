import { sql } from "kysely";
import * as v from "valibot";
import { byRetention, erasedTables, type ErasedCounts } from "#domain/history/erasure.ts";
import { isExpiredRequest, isExpiredStudent, monthsBefore } from "#domain/history/retention.ts";
import { listBeingSent } from "../deliveries/leases.ts";
import type { Db } from "../engine/database.ts";
import { lockFreeRows } from "../engine/queries.ts";
import { recordErasure } from "../history/erasures.ts";
import { eraseRows } from "./erase.ts";
import type { PersonIds } from "./person.ts";

const batch = 500;
type Batch = { ids: PersonIds; last: string | undefined };
type Run = { limit: Date; now: Date };

/**
 * Erases what has expired by the rules in `domain/history/retention.ts`, with deliveries and history: students first, since their
 * requests stay as long as they do. Batch by batch, so that saves wait for none of them long; instances that run it at the
 * same time skip each other's rows. The whole run is one line in the log of erasures.
 */
export async function eraseExpired(db: Db, months: number, now: Date, stop?: AbortSignal): Promise<ErasedCounts> {
  const run = { limit: monthsBefore(now, months), now };
  const id = crypto.randomUUID();
  const total = { requests: 0, deliveries: 0, students: 0, changes: 0 };
  const eraseBatch = (list: typeof listExpiredStudents, after: string) =>
    db.transaction().execute(async (trx) => {
      const { ids, last } = await list(trx, after, run);
      const counts = await eraseRows(trx, ids);
      await recordErasure(trx, { id, by: byRetention, counts }, now);
      for (const table of erasedTables) total[table] += counts[table];
      return last;
    });
  for (const list of [listExpiredStudents, listExpiredRequests]) {
    let last: string | undefined = "";
    while (last !== undefined) {
      if (stop?.aborted) return total;
      last = await eraseBatch(list, last);
    }
  }
  return total;
}

const daysSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.number())), []);

const lastChangeAt = (subject: "student" | "request", id: "students.id" | "requests.id") =>
  sql<string | null>`(select max(at) from changes where subject = ${subject} and subject_id = ${sql.ref(id)})`.as(
    "lastChangeAt",
  );

async function listExpiredStudents(trx: Db, after: string, { limit }: Run): Promise<Batch> {
  const rows = await trx
    .selectFrom("students")
    .select(["id", "created_at as createdAt", "updated_at as updatedAt", "deleted_at as deletedAt"])
    .select(["course", "completed_days", lastChangeAt("student", "students.id")])
    .where("id", ">", after)
    .where("updated_at", "<", limit.toISOString())
    .orderBy("id")
    .limit(batch)
    .$call(lockFreeRows(trx))
    .execute();
  const expired = rows.filter(({ completed_days, ...row }) =>
    isExpiredStudent({ ...row, completedDays: v.parse(daysSchema, completed_days) }, limit),
  );
  return { ids: { requests: [], students: expired.map(({ id }) => id) }, last: rows.at(-1)?.id };
}

async function listExpiredRequests(trx: Db, after: string, { limit, now }: Run): Promise<Batch> {
  const rows = await trx
    .selectFrom("requests")
    .select(["id", "created_at as createdAt", lastChangeAt("request", "requests.id")])
    .select((eb) =>
      eb.selectFrom("students").select("students.id").whereRef("students.id", "=", "requests.student_id").as("student"),
    )
    .where("id", ">", after)
    .where("created_at", "<", limit.toISOString())
    .orderBy("id")
    .limit(batch)
    .$call(lockFreeRows(trx))
    .execute();
  const expired = rows
    .filter(({ student, ...row }) => isExpiredRequest({ ...row, hasStudent: student !== null }, limit))
    .map(({ id }) => id);
  // What is being sent is old enough tomorrow, too.
  const sending = new Set(await listBeingSent(trx, expired, now));
  return { ids: { requests: expired.filter((id) => !sending.has(id)), students: [] }, last: rows.at(-1)?.id };
}
