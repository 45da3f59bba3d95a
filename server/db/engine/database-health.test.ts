import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { engines, testServices } from "#tests/support/test-services.ts";
import { readConfig } from "../../config.ts";
import { safeErrorCode } from "../../log.ts";
import { openDatabase, type DatabaseLocation } from "./database.ts";
import { describeOpenFailure } from "./database-health.ts";

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-open-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function failureOf(address: DatabaseLocation): Promise<string> {
  const error = await openDatabase(address).catch((reason: unknown) => reason);
  return describeOpenFailure(address, safeErrorCode(error)).replace(
    "Cannot open the database named by DATABASE_URL: ",
    "",
  );
}

test("a file that cannot be opened is named with the reason", async () => {
  const folder = createFolder();
  const file = path.join(folder, "site.db");
  mkdirSync(file);
  expect(await failureOf({ engine: "sqlite", file })).toBe(`${file} is a folder (SQLITE_CANTOPEN)`);
  const text = path.join(folder, "notes.txt");
  writeFileSync(
    text,
    "This is a text of more than one hundred bytes, which no SQLite file could ever start with.".repeat(9),
  );
  expect(await failureOf({ engine: "sqlite", file: text })).toBe(`${text} is not an SQLite database (SQLITE_NOTADB)`);
  const inText = path.join(text, "site.db");
  expect(await failureOf({ engine: "sqlite", file: inText })).toBe(`${text} is not a folder (EEXIST)`);
  const deep = path.join(text, "data/site.db");
  expect(await failureOf({ engine: "sqlite", file: deep })).toBe(
    `the folder ${path.dirname(deep)} cannot be made (ENOTDIR)`,
  );
});

test("a server that cannot be used is named without the password", async () => {
  const url = new URL(inject("postgresUrl"));
  url.password = "secret-value";
  url.pathname = "/no_such_database";
  expect(await failureOf({ engine: "postgres", url: url.href })).toBe(
    `${url.host} has no database of that name (3D000)`,
  );
  expect(await failureOf({ engine: "postgres", url: "postgres://owner:secret-value@127.0.0.1:1/site" })).toBe(
    "no connection to 127.0.0.1:1 (ECONNREFUSED)",
  );
  expect(await failureOf({ engine: "postgres", url: "postgres://owner:secret value@:not a port/site" })).not.toContain(
    "secret",
  );
});

test.for(engines)("a database that a newer version has migrated is said to be that (%s)", async (engine) => {
  const { db, databaseUrl } = await testServices(engine);
  await sql`insert into kysely_migration values ('9999-of-a-newer-version', ${new Date().toISOString()})`.execute(db);
  expect(await failureOf(readConfig({ DATABASE_URL: databaseUrl }).database)).toBe(
    "a newer version of the site has changed it; start that version, or restore a backup from before it (NEWER_DATABASE)",
  );
});

test.for(engines)("after trouble a check writes as many bytes as a request may have (%s)", async (engine) => {
  const { db, health } = await testServices(engine);
  health.doubt();
  await health.check();
  const size = sql.raw(engine === "sqlite" ? "length" : "pg_column_size");
  const { rows } = await sql<{
    bytes: number;
  }>`select ${size}(value) as bytes from settings where name = 'health'`.execute(db);
  expect(rows[0]?.bytes).toBeGreaterThanOrEqual(64 * 1024);
});

test("what a server answers is not called a lost connection", () => {
  const address: DatabaseLocation = { engine: "postgres", url: "postgres://owner:secret@db.example:5432/site" };
  const describe = (code: string) => describeOpenFailure(address, code).split("DATABASE_URL: ")[1];
  for (const code of ["42501", "53300", "57P03", "TypeError"]) {
    expect(describe(code)).toBe(`db.example:5432 answers, but its database cannot be used (${code})`);
  }
  for (const code of ["ECONNREFUSED", "ENOTFOUND", "ENETUNREACH", "EHOSTDOWN", "EAI_FAIL", "Error"]) {
    expect(describe(code)).toBe(`no connection to db.example:5432 (${code})`);
  }
});
