import { type Kysely, sql } from "kysely";

/** The log of erasures, which holds no personal data, and the key by which requests of one source are found. */
export async function up(db: Kysely<unknown>) {
  const counted = ["requests", "deliveries", "students", "changes"];
  await counted
    .reduce(
      (table, column) => table.addColumn(column, "integer", (c) => c.notNull()),
      db.schema
        .createTable("erasures")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("at", "text", (c) => c.notNull())
        .addColumn("by", "text", (c) => c.notNull()),
    )
    .execute();
  await db.schema.createIndex("erasures_by_time").on("erasures").columns(["at", "id"]).execute();
  await db.schema
    .alterTable("requests")
    .addColumn("source_key", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`create index requests_by_source on requests (source_key, created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index requests_by_student on requests (student_id)`.execute(db);
}
