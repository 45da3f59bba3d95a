import { sql } from "kysely";
import { isPostgres, type Db } from "./database.ts";
import { letOthersRun } from "./query-helpers.ts";
import { saveSetting } from "./settings-table.ts";

const due = "scrub-due";

/** To be called in the transaction that erases: what it leaves behind is cleared even if the site ends before that. */
export async function markScrubDue(trx: Db): Promise<void> {
  if (!isPostgres(trx)) await saveSetting(trx, due, crypto.randomUUID());
}

/** Pages of the text index that are merged at once: some milliseconds of work. */
const pagesAtOnce = 128;

/**
 * Clears what SQLite leaves behind of erased rows: the text index only marks their entries until it is merged, and the
 * write-ahead log holds earlier pages until it is emptied. Freed pages are overwritten anyway (`secure_delete`). PostgreSQL
 * does the same by itself, when it vacuums.
 */
export async function scrubIfDue(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  const mark = await db.selectFrom("settings").select("value").where("name", "=", due).executeTakeFirst();
  if (!mark) return;
  // A negative number makes the merge one of the whole index; further ones go on with it.
  for (let pages = -pagesAtOnce; await mergeIndex(db, pages); pages = pagesAtOnce) await letOthersRun();
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  // Somebody reads the log, as a backup does: it is emptied the next time.
  if (rows.some(({ busy }) => busy !== 0)) return;
  // What was erased meanwhile has set another mark.
  await db.deleteFrom("settings").where("name", "=", due).where("value", "=", mark.value).execute();
}

/** Whether there was anything to merge. */
const mergeIndex = (db: Db, pages: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const countChanges = async () =>
      (await sql<{ total: number }>`select total_changes() as total`.execute(trx)).rows[0]?.total ?? 0;
    const before = await countChanges();
    await sql`insert into request_trigrams (request_trigrams, rank) values ('merge', ${pages})`.execute(trx);
    // The statement itself counts as one.
    return (await countChanges()) - before >= 2;
  });
