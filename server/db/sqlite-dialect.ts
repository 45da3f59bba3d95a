import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { markErrors } from "./unavailable.ts";

/** How long a visitor waits while another process holds the file. */
const longestWait = 5000;
/** SQLite itself waits with the whole process standing still, so it waits briefly and is asked again. */
const busyTimeout = 10;
const pauseWhileBusy = 20;

/** Makes folder and file at the first start. They hold personal data, so other users of the machine are kept out. */
function closeToOthers(file: string) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  // SQLite would create it readable to all; its -wal and -shm take over the mode of the file.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(name, 0o600);
    } catch {
      // Not there, or not ours to change.
    }
  }
}

export function openSqlite(file: string): Sqlite.Database {
  if (file !== ":memory:") closeToOthers(file);
  const database = new Sqlite(file);
  // The wait for a lock comes first: switching to WAL needs a lock itself.
  database.pragma(`busy_timeout = ${longestWait}`);
  database.pragma("journal_mode = WAL");
  // An answered request is a promise, so it must outlive a power cut: NORMAL could roll the last commits back.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}

function openForSite(file: string): Sqlite.Database {
  const database = openSqlite(file);
  database.pragma(`busy_timeout = ${busyTimeout}`);
  return database;
}

const isBusy = (error: unknown) => error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY";

/** Waits for a file that is locked while pages and reads go on. Once it has waited in vain, others fail without waiting. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #busySince: number | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        // A read says nothing: it passes beside a writer.
        if (!SelectQueryNode.is(query.query)) this.#busySince = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince > longestWait) throw error;
        await sleep(pauseWhileBusy);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

class SiteSqliteDriver extends SqliteDriver {
  #patient: PatientConnection | undefined;

  override async acquireConnection() {
    this.#patient ??= new PatientConnection(await super.acquireConnection());
    return this.#patient;
  }

  /** A reader that turns writer halfway fails at once when another process writes: every transaction starts as a writer. */
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
    super({ database: async () => openForSite(file) });
    this.#file = file;
  }

  override createDriver() {
    return markErrors(new SiteSqliteDriver({ database: async () => openForSite(this.#file) }));
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}
