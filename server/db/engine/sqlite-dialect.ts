import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { LRUCache } from "lru-cache";
import {
  CompiledQuery,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from "kysely";
import { BackgroundSqliteDriver, ignoreEndedTransaction } from "./background-sqlite.ts";
import { markDriverErrors } from "./unavailable-errors.ts";

/** How long queries wait while another process holds the write lock. */
const maxWait = 5000;
/** SQLite's own wait blocks the event loop, so it is short and the query is retried. */
const busyTimeout = 10;
const pauseWhileBusy = 20;

const pragmas = [
  // The wait for a lock comes first: switching to WAL needs a lock itself.
  `busy_timeout = ${maxWait}`,
  "journal_mode = WAL",
  // A confirmed request must survive a power cut: NORMAL could roll the last commits back.
  "synchronous = FULL",
  "foreign_keys = ON",
  // What is erased is gone from the file too: SQLite would leave it in free pages.
  "secure_delete = ON",
];

/** Creates folder and file at the first start, unreadable to other users of the machine: they hold personal data. */
function ensurePrivateDatabaseFile(file: string) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  // SQLite would create it readable to all; its -wal and -shm inherit the mode of the file.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(name, 0o600);
    } catch {
      // It does not exist, or belongs to another user.
    }
  }
}

export function openSqliteFile(file: string): Sqlite.Database {
  if (file !== ":memory:") ensurePrivateDatabaseFile(file);
  const database = new Sqlite(file);
  for (const pragma of pragmas) database.pragma(pragma);
  return database;
}

/** More than the site has; those with lists of values have one for each length. */
const maxStatements = 200;

/**
 * Statements are prepared once. Kysely prepares one for each query, which costs more than most queries, and the garbage
 * collector frees tens of thousands at a time: no page is served for a tenth of a second.
 */
function openWithPreparedStatements(file: string): SqliteDatabase {
  const database = openSqliteFile(file);
  database.pragma(`busy_timeout = ${busyTimeout}`);
  const prepared = new LRUCache<string, Sqlite.Statement>({
    max: maxStatements,
    memoMethod: (text) => database.prepare(text),
  });
  // Some pragmas take effect when they are prepared.
  const prepare = (text: string) => (text.startsWith("pragma") ? database.prepare(text) : prepared.memo(text));
  return { prepare, close: () => void database.close() };
}

const isSqliteBusyError = (error: unknown) => error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY";

/**
 * Retries while another process holds the write lock, without blocking the event loop: cached pages are served meanwhile.
 * Queries are not: Kysely runs them one at a time on this connection, so reads, which WAL alone would let pass, queue
 * behind a write that waits. After one wait in vain writes fail at once until one succeeds, so that the queue drains.
 */
class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #busySince: number | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        // In WAL mode a read succeeds beside a writer, so it does not prove that the lock is gone.
        if (!SelectQueryNode.is(query.query)) this.#busySince = undefined;
        return result;
      } catch (error) {
        if (!isSqliteBusyError(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince > maxWait) throw error;
        await sleep(pauseWhileBusy);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

class SiteSqliteDriver extends SqliteDriver {
  #retrying: RetryingConnection | undefined;

  override async acquireConnection() {
    this.#retrying ??= new RetryingConnection(await super.acquireConnection());
    return this.#retrying;
  }

  /** A read transaction that starts to write fails at once if another process has written: begin as a writer. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch(ignoreEndedTransaction);
  }
}

/** Migrations in one transaction: processes that start on the same file migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export class SiteSqliteDialect extends SqliteDialect {
  readonly #file: string;
  readonly #isBackground: boolean;

  constructor(file: string, { isBackground = false } = {}) {
    super({ database: async () => openWithPreparedStatements(file) });
    this.#file = file;
    this.#isBackground = isBackground;
  }

  override createDriver() {
    return markDriverErrors(
      this.#isBackground
        ? new BackgroundSqliteDriver(this.#file, pragmas)
        : new SiteSqliteDriver({ database: async () => openWithPreparedStatements(this.#file) }),
    );
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}
