import { sql } from "kysely";
import { isPostgres, type Db } from "./database.ts";

/**
 * Clears what SQLite leaves behind of deleted rows: the text index only marks their entries until it is merged, and the
 * write-ahead log holds earlier pages until it is emptied. Freed pages are overwritten anyway (`secure_delete`). PostgreSQL
 * does the same by itself, when it vacuums.
 */
export async function scrubDeleted(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into request_trigrams (request_trigrams) values ('optimize')`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
