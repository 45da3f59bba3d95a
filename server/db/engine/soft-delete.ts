import type { Db } from "./database.ts";
import { earlier } from "./times.ts";
import { inTransaction } from "./transaction.ts";

const restorePeriod = 30 * 24 * 60 * 60 * 1000;

/** What was deleted after this moment can still be restored. */
export const restorableSince = (now: Date) => earlier(now, restorePeriod);

/** Deletes for good the students and requests that can no longer be restored, with their history. */
export async function purgeDeleted(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [subject, table] of [
      ["student", "students"],
      ["request", "requests"],
    ] as const) {
      const gone = trx.selectFrom(table).select("id").where("deleted_at", "<=", restorableSince(now));
      await trx.deleteFrom("changes").where("subject", "=", subject).where("subject_id", "in", gone).execute();
      await trx.deleteFrom(table).where("deleted_at", "<=", restorableSince(now)).execute();
    }
  });
}
