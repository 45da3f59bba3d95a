import type { Kysely } from "kysely";

/** The student's own page: its private link and calendar, by digests of their keys, and what the student does there. */
export async function up(db: Kysely<unknown>) {
  const add = (column: string, initial?: string) =>
    db.schema
      .alterTable("students")
      .addColumn(column, "text", (c) => (initial === undefined ? c : c.notNull().defaultTo(initial)))
      .execute();
  for (const column of ["ticked_tasks", "own_days", "locked_days"]) await add(column, "[]");
  for (const column of ["link_made_at", "link_revoked_at", "last_visit_at", "calendar_made_at", "plan"]) {
    await add(column);
  }
  for (const column of ["link_digest", "calendar_digest"]) {
    await add(column);
    await db.schema.createIndex(`students_by_${column}`).unique().on("students").columns([column]).execute();
  }
}
