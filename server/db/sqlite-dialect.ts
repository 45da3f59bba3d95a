import { mkdirSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";

const busyTimeout = 5000;

/** Opens the file, and makes its folder at the first start, closed to other users: it holds personal data. */
export function openSqlite(file: string): Sqlite.Database {
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const database = new Sqlite(file);
  // The wait for a lock comes first: switching to WAL needs a lock itself.
  database.pragma(`busy_timeout = ${busyTimeout}`);
  database.pragma("journal_mode = WAL");
  // An answered request is a promise, so it must outlive a power cut: NORMAL could roll the last commits back.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}

/** A reader that turns writer halfway fails at once when another process writes: every transaction starts as a writer. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** With schema changes in a transaction, two processes that start on one file migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export class SiteSqliteDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super({ database: async () => openSqlite(file) });
    this.#file = file;
  }

  override createDriver() {
    return new ImmediateDriver({ database: async () => openSqlite(this.#file) });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}
