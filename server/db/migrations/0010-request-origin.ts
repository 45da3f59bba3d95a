import type { Kysely } from "kysely";

/** Where the visit began, as JSON, and which privacy notice stood at the form. */
export async function up(db: Kysely<unknown>) {
  for (const column of ["source", "notice_version"]) {
    await db.schema.alterTable("requests").addColumn(column, "text").execute();
  }
}
