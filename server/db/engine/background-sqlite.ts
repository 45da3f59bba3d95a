// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";

type Query = Pick<CompiledQuery, "sql" | "parameters">;
/** An error loses its class on its way between threads. */
type Reply = { result: QueryResult<never> } | { message: string; code: string };
type ThreadOptions = { /** Where packages are looked for. */ from: string; file: string; pragmas: readonly string[] };

/** Runs in the thread, from its source text: in the bundle it has no file of its own, so it uses nothing from outside itself. */
function answerQueries() {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { from, file, pragmas }: ThreadOptions = workerData;
  const SqliteHere: typeof Sqlite = process.getBuiltinModule("node:module").createRequire(from)("better-sqlite3");
  const database = new SqliteHere(file);
  for (const pragma of pragmas) database.pragma(pragma);
  const execute = ({ sql, parameters }: Query) => {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
  };
  parentPort?.on("message", (query: Query | "close") => {
    if (query === "close") {
      database.close();
      process.exit();
    }
    try {
      parentPort.postMessage({ result: execute(query) });
    } catch (error) {
      if (!(error instanceof SqliteHere.SqliteError)) throw error;
      parentPort.postMessage({ message: error.message, code: error.code });
    }
  });
}

/** On a full disk SQLite rolls back by itself: the error of rolling back again must not hide the first one. */
export function ignoreEndedTransaction(error: unknown) {
  if (!(error instanceof Error && error.message.endsWith("no transaction is active"))) throw error;
}

/** A connection that works in a thread of its own: neither its queries nor its disk hold up the event loop. One user after the other, one query at a time. */
export class BackgroundSqliteDriver implements Driver {
  readonly #options: ThreadOptions;
  #thread: Worker | undefined;
  #began = 0;
  #turn: Promise<void> = Promise.resolve();
  #endTurn = () => {};

  constructor(file: string, pragmas: readonly string[]) {
    this.#options = { from: import.meta.url, file, pragmas };
  }

  async init() {
    this.#thread = new Worker(`(${answerQueries.toString()})()`, { eval: true, workerData: this.#options });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    this.#endTurn = resolve;
    const thread = this.#thread;
    if (!thread) throw new Error("the thread is not started");
    return {
      async executeQuery({ sql, parameters }) {
        const answered = once(thread, "message");
        thread.postMessage({ sql, parameters } satisfies Query);
        const [reply]: Reply[] = await answered;
        if (!reply) throw new Error("the thread ended");
        if ("message" in reply) throw new Sqlite.SqliteError(reply.message, reply.code);
        return reply.result;
      },
      streamQuery() {
        throw new Error("nothing is streamed in the background");
      },
    };
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    this.#began = performance.now();
  }

  /** Rests as long as it held the write lock, so that a visitor's save soon finds it free. */
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
    await sleep(performance.now() - this.#began);
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("rollback")).catch(ignoreEndedTransaction);
  }

  async releaseConnection() {
    this.#endTurn();
  }

  async destroy() {
    if (!this.#thread) return;
    const ended = once(this.#thread, "exit");
    this.#thread.postMessage("close");
    await ended;
  }
}
