import type { Db } from "./database.ts";
import { earlier } from "./times.ts";

const restorePeriod = 30 * 24 * 60 * 60 * 1000;

/** What was deleted after this moment can still be restored. */
export const restorableSince = (now: Date) => earlier(now, restorePeriod);

/** Removes for good the students and the requests whose time to be restored has ended. */
export async function purgeDeleted(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("students").where("deleted_at", "<=", restorableSince(now)).execute();
  await db.deleteFrom("requests").where("deleted_at", "<=", restorableSince(now)).execute();
}
