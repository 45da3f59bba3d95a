import { sql, type Kysely } from "kysely";

/**
 * When each request was first answered, and what it is counted by, with the indexes of the staff's numbers. Requests that are
 * there get these by `server/db/requests/derived-columns.ts`, beside the running site: see migration 13.
 */
export async function up(db: Kysely<unknown>) {
  const add = db.schema.alterTable("requests");
  for (const column of ["campaign_key", "course", "answered_by"]) {
    await add.addColumn(column, "text", (c) => c.notNull().defaultTo("")).execute();
  }
  await add.addColumn("answered_at", "text").execute();
  await add.addColumn("answer_minutes", "integer").execute();
  await db.schema.dropIndex("requests_with_old_keys").execute();
  // Each with the column of its condition, which SQLite would otherwise read from each row.
  for (const index of [
    sql`requests_with_old_keys on requests (id) where keys_version < 2`,
    sql`requests_by_arrival on requests (created_at, status, answered_at, deleted_at) where deleted_at is null`,
    sql`requests_by_answer on requests (answered_at, status, answer_minutes, deleted_at)
      where deleted_at is null and answered_at is not null`,
    sql`requests_by_origin on requests (course, source_key, campaign_key, status, created_at, deleted_at)
      where deleted_at is null`,
    sql`students_by_agreement on students (enrollment_date, deleted_at, price) where deleted_at is null`,
    sql`students_by_change on students (updated_at, deleted_at) where deleted_at is null`,
  ]) {
    await sql`create index ${index}`.execute(db);
  }
}
