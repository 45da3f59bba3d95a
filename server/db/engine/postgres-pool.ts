import pg from "pg";
import { answerInTime } from "./answer-in-time.ts";

/** For getting a connection, and again for each query: a server may hang without closing its connections. */
const timeout = 3000;

const late = "timeout exceeded when trying to connect";

/** Gives its connection up when it is not made in time. The driver's own limit is a plain timer. */
class TimedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const settled = new Promise((resolve) => this.once("connect", resolve).once("end", resolve));
    answerInTime(settled, timeout, late).catch(() => this.connection.stream.destroy());
  }
}

/**
 * A query that timed out may still run when the server recovers: a late `begin` would leave the pooled connection in a
 * transaction that is never committed, and the next save would be lost in it. So the connection is closed.
 */
function closeOnQueryTimeout(client: pg.ClientBase) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      const lateQuery = "query read timeout";
      const answered = answerInTime<unknown>(result, timeout, lateQuery);
      answered.catch((error: unknown) => {
        if (error instanceof Error && error.message === lateQuery) void (client as pg.Client).end();
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
    async onConnect(client) {
      client.on("error", () => {});
      // Before its first query: a connection on which that hangs would keep its place in the pool.
      if (hasQueryTimeout) closeOnQueryTimeout(client);
      await client.query(`set statement_timeout = ${hasQueryTimeout ? timeout : 0}; set lock_timeout = ${lockTimeout}`);
    },
  });
  // A broken connection rejects its query and is replaced; without listeners these events would end the process.
  pool.on("error", () => {});
  return {
    options: pool.options,
    end: () => pool.end(),
    connect() {
      const connected = pool.connect();
      return answerInTime(connected, timeout, late).catch((error: unknown) => {
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
