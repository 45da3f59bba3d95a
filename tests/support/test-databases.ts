import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { SiteSqliteDialect } from "#server/db/engine/sqlite-dialect.ts";
import { createTestDatabase, type Engine } from "./test-services.ts";
import { isPostgres, type Db } from "#server/db/engine/database.ts";
import { letOthersRun } from "#server/db/engine/query-helpers.ts";

export const waitingForLocks = sql`select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** A database as it is before any migration. */
export async function openEmpty(engine: Engine, url?: string) {
  const { database } = readConfig({ DATABASE_URL: url ?? (await createTestDatabase(engine)) });
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

/** What writes students or reviews waits until it is released: what was sent meanwhile then really happens at once. */
export async function holdStudents(engine: Engine, url: string) {
  const db = await openEmpty(engine, url);
  const held = await db.startTransaction().execute();
  if (engine === "postgres") await sql`lock table students, reviews in exclusive mode`.execute(held);
  const countWaiting = async () => (await waitingForLocks.execute(db)).rows.length;
  return {
    /** On SQLite nobody can tell who waits: whatever needs no database is done by then. */
    async releaseWhenWaiting(count: number) {
      if (engine === "postgres") await expect.poll(countWaiting).toBe(count);
      else for (let turn = 0; turn < 100; turn += 1) await letOthersRun();
      await held.commit().execute();
    },
  };
}

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

/** A TCP proxy that can stop forwarding, as when the server hangs, or break a connection that sends `cutAt`. */
export async function startPostgresProxy(url: string, cutAt?: string) {
  const { hostname, port } = new URL(url);
  const ends: [Socket, Socket][] = [];
  let holdAt: string | undefined;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on("error", () => {});
    near.on("data", (bytes) => cutAt && bytes.includes(cutAt) && near.destroy());
    near.on("data", (bytes) => holdAt && bytes.includes(holdAt) && far.unpipe(near));
    near.pipe(far).pipe(near);
    ends.push([near, far]);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const held = new URL(url);
  held.hostname = "127.0.0.1";
  held.port = String((proxy.address() as AddressInfo).port);
  return {
    url: held.href,
    hold: () => ends.forEach(([near, far]) => near.unpipe(far)),
    /** Holds what the server answers from a text on, on each connection that sends it; without one on no further connection. */
    holdAt: (text?: string) => void (holdAt = text),
    release: () => ends.forEach(([near, far]) => near.pipe(far)),
  };
}
