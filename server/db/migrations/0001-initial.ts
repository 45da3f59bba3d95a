import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("requests")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("idempotency_key", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("requests_by_key").unique().on("requests").columns(["kind", "idempotency_key"]).execute();
  await db.schema.createIndex("requests_by_time").on("requests").columns(["created_at", "id"]).execute();

  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("request_id", "text", (c) => c.unique().references("requests.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("body", "text")
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("give_up_at", "text", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("last_error", "text")
    .addColumn("locked_by", "text")
    .addColumn("locked_until", "text")
    .addColumn("delivered_at", "text")
    .addColumn("message_id", "text")
    .execute();
  await db.schema
    .createIndex("deliveries_by_due")
    .on("deliveries")
    .columns(["state", "due_at", "created_at", "id"])
    .execute();

  await db.schema
    .createTable("webhook_pauses")
    .addColumn("webhook", "text", (c) => c.primaryKey())
    .addColumn("until", "text", (c) => c.notNull())
    .addColumn("failures", "integer", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("error_reports")
    .addColumn("kind", "text", (c) => c.primaryKey())
    .addColumn("reported_at", "text", (c) => c.notNull())
    .execute();
}
