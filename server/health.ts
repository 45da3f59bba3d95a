import type { Db } from "./db/database.ts";
import { saveSetting } from "./db/settings.ts";

/** Seldom enough not to wear a disk. */
const writeInterval = 10_000;
/** After trouble there must be room for a request again, not just for a word. */
const roomForRequest = 64 * 1024;

export type Health = ReturnType<typeof createHealth>;

/** Whether the database takes reads and, tried now and then, writes: a full disk still reads. */
export function createHealth({ db, now }: { db: Db; now: () => Date }) {
  let writtenAt = 0;
  let isDoubted = false;
  let writing: Promise<void> | undefined;

  async function write() {
    const at = now();
    const size = isDoubted ? roomForRequest : 0;
    isDoubted = true;
    await saveSetting(db, "health", at.toISOString().padEnd(size, "."));
    isDoubted = false;
    writtenAt = at.getTime();
  }

  return {
    /** A write has failed: the next check tries one. */
    doubt: () => void (isDoubted = true),
    /** Fails when the database does. */
    async check() {
      await db.selectFrom("requests").select("id").limit(1).execute();
      // A clock that is set back must not put it off.
      const isDue = isDoubted || Math.abs(now().getTime() - writtenAt) > writeInterval;
      if (isDue) await (writing ??= write().finally(() => (writing = undefined)));
    },
  };
}
