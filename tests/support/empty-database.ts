import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { SiteSqliteDialect } from "#server/db/engine/sqlite-dialect.ts";
import { createTestDatabase, type Engine } from "./test-services.ts";

/** A database as it is before any migration. */
export async function openEmpty(engine: Engine) {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase(engine) });
  const dialect = database.engine === "postgres" ? postgresDialect(database.url) : new SiteSqliteDialect(database.file);
  const db = new Kysely<unknown>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

function postgresDialect(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  // The database may be dropped while a connection still says goodbye; without a listener that would fail the run.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
