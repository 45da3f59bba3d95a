import type { Db } from "./database.ts";
import { earlier } from "./times.ts";

const restorePeriod = 30 * 24 * 60 * 60 * 1000;

/** What was deleted after this moment can still be restored. */
export const restorableSince = (now: Date) => earlier(now, restorePeriod);

/** Deletes for good the students and requests that can no longer be restored. */
export async function purgeDeleted(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("students").where("deleted_at", "<=", restorableSince(now)).execute();
  await db.deleteFrom("requests").where("deleted_at", "<=", restorableSince(now)).execute();
}
