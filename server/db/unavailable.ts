/** Classes of PostgreSQL's codes: lost connections, no resources (a full disk too), shutdown or start, read-only. */
const postgresCode = /^(08...|53...|57P..|25006)$/;
const sqliteCode = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)/;
const networkCode = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the client for PostgreSQL says of its own accord comes without a code. */
const clientText = /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout/i;

/** Whether an error means that the database cannot be used right now, whatever was asked of it. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === undefined) return clientText.test(error.message);
  return postgresCode.test(code) || sqliteCode.test(code) || networkCode.test(code);
}
