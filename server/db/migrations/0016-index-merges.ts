import { type Kysely, PostgresAdapter, sql } from "kysely";

/** How SQLite merges the index of requests. For a while migration 13 set it as well, but not on a site that had run it before. */
export async function up(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  // The index is merged a number of pages at a time, on the event loop: with small pages that takes milliseconds.
  await sql`insert into request_trigrams (request_trigrams, rank) values ('pgsz', 500)`.execute(db);
  // What is erased is merged away by `clear-deleted-data.ts`, in steps. Left to SQLite, some commits of a long run do it all at once.
  await sql`insert into request_trigrams (request_trigrams, rank) values ('deletemerge', 0)`.execute(db);
}
