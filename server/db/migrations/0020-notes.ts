import { sql, type Kysely } from "kysely";

/**
 * Notes of requests and students, one row each. What stands in a request's note becomes its first, with the time and name of
 * the last change of it. The column stays as it is, and holds the newest one from now on: a migration must not rewrite
 * requests, and an instance of the version before may still read it.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("notes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("notes_by_subject").on("notes").columns(["subject", "subject_id", "at", "id"]).execute();
  const lastChange = sql`from changes where subject = 'request' and subject_id = requests.id and what = 'note'
    order by at desc, id desc limit 1`;
  await sql`insert into notes (id, subject, subject_id, at, "by", text)
    select id, 'request', id, coalesce((select at ${lastChange}), created_at), coalesce((select "by" ${lastChange}), ''), note
    from requests where note <> ''`.execute(db);
}
