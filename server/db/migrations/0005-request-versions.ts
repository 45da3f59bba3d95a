import type { Kysely } from "kysely";

/** Counts the saves of a request, so that nobody overwrites what somebody else has saved meanwhile. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("requests")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
