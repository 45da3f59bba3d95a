import { type Kysely, sql } from "kysely";

/** Certificates of completion. A row outlives its student, without name: who checks the address learns that it was revoked. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("certificates")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("student_id", "text")
    .addColumn("course", "text", (c) => c.notNull())
    .addColumn("facts", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("is_name_public", "integer", (c) => c.notNull())
    .addColumn("status_index", "integer", (c) => c.notNull().unique())
    .addColumn("issued_at", "text", (c) => c.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await sql`create unique index certificates_in_force on certificates (student_id, course) where revoked_at is null`.execute(
    db,
  );
  await sql`create index certificates_revoked on certificates (status_index) where revoked_at is not null`.execute(db);
}
