import type { Db } from "./db/database.ts";
import { saveSetting } from "./db/settings.ts";

/** A database that worked so shortly ago is not queried: under load the query would wait in a long queue. */
const proofHolds = 1000;
/** Seldom enough not to wear a disk. */
const writeInterval = 10_000;
/** After trouble there must be room for a request again, not just for a few bytes. */
const roomForRequest = 64 * 1024;

export type Health = ReturnType<typeof createHealth>;

/** Whether the database takes reads and, tried now and then, writes: a full disk still reads. */
export function createHealth({ db, now }: { db: Db; now: () => Date }) {
  let readAt = 0;
  let writtenAt = 0;
  let isDoubted = false;
  let checking: Promise<void> | undefined;

  // A clock that is set back must not put anything off.
  const isOlder = (at: number, age: number) => Math.abs(now().getTime() - at) >= age;

  function confirm() {
    isDoubted = false;
    readAt = writtenAt = now().getTime();
  }

  async function ask() {
    await db.selectFrom("requests").select("id").limit(1).execute();
    if (!isDoubted && !isOlder(writtenAt, writeInterval)) {
      readAt = now().getTime();
      return;
    }
    const size = isDoubted ? roomForRequest : 0;
    isDoubted = true;
    await saveSetting(db, "health", now().toISOString().padEnd(size, "."));
    confirm();
  }

  return {
    /** A request was saved. */
    confirm,
    /** A write has failed: the next check tries one. */
    doubt: () => void (isDoubted = true),
    /** Fails when the database does. However many check, one query runs at a time. */
    async check() {
      if (!isDoubted && !isOlder(readAt, proofHolds)) return;
      await (checking ??= ask().finally(() => (checking = undefined)));
    },
  };
}
