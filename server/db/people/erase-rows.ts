import type { ErasedCounts } from "#domain/history/erasure.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { inChunks } from "../engine/in-chunks.ts";
import type { PersonIds } from "./person.ts";

/**
 * The requests that are being sent to the team chat at this moment. All their deliveries are locked, so none is claimed
 * before the transaction ends: a claim skips locked rows on PostgreSQL, and waits for the writer on SQLite.
 */
export async function lockDeliveries(trx: Db, requests: readonly string[], now: Date): Promise<string[]> {
  const at = now.toISOString();
  const chunks = await inChunks(requests, (ids) =>
    trx
      .selectFrom("deliveries")
      .select(["request_id", "state", "locked_until"])
      .where("request_id", "in", ids)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .execute(),
  );
  return chunks
    .flat()
    .filter(({ state, locked_until }) => state === "pending" && locked_until !== null && locked_until > at)
    .flatMap(({ request_id }) => request_id ?? []);
}

/** Deletes requests and students for good with all that belongs to them, in the caller's transaction. */
export async function eraseRows(trx: Db, { requests, students }: PersonIds): Promise<ErasedCounts> {
  const counts = { requests: 0, deliveries: 0, students: 0, changes: 0 };
  await inChunks(requests, async (ids) => {
    counts.changes += await eraseChanges(trx, "request", ids);
    counts.deliveries += countRows(await trx.deleteFrom("deliveries").where("request_id", "in", ids).execute());
    counts.requests += countRows(await trx.deleteFrom("requests").where("id", "in", ids).execute());
  });
  await inChunks(students, async (ids) => {
    counts.changes += await eraseChanges(trx, "student", ids);
    counts.students += countRows(await trx.deleteFrom("students").where("id", "in", ids).execute());
  });
  return counts;
}

const countRows = (results: readonly { numDeletedRows: bigint }[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

async function eraseChanges(trx: Db, subject: "request" | "student", ids: readonly string[]): Promise<number> {
  const erased = trx.deleteFrom("changes").where("subject", "=", subject).where("subject_id", "in", ids);
  return countRows(await erased.execute());
}
