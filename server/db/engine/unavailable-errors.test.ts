import { sql } from "kysely";
import { expect, test } from "vitest";
import { engines, testServices } from "#tests/support/test-services.ts";
import type { Db } from "./database.ts";
import { saveSetting } from "./settings-table.ts";
import { isDatabaseUnavailable } from "./unavailable-errors.ts";

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test.for(engines)("a database that is gone is unavailable, a wrong query is not (%s)", async (engine) => {
  const { db } = await testServices(engine);
  expect(isDatabaseUnavailable(await failureOf(sql`select wrong from nowhere`.execute(db)))).toBe(false);
  const refused =
    engine === "sqlite"
      ? sql`pragma query_only = on`.execute(db).then(() => sql`delete from settings`.execute(db))
      : db
          .transaction()
          .execute((trx) =>
            sql`set transaction read only`.execute(trx).then(() => sql`delete from settings`.execute(trx)),
          );
  expect(isDatabaseUnavailable(await failureOf(refused))).toBe(true);
});

test("who loses a deadlock on PostgreSQL may try again", async () => {
  const { db } = await testServices("postgres");
  for (const name of ["a", "b"]) await saveSetting(db, name, "");
  const locked = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  const lockBoth = (first: "a" | "b", second: "a" | "b") =>
    db.transaction().execute(async (trx) => {
      await saveSetting(trx, first, "mine");
      locked[first].resolve();
      await locked[second].promise;
      await saveSetting(trx, second, "mine");
    });
  const failures = await Promise.all([failureOf(lockBoth("a", "b")), failureOf(lockBoth("b", "a"))]);
  expect(failures.filter(Boolean).map(isDatabaseUnavailable)).toEqual([true]);
});

test("a full disk is named as that, in a transaction and in a thread too", async () => {
  const site = await testServices("sqlite");
  const write = (trx: Db) => saveSetting(trx, "large", "x".repeat(1_000_000));
  const fill = async (db: Db) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
    return failureOf(db.transaction().execute(write));
  };
  for (const error of [await fill(site.db), await site.inBackground(fill)]) {
    expect(error).toMatchObject({ code: "SQLITE_FULL" });
    expect(isDatabaseUnavailable(error)).toBe(true);
  }
});

test("the same code from elsewhere says nothing of the database", () => {
  for (const code of ["ECONNRESET", "EPIPE", "SQLITE_FULL", "57P01"]) {
    expect(isDatabaseUnavailable(Object.assign(new Error("connection terminated"), { code }))).toBe(false);
  }
  expect(isDatabaseUnavailable(new Error("connection terminated"))).toBe(false);
});
