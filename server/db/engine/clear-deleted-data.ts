import { sql } from "kysely";
import { isPostgres, type Db } from "./database.ts";
import { letOthersRun } from "./query-helpers.ts";
import { saveSetting } from "./settings-table.ts";

/** The name is stored: an older version of the site may have left the mark. */
const due = "scrub-due";

/** To be called in the transaction that deletes for good: what it leaves behind is cleared by the next daily run, even if the site ends before that. */
export async function markDeletedDataToClear(trx: Db): Promise<void> {
  if (!isPostgres(trx)) await saveSetting(trx, due, crypto.randomUUID());
}

/** Pages of the text index that are merged at once: some milliseconds of work. */
const pagesAtOnce = 32;

/** Of so many erased requests an index is merged within milliseconds, even where it holds nothing else. */
const fewErased = 1000;

/**
 * For long runs of erasing, to be told how many requests went: merges the index whenever a third of it is erased. A merge
 * pauses after a number of pages written, and skips what is erased without a pause: of nothing else it is one long step.
 */
export async function createIndexMerger(db: Db, stop?: AbortSignal): Promise<(count: number) => Promise<void>> {
  if (isPostgres(db)) return async () => {};
  const requests = db.selectFrom("requests").select((eb) => eb.fn.countAll<number>().as("total"));
  let { total: left } = await requests.executeTakeFirstOrThrow();
  let erased = 0;
  return async (count) => {
    left -= count;
    erased += count;
    if (erased < Math.max(fewErased, left / 2)) return;
    erased = 0;
    await mergeWholeIndex(db, stop);
  };
}

/**
 * Clears what SQLite leaves behind of erased rows: the text index only marks their entries until it is merged, and the
 * write-ahead log holds earlier pages until it is emptied. Freed pages are overwritten anyway (`secure_delete`). PostgreSQL
 * does the same by itself, when it vacuums.
 */
export async function clearDeletedData(db: Db, stop?: AbortSignal): Promise<void> {
  if (isPostgres(db)) return;
  const mark = await db.selectFrom("settings").select("value").where("name", "=", due).executeTakeFirst();
  if (!mark) return;
  await mergeWholeIndex(db, stop);
  if (stop?.aborted) return;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  // Somebody reads the log, as a backup does: it is emptied the next time.
  if (rows.some(({ busy }) => busy !== 0)) return;
  // What was erased meanwhile has set another mark.
  await db.deleteFrom("settings").where("name", "=", due).where("value", "=", mark.value).execute();
}

async function mergeWholeIndex(db: Db, stop?: AbortSignal): Promise<void> {
  // A negative number makes the merge one of the whole index; further ones go on with it.
  for (let pages = -pagesAtOnce; await mergeStep(db, pages); pages = pagesAtOnce) {
    if (stop?.aborted) return;
    await letOthersRun();
  }
}

/** Whether there was anything to merge. */
const mergeStep = (db: Db, pages: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const countChanges = async () =>
      (await sql<{ total: number }>`select total_changes() as total`.execute(trx)).rows[0]?.total ?? 0;
    const before = await countChanges();
    await sql`insert into request_trigrams (request_trigrams, rank) values ('merge', ${pages})`.execute(trx);
    // The statement itself counts as one.
    return (await countChanges()) - before >= 2;
  });
