import type { Kysely } from "kysely";

/** The history of requests and students, and the name of the staff session that made a change. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("detail", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("by", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("changes_by_subject")
    .on("changes")
    .columns(["subject", "subject_id", "at", "id"])
    .execute();
  await db.schema
    .alterTable("staff_sessions")
    .addColumn("name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
