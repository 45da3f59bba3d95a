import { sql } from "kysely";
import { isPostgres, type Db } from "#server/db/engine/database.ts";

/** Every row of every table as one text, SQLite's own tables of its text index too. */
export async function dumpTables(db: Db): Promise<string> {
  const { rows: tables } = isPostgres(db)
    ? await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.flatMap((row) =>
      Object.values(row).map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value)),
    );
    dumps.push(`${name}: ${texts.join("\n")}`);
  }
  return dumps.join("\n");
}
