import { type Kysely, PostgresAdapter, sql } from "kysely";

/** A request may have several deliveries, one a channel; and how many mails an address was sent on a day. */
export async function up(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table deliveries drop constraint deliveries_request_id_key`.execute(db);
  } else {
    await rebuildDeliveries(db);
  }
  await db.schema.createIndex("deliveries_by_request").on("deliveries").columns(["request_id"]).execute();
  await db.schema
    .createTable("mail_counts")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("mail_counts_by_day", ["day", "key"])
    .execute();
}

/** SQLite cannot drop a constraint. */
async function rebuildDeliveries(db: Kysely<unknown>) {
  await db.schema
    .createTable("new_deliveries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("request_id", "text", (c) => c.references("requests.id").onDelete("cascade"))
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
    .addColumn("sender", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`insert into new_deliveries select id, request_id, kind, body, state, created_at, due_at, give_up_at, tries,
    last_error, locked_by, locked_until, delivered_at, message_id, sender from deliveries`.execute(db);
  await db.schema.dropTable("deliveries").execute();
  await db.schema.alterTable("new_deliveries").renameTo("deliveries").execute();
  for (const [name, columns] of [
    ["deliveries_by_time", ["created_at", "id"]],
    ["deliveries_by_kind", ["kind", "created_at", "id"]],
    ["deliveries_by_state", ["state", "created_at", "id"]],
    ["deliveries_by_sender", ["state", "kind", "sender", "due_at", "created_at", "id"]],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on("deliveries")
      .columns([...columns])
      .execute();
  }
}
