import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createTestDatabase, type Engine, engines } from "#tests/support/test-services.ts";
import { SiteSqliteDialect } from "../sqlite-dialect.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as requestVersions } from "./0005-request-versions.ts";

/** A database as it is before any migration. */
async function openEmpty(engine: Engine) {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase(engine) });
  const dialect =
    database.engine === "postgres"
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) })
      : new SiteSqliteDialect(database.file);
  const db = new Kysely<unknown>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

test.for(engines)("requests that were saved before are at version 1 and keep what they hold (%s)", async (engine) => {
  const db = await openEmpty(engine);
  await initial(db);
  await staff(db);
  await sql`insert into requests (id, kind, body, created_at, status, note)
    values ('r', 'contact', '{}', '2026-01-01T00:00:00.000Z', 'contacted', 'Called.')`.execute(db);
  await requestVersions(db);
  const { rows } = await sql`select id, status, note, version from requests`.execute(db);
  expect(rows).toEqual([{ id: "r", status: "contacted", note: "Called.", version: 1 }]);
});
