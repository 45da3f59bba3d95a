import type { Kysely } from "kysely";

/** What was received of students, in parts; the sum stands with the student. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("payments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("student_id", "text", (c) => c.notNull())
    .addColumn("amount", "integer", (c) => c.notNull())
    .addColumn("received_on", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("by", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("payments_by_student").on("payments").columns(["student_id", "received_on"]).execute();
  await db.schema.createIndex("payments_by_day").on("payments").columns(["received_on", "amount"]).execute();
  await db.schema
    .alterTable("students")
    .addColumn("received", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
