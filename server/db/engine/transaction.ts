import type { Db } from "./database.ts";

/** Runs in a transaction of its own, or in the caller's: Kysely nests none. */
export const inTransaction = <Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);
