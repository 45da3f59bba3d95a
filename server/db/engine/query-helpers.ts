import { createHash } from "node:crypto";
import { sql } from "kysely";
import { isPostgres, type Db } from "./database.ts";
import { isPostgresLockFailure } from "./unavailable-errors.ts";

/** Runs in a transaction of its own, or in the caller's: Kysely nests none. */
export const inTransaction = <Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

/** With the last try below what a stopping server waits for its last responses, and a browser for any. */
const maxLockWait = 6500;

/**
 * For what a visitor must never send in vain. An index that a newer instance makes on PostgreSQL locks writers out for longer
 * than a query may take, so it is tried again; between two tries the connection is free for somebody else.
 */
export async function inTransactionRetryingLocks<Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return await db.transaction().execute(async (trx) => {
        if (isPostgres(trx)) await sql`set local lock_timeout = '1s'`.execute(trx);
        return run(trx);
      });
    } catch (error) {
      if (!isPostgresLockFailure(error) || performance.now() - start > maxLockWait) throw error;
    }
  }
}

type Lockable<Query> = { forUpdate: () => Query & { skipLocked: () => Query } };

/** For `$call`: the selected rows stay as they are until the transaction ends. SQLite has one writer at a time anyway. */
export const lockRows =
  (trx: Db) =>
  <Query extends Lockable<Query>>(query: Query): Query =>
    isPostgres(trx) ? query.forUpdate() : query;

/** As `lockRows`, but rows that another instance has locked are left out. */
export const lockRowsSkipLocked =
  (trx: Db) =>
  <Query extends Lockable<Query>>(query: Query): Query =>
    isPostgres(trx) ? query.forUpdate().skipLocked() : query;

/** Times as the tables store them, counted from the caller's clock. */
export const isoTimestampAfter = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

export const isoTimestampBefore = (now: Date, milliseconds: number) => isoTimestampAfter(now, -milliseconds);

export const pluckIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Both engines limit how many values one query may hold, and a flood may have thousands of requests from one address. */
const chunk = 1000;

export async function queryInChunks<Row>(
  ids: readonly string[],
  run: (ids: readonly string[]) => Promise<readonly Row[]>,
  atOnce = chunk,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    if (start > 0) await letOthersRun();
    rows.push(...(await run(ids.slice(start, start + atOnce))));
  }
  return rows;
}

/** A pattern for `like … escape '\'` that finds a text anywhere, whatever `%` and `_` are in it. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a column of search keys holds a text that is normalized as they are. */
export const searchKeyContains = (
  column: `students.${"search_key" | "email_key" | "phone_digits"}` | `requests.${"search_key" | "phone_digits"}`,
  key: string,
) => sql<boolean>`${sql.ref(column)} like ${likePattern(key)} escape '\\'`;

/**
 * To be awaited between the batches of long work. Queries on SQLite run on the event loop and their promises resolve without a
 * turn of it: no page would be served before the last of them.
 */
export const letOthersRun = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Some milliseconds of work for most rows. */
const mappedAtOnce = 20;

/** For thousands of rows: a flood has as many. */
export async function mapLettingOthersRun<Row, Result>(
  rows: Iterable<Row>,
  map: (row: Row) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    if (results.length % mappedAtOnce === mappedAtOnce - 1) await letOthersRun();
    results.push(map(row));
  }
  return results;
}

/** PostgreSQL sends counts and sums as texts. */
export const toNumbers = <Row extends Record<string, unknown>>(row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Record<keyof Row, number>;

/** The id of what an idempotency key makes, in the form of the random ids: sent again, it finds that row. */
export const deriveIdFromIdempotencyKey = (table: "student" | "payment", idempotencyKey: string) =>
  createHash("sha256")
    .update(`${table} ${idempotencyKey}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
