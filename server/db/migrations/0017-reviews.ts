import type { Kysely } from "kysely";

/** Reviews that students write on their own page: one each. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("reviews")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("student_id", "text", (c) => c.notNull().unique())
    .addColumn("course", "text", (c) => c.notNull())
    .addColumn("rating", "integer", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("github", "text", (c) => c.notNull())
    .addColumn("instagram", "text", (c) => c.notNull())
    .addColumn("consent", "text", (c) => c.notNull())
    .addColumn("consented_at", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("reply", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("written_at", "text", (c) => c.notNull())
    .addColumn("published_at", "text")
    .execute();
  await db.schema.createIndex("reviews_by_state").on("reviews").columns(["state", "published_at"]).execute();
}
