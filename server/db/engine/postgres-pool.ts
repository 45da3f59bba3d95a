import pg from "pg";
import { answerInTime } from "./answer-in-time.ts";

/** For getting a connection, and again for each query: a server may hang without closing its connections. */
const timeout = 3000;

/** Gives its connection up when it is not made in time. The driver's own limit is a plain timer. */
class TimedClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const connected = answerInTime(super.connect(), timeout, "timeout exceeded when trying to connect");
    connected.catch(() => this.connection.stream.destroy());
    if (!callback) return connected;
    connected.then(() => (callback as () => void)(), callback);
  }
}

/**
 * A query that timed out may still run when the server recovers: a late `begin` would leave the pooled connection in a
 * transaction that is never committed, and the next save would be lost in it. So the connection is closed.
 */
function closeOnQueryTimeout(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      const late = "query read timeout";
      const answered = answerInTime<unknown>(result, timeout, late);
      answered.catch((error: unknown) => {
        if (error instanceof Error && error.message === late) void (client as pg.Client).end();
      });
      return answered;
    },
  });
}

type PoolOptions = { max: number; hasQueryTimeout: boolean; lockTimeout?: number };

export function createPostgresPool(url: string, { max, hasQueryTimeout, lockTimeout = 0 }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    Client: TimedClient,
    // For a place in the queue whose caller has given up: without it they would pile up before a server that hangs.
    connectionTimeoutMillis: 4 * timeout,
    max,
    // The server must give up as well: a query would go on there when nobody waits for it, and hold its connection and locks.
    // It is told by a query, since poolers such as PgBouncer refuse it as a parameter of the connection.
    onConnect: (client) =>
      client.query(`set statement_timeout = ${hasQueryTimeout ? timeout : 0}; set lock_timeout = ${lockTimeout}`),
  });
  // A broken connection rejects its query and is replaced; without listeners these events would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (hasQueryTimeout) closeOnQueryTimeout(client);
  });
  return {
    options: pool.options,
    end: () => pool.end(),
    connect() {
      const connected = pool.connect();
      return answerInTime(connected, timeout, "timeout exceeded when trying to connect").catch((error: unknown) => {
        // It goes back to the pool when it comes too late.
        connected.then(
          (client) => client.release(),
          () => {},
        );
        throw error;
      });
    },
  };
}
