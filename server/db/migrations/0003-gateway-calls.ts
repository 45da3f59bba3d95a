import type { Kysely } from "kysely";

/** How many calls a day went to the AI gateway, from all instances together. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("gateway_calls")
    .addColumn("day", "text", (c) => c.primaryKey())
    .addColumn("calls", "integer", (c) => c.notNull())
    .execute();
}
