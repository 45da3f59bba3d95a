import type { Kysely } from "kysely";

/** What the assistant could not answer well, without who asked, and how its answers please. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("asked_questions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("likeness_key", "text", (c) => c.notNull().unique())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("subject", "text")
    .addColumn("answer", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("up", "integer", (c) => c.notNull())
    .addColumn("down", "integer", (c) => c.notNull())
    .addColumn("first_at", "text", (c) => c.notNull())
    .addColumn("last_at", "text", (c) => c.notNull())
    .addColumn("done_at", "text")
    .execute();
  await db.schema
    .createTable("answer_votes")
    .addColumn("subject", "text", (c) => c.primaryKey())
    .addColumn("up", "integer", (c) => c.notNull())
    .addColumn("down", "integer", (c) => c.notNull())
    .addColumn("last_at", "text", (c) => c.notNull())
    .execute();
}
