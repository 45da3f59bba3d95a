import type { Kysely } from "kysely";

/** Deliveries take turns between senders, so the queue is read by sender and no longer by time alone. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("deliveries")
    .addColumn("sender", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("deliveries_by_sender")
    .on("deliveries")
    .columns(["state", "kind", "sender", "due_at", "created_at", "id"])
    .execute();
  await db.schema.dropIndex("deliveries_by_due").execute();
}
