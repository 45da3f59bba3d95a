import { type Kysely, sql } from "kysely";

const batch = 500;

/** The log of erasures, which holds no personal data, and the key by which requests of one source are found. */
export async function up(db: Kysely<unknown>) {
  const counted = ["requests", "deliveries", "students", "changes"];
  await counted
    .reduce(
      (table, column) => table.addColumn(column, "integer", (c) => c.notNull()),
      db.schema
        .createTable("erasures")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("at", "text", (c) => c.notNull())
        .addColumn("by", "text", (c) => c.notNull()),
    )
    .execute();
  await db.schema.createIndex("erasures_by_time").on("erasures").columns(["at", "id"]).execute();
  await db.schema
    .alterTable("requests")
    .addColumn("source_key", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await fillSourceKeys(db);
  await sql`create index requests_by_source on requests (source_key, created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index requests_by_student on requests (student_id)`.execute(db);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Requests that came before there was a key. */
async function fillSourceKeys(db: Kysely<unknown>) {
  for (let last = ""; ;) {
    const { rows } = await sql<{ id: string; source: string }>`
      select id, source from requests where source is not null and id > ${last} order by id limit ${batch}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    const keys = rows.map(({ id, source }) => {
      const { utmSource, referrer } = JSON.parse(source) as { utmSource?: unknown; referrer?: unknown };
      return sql`(${id}, ${(textOf(utmSource) || textOf(referrer)).toLowerCase()})`;
    });
    await sql`update requests set source_key = typed.column2
      from (values ${sql.join(keys)}) as typed where requests.id = typed.column1`.execute(db);
    last = end.id;
  }
}
