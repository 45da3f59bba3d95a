import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test, vi } from "vitest";
import { openEmpty, startPostgresProxy, waitingForLocks } from "#tests/support/test-databases.ts";
import { createTestDatabase } from "#tests/support/test-services.ts";
import { readConfig } from "../../config.ts";
import { up as initial } from "../migrations/0001-initial.ts";
import { up as staff } from "../migrations/0002-staff.ts";
import { up as gatewayCalls } from "../migrations/0003-gateway-calls.ts";
import { up as pinOfTries } from "../migrations/0004-pin-of-tries.ts";
import { up as requestVersions } from "../migrations/0005-request-versions.ts";
import { openDatabase } from "./database.ts";
import { saveSetting } from "./settings-table.ts";
import { isDatabaseUnavailable } from "./unavailable-errors.ts";

test("what SQLite has committed survives a power cut", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "made/at/start/site.db");
  const db = await openDatabase({ engine: "sqlite", file });
  onTestFinished(() => db.destroy());
  const pragma = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(existsSync(file)).toBe(true);
});

test("SQLite prepares a statement once, however often it is run: each is garbage that stops the event loop", async () => {
  const db = await openDatabase({ engine: "sqlite", file: ":memory:" });
  onTestFinished(() => db.destroy());
  const prepare = vi.spyOn(Sqlite.prototype, "prepare");
  onTestFinished(() => prepare.mockRestore());
  for (let index = 0; index < 100; index += 1) await saveSetting(db, `name ${index}`, "value");
  expect(await db.selectFrom("settings").select("name").where("name", "like", "name %").execute()).toHaveLength(100);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("a SQLite database is closed to other users of the machine, one made by an older start too", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "data/site.db");
  const modes = () =>
    [path.dirname(file), file, `${file}-wal`, `${file}-shm`].map((name) => statSync(name).mode & 0o777);
  const closed = [0o700, 0o600, 0o600, 0o600];
  const first = await openDatabase({ engine: "sqlite", file });
  expect(modes()).toEqual(closed);
  await first.destroy();
  chmodSync(file, 0o644);
  const second = await openDatabase({ engine: "sqlite", file });
  onTestFinished(() => second.destroy());
  expect(modes()).toEqual(closed);
});

test("instances that start at once on PostgreSQL migrate one after the other", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("postgres") });
  const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(database)));
  onTestFinished(async () => void (await Promise.all(opened.map((db) => db.destroy()))));
  for (const db of opened) expect(await db.selectFrom("requests").selectAll().execute()).toEqual([]);
});

test("migrations give way to what an older instance saves meanwhile on PostgreSQL, and come after it", async () => {
  const url = await createTestDatabase("postgres");
  const old = await openEmpty("postgres", url);
  const migrations = {
    "0001-initial": { up: initial },
    "0002-staff": { up: staff },
    "0003-gateway-calls": { up: gatewayCalls },
    "0004-pin-of-tries": { up: pinOfTries },
    "0005-request-versions": { up: requestVersions },
  };
  await new Migrator({ db: old, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  const saveRequest = (db: typeof old, id: string) =>
    sql`insert into requests (id, kind, body, created_at) values (${id}, 'contact', '{}', '2026')`.execute(db);
  const saveDelivery = (db: typeof old, id: string) =>
    sql`insert into deliveries (id, request_id, kind, state, created_at, due_at, give_up_at, tries)
      values (${id}, ${id}, 'contact', 'pending', '2026', '2026', '2026', 0)`.execute(db);
  let opening: ReturnType<typeof openDatabase> | undefined;
  await old.transaction().execute(async (trx) => {
    await saveRequest(trx, "first");
    opening = openDatabase({ engine: "postgres", url });
    opening.catch(() => {});
    await expect.poll(async () => (await waitingForLocks.execute(old)).rows).toHaveLength(1);
    // A visitor's request waits for the migration, which waits for this transaction.
    await saveRequest(old, "second");
    await saveDelivery(old, "second");
    await saveDelivery(trx, "first");
  });
  const db = await opening;
  onTestFinished(async () => db?.destroy());
  const saved = await db?.selectFrom("deliveries").select(["id", "sender"]).orderBy("id").execute();
  expect(saved).toEqual(["first", "second"].map((id) => ({ id, sender: "" })));
});

test("processes that start at once on one SQLite file migrate one after the other", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("sqlite") });
  const module = new URL("database.ts", import.meta.url).href;
  const program = `const { openDatabase } = await import(${JSON.stringify(module)});
    await (await openDatabase(${JSON.stringify(database)})).destroy();`;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  await expect(Promise.all([run(), run(), run()])).resolves.toHaveLength(3);
});

test("a write waits for a locked SQLite file without blocking the event loop", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("sqlite") });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const other = new Sqlite(database.engine === "sqlite" ? database.file : "");
  onTestFinished(() => void other.close());
  other.exec("begin exclusive");
  const write = db.transaction().execute((trx) => saveSetting(trx, "name", "value"));
  const single = saveSetting(db, "other", "value");
  await new Promise((resolve) => setTimeout(resolve, 100));
  other.exec("commit");
  await Promise.all([write, single]);
  const saved = await db.selectFrom("settings").select("name").where("value", "=", "value").execute();
  expect(saved).toHaveLength(2);
});

test("what is saved after PostgreSQL has hung is committed", async () => {
  const url = await createTestDatabase("postgres");
  const proxy = await startPostgresProxy(url);
  const db = await openDatabase({ engine: "postgres", url: proxy.url });
  onTestFinished(() => db.destroy());
  await db.selectFrom("settings").selectAll().execute();
  proxy.hold();
  const late = db.transaction().execute((trx) => saveSetting(trx, "late", "value"));
  await expect(late).rejects.toThrow("query read timeout");
  proxy.release();
  await saveSetting(db, "name", "value");
  const other = await openDatabase({ engine: "postgres", url });
  onTestFinished(() => other.destroy());
  const seen = await other.selectFrom("settings").select("name").where("value", "=", "value").execute();
  expect(seen).toEqual([{ name: "name" }]);
});

test("a server that was busy itself gets what PostgreSQL answered meanwhile, on open and on new connections", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("postgres") });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const answers = ["one", "two", "three"].map((name) => saveSetting(db, name, "value"));
  await new Promise((resolve) => setImmediate(resolve));
  // Nothing of this process runs for longer than a query may take.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3500);
  expect(await Promise.all(answers)).toHaveLength(3);
});

test("connections on which PostgreSQL hangs as soon as they are made leave their places to others", async () => {
  const proxy = await startPostgresProxy(await createTestDatabase("postgres"));
  const db = await openDatabase({ engine: "postgres", url: proxy.url });
  onTestFinished(() => db.destroy());
  proxy.holdAt("set statement_timeout");
  const saved = await Promise.allSettled(Array.from({ length: 25 }, (_, at) => saveSetting(db, `${at}`, "value")));
  expect(saved.filter(({ status }) => status === "rejected")).not.toEqual([]);
  proxy.holdAt();
  // Takes two connections at once.
  await db.transaction().execute(async () => saveSetting(db, "name", "value"));
  expect(await db.selectFrom("settings").select("value").where("name", "=", "name").execute()).toHaveLength(1);
});

test("a query that took too long is ended at the PostgreSQL server too", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("postgres") });
  const [db, other] = await Promise.all([openDatabase(database), openDatabase(database)]);
  onTestFinished(async () => void (await Promise.all([db.destroy(), other.destroy()])));
  await other.transaction().execute(async (trx) => {
    await sql`lock table settings`.execute(trx);
    const error = await saveSetting(db, "name", "value").catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect.poll(async () => (await waitingForLocks.execute(trx)).rows).toEqual([]);
  });
});

test("a PostgreSQL connection that breaks fails its query and nothing else", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("postgres") });
  const [db, other] = await Promise.all([openDatabase(database), openDatabase(database)]);
  onTestFinished(async () => void (await Promise.all([db.destroy(), other.destroy()])));
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const broken = db.transaction().execute(async (trx) => {
    await trx.selectFrom("requests").selectAll().execute();
    await cut.execute(other);
    await trx.selectFrom("requests").selectAll().execute();
  });
  await expect(broken).rejects.toThrow(/terminat|connection|not queryable|ECONNRESET|EPIPE/i);
  await expect(db.selectFrom("requests").selectAll().execute()).resolves.toEqual([]);
});
