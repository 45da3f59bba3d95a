import type { DatabaseConnection, Driver } from "kysely";

/** PostgreSQL's codes: lost connections, no resources (a full disk too), time limit, shutdown or start, read-only, locks. */
const postgresCode = /^(08...|53...|57014|57P..|25006|40P01|55P03)$/;
/** PostgreSQL's codes where a lock was waited for in vain, or a deadlock was lost: nothing was changed. */
const lockCode = /^(40P01|55P03)$/;
const sqliteCode = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)/;
export const networkErrorCodePattern =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENETRESET|ENOTFOUND|EAI_\w+)$/;
/** Errors of the PostgreSQL driver itself have no code. */
const driverMessage = /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout/i;

/** A visitor's connection breaks with the same codes, so only errors that a query threw count. */
const thrownByDatabase = new WeakSet<Error>();

function markAsDatabaseErrorAndRethrow(error: unknown): never {
  if (error instanceof Error) thrownByDatabase.add(error);
  throw error;
}

/** Wraps every query, `begin` and `commit` included. */
export function markDriverErrors(driver: Driver): Driver {
  const marking = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(markAsDatabaseErrorAndRethrow);
    if (marking.has(connection)) return connection;
    marking.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, queryOptions) =>
      execute<never>(query, queryOptions).catch(markAsDatabaseErrorAndRethrow);
    return connection;
  };
  return driver;
}

/** Whether an error means that the database cannot be used right now, whatever was queried. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !thrownByDatabase.has(error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === undefined) return driverMessage.test(error.message);
  return postgresCode.test(code) || sqliteCode.test(code) || networkErrorCodePattern.test(code);
}

/** Whether a transaction on PostgreSQL did nothing because of another's lock. */
export const isPostgresLockFailure = (error: unknown) =>
  error instanceof Error && "code" in error && lockCode.test(String(error.code));
