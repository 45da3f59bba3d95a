import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { up as initial } from "./migrations/0001-initial.ts";
import { up as staff } from "./migrations/0002-staff.ts";
import { up as gatewayCalls } from "./migrations/0003-gateway-calls.ts";
import { up as pinOfTries } from "./migrations/0004-pin-of-tries.ts";
import { up as requestVersions } from "./migrations/0005-request-versions.ts";
import { up as deliverySenders } from "./migrations/0006-delivery-senders.ts";
import { SiteSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";
import { markErrors } from "./unavailable.ts";

export type Db = Kysely<Tables>;

export type DatabaseAddress = { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };

/** A visitor waits at most this long for a connection, and as long again for a database that has gone silent. */
const patience = 3000;

/**
 * What timed out may still run once the server wakes: a `begin` that nobody knows of would swallow the next save. So its
 * connection is cut and never used again.
 */
function cutAtTimeout(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const cut = (error: unknown) => {
    if (error instanceof Error && error.message === "Query read timeout") void (client as unknown as pg.Client).end();
  };
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const result = query(...args);
      if (result instanceof Promise) result.catch(cut);
      return result;
    },
  });
}

class SitePostgresDialect extends PostgresDialect {
  override createDriver() {
    return markErrors(super.createDriver());
  }
}

function openPostgres(url: string, limits: pg.PoolConfig): Db {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: patience, ...limits });
  // A connection that breaks fails its query and is replaced; unheard, these events would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    cutAtTimeout(client);
  });
  return new Kysely<Tables>({ dialect: new SitePostgresDialect({ pool }) });
}

const openSqlite = (file: string): Db => new Kysely<Tables>({ dialect: new SiteSqliteDialect(file) });

/** Runs what is new, once: PostgreSQL holds an advisory lock, SQLite a write transaction, while others wait. */
async function migrate(db: Db) {
  const migrations = {
    "0001-initial": { up: initial },
    "0002-staff": { up: staff },
    "0003-gateway-calls": { up: gatewayCalls },
    "0004-pin-of-tries": { up: pinOfTries },
    "0005-request-versions": { up: requestVersions },
    "0006-delivery-senders": { up: deliverySenders },
  };
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

export async function openDatabase(address: DatabaseAddress): Promise<Db> {
  // Migrating may wait long for another instance, so on PostgreSQL it gets a connection without a time limit.
  const migrating = address.engine === "postgres" ? openPostgres(address.url, { max: 1 }) : openSqlite(address.file);
  try {
    await migrate(migrating);
  } catch (error) {
    await migrating.destroy();
    throw error;
  }
  if (address.engine === "sqlite") return migrating;
  await migrating.destroy();
  return openPostgres(address.url, { max: 20, query_timeout: patience });
}

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;
