import type { Kysely } from "kysely";

/** Which PIN a try was made against; tries from before count against none. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("pin_tries")
    .addColumn("pin_digest", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
