import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("students")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("search_key", "text", (c) => c.notNull())
    .addColumn("enrollment_date", "text", (c) => c.notNull())
    .addColumn("current_phase", "text", (c) => c.notNull())
    .addColumn("completed_days", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createIndex("students_by_enrollment")
    .on("students")
    .columns(["enrollment_date", "created_at", "id"])
    .execute();

  await db.schema
    .createTable("staff_sessions")
    .addColumn("token_digest", "text", (c) => c.primaryKey())
    .addColumn("pin_digest", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("pin_tries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("who", "text", (c) => c.notNull())
    .addColumn("is_known", "integer", (c) => c.notNull())
    .addColumn("is_cleared", "integer", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("pin_tries_by_who").on("pin_tries").columns(["who", "at"]).execute();
  await db.schema.createIndex("pin_tries_by_time").on("pin_tries").columns(["at"]).execute();

  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  await sql`insert into settings (name, value) values ('pin-tries-lock', '')`.execute(db);

  const addText = (column: string, initial?: string) =>
    db.schema
      .alterTable("requests")
      .addColumn(column, "text", (c) => (initial === undefined ? c : c.notNull().defaultTo(initial)))
      .execute();
  await addText("status", "new");
  await addText("note", "");
  await addText("search_key", "");
  await addText("student_id");
  await addText("deleted_at");
  await db.schema.createIndex("requests_by_status").on("requests").columns(["status", "created_at", "id"]).execute();

  // A request's delivery carries its id, kind and time too, so each way of looking at the inbox is one index.
  for (const [name, columns] of [
    ["deliveries_by_time", ["created_at", "id"]],
    ["deliveries_by_kind", ["kind", "created_at", "id"]],
    ["deliveries_by_state", ["state", "created_at", "id"]],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on("deliveries")
      .columns([...columns])
      .execute();
  }
}
