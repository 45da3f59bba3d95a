import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Which version of the site made the search keys of a request: older ones are made anew beside the running site
 * (`server/db/requests/derived-columns.ts`). A migration must not rewrite requests: on PostgreSQL its lock would keep visitors'
 * requests waiting until they fail.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("requests")
    .addColumn("keys_version", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index requests_with_old_keys on requests (id) where keys_version < 1`.execute(db);
  await updateStudents(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  // By a trigger, as the other two of this index: whoever changes a key need not know of it.
  await sql`create trigger request_reindexed after update of search_key, phone_digits on requests
    when old.search_key <> new.search_key or old.phone_digits <> new.phone_digits begin
      delete from request_trigrams where rowid = (select number from request_numbers where request_id = new.id);
      insert into request_trigrams (rowid, text)
        select number, new.search_key || char(10) || new.phone_digits from request_numbers where request_id = new.id;
    end`.execute(db);
}

/** They are few, and only staff write them. */
async function updateStudents(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string; name: string; search_key: string }>`
    select id, name, search_key from students`.execute(db);
  for (const { id, name, search_key } of rows) {
    const plain = name.normalize("NFKD").replaceAll(/[\u0300-\u036F]/g, "");
    const key = plain.normalize("NFC").replaceAll(/\s+/g, " ").trim().toLowerCase();
    if (key !== search_key) await sql`update students set search_key = ${key} where id = ${id}`.execute(db);
  }
}
