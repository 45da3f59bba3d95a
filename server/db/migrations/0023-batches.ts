import { sql, type Kysely } from "kysely";

/** Students who start together, by the name of their batch. */
export async function up(db: Kysely<unknown>) {
  const add = db.schema.alterTable("students");
  await add.addColumn("batch", "text", (c) => c.notNull().defaultTo("")).execute();
  await add.addColumn("batch_start", "text").execute();
  await sql`create index students_by_batch on students (batch, id) where batch > ''`.execute(db);
}
