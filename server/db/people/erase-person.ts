import { sql } from "kysely";
import * as v from "valibot";
import type { Contact } from "#domain/contact/contact-details.ts";
import {
  retentionActor,
  erasedTables,
  isNothingErased,
  isExpiredRequest,
  isExpiredStudent,
  subtractMonths,
  type ErasedCounts,
} from "#domain/history/erasure.ts";
import { listRequestsBeingSent } from "../deliveries/leases.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { queryInChunks, lockRowsSkipLocked } from "../engine/query-helpers.ts";
import { recordErasure } from "../history/erasure-log.ts";
import { eraseQuestionsNaming } from "../questions/asked-questions.ts";
import { bodySchema } from "../requests/inbox-query.ts";
import { findPersonIds, listPersonRows, type PersonIds, type PersonRows } from "./find-person.ts";

type ErasePersonResult = { kind: "erased"; counts: ErasedCounts; rows: PersonRows } | { kind: "being sent" };

/**
 * Erases all that is stored about one person in one transaction, and the questions to the assistant that hold their full
 * name, though nobody knows who asked them: these are not counted, since they may be about somebody else. While one of the
 * requests is being sent, nothing is erased: the message would arrive in the chat with nobody left to know its number.
 */
export async function erasePerson(db: Db, contact: Contact, now: Date, by: string): Promise<ErasePersonResult> {
  const outcome = await db.transaction().execute(async (trx): Promise<ErasePersonResult> => {
    const ids = await findPersonIds(trx, contact, true);
    const sending = await listRequestsBeingSent(trx, ids.requests, now);
    if (sending.length > 0) return { kind: "being sent" };
    const rows = await listPersonRows(trx, ids);
    const counts = await eraseRows(trx, ids);
    await eraseQuestionsNaming(trx, listNames(rows));
    await recordErasure(trx, { id: crypto.randomUUID(), by, counts }, now);
    return { kind: "erased", counts, rows };
  });
  if (outcome.kind === "erased" && !isNothingErased(outcome.counts)) await scrubSqliteLeftovers(db);
  return outcome;
}

const listNames = ({ requests, students }: PersonRows) => [
  ...students.map(({ name }) => name),
  ...requests.flatMap(({ body }) => {
    const { name, parentName } = v.parse(bodySchema, body);
    return [name, parentName];
  }),
];

/** Deletes requests and students for good with all that belongs to them, in the caller's transaction. */
async function eraseRows(trx: Db, { requests, students }: PersonIds): Promise<ErasedCounts> {
  const eraseChanges = (subject: "request" | "student", of: readonly string[]) =>
    queryInChunks(of, (ids) =>
      trx.deleteFrom("changes").where("subject", "=", subject).where("subject_id", "in", ids).execute(),
    );
  const changes = [...(await eraseChanges("request", requests)), ...(await eraseChanges("student", students))];
  const erase = async (ids: readonly string[], table: "requests" | "students") =>
    countDeletedRows(await queryInChunks(ids, (some) => trx.deleteFrom(table).where("id", "in", some).execute()));
  const deliveries = await queryInChunks(requests, (ids) =>
    trx.deleteFrom("deliveries").where("request_id", "in", ids).execute(),
  );
  return {
    changes: countDeletedRows(changes),
    deliveries: countDeletedRows(deliveries),
    requests: await erase(requests, "requests"),
    students: await erase(students, "students"),
  };
}

const countDeletedRows = (results: readonly { numDeletedRows: bigint }[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

/**
 * Clears what SQLite leaves behind of deleted rows: the text index only marks their entries until it is merged, and the
 * write-ahead log holds earlier pages until it is emptied. Freed pages are overwritten anyway (`secure_delete`). PostgreSQL
 * does the same by itself, when it vacuums.
 */
export async function scrubSqliteLeftovers(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into request_trigrams (request_trigrams) values ('optimize')`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

const batch = 500;
type Batch = { ids: PersonIds; last: string | undefined };
type RetentionRun = { limit: Date; now: Date };

/**
 * Erases what has expired by the rules in `domain/history/erasure.ts`, with deliveries and history: students first, since their
 * requests stay as long as they do. Batch by batch, so that saves wait for none of them long; instances that run it at the
 * same time skip each other's rows. The whole run is one line in the log of erasures.
 */
export async function eraseExpired(db: Db, months: number, now: Date, stop?: AbortSignal): Promise<ErasedCounts> {
  const run = { limit: subtractMonths(now, months), now };
  const id = crypto.randomUUID();
  const total = { requests: 0, deliveries: 0, students: 0, changes: 0 };
  const eraseBatch = (list: typeof listExpiredStudents, after: string) =>
    db.transaction().execute(async (trx) => {
      const { ids, last } = await list(trx, after, run);
      const counts = await eraseRows(trx, ids);
      await recordErasure(trx, { id, by: retentionActor, counts }, now);
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
  return { ids: { requests: [], students: expired.map(({ id }) => id) }, last: rows.at(-1)?.id };
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
  const expired = rows
    .filter(({ student, ...row }) => isExpiredRequest({ ...row, hasStudent: student !== null }, limit))
    .map(({ id }) => id);
  // What is being sent is old enough tomorrow, too.
  const sending = new Set(await listRequestsBeingSent(trx, expired, now));
  return { ids: { requests: expired.filter((id) => !sending.has(id)), students: [] }, last: rows.at(-1)?.id };
}
