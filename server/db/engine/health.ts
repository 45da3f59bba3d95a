import type { Db } from "./database.ts";
import { saveSetting } from "./settings.ts";

/** A database that worked this shortly ago is not queried: under load the query would wait in a long queue. */
const proofHolds = 1000;
/** Seldom enough not to wear a disk. */
const writeInterval = 10_000;
/** After trouble there must be room for a request again, not just for a few bytes. */
const roomForRequest = 64 * 1024;

/** Whether the database accepts reads and, tried now and then, writes: reads still work on a full disk. */
export function createHealth({ db, now }: { db: Db; now: () => Date }) {
  let readAt = 0;
  let writtenAt = 0;
  let isDoubted = false;
  let checking: Promise<void> | undefined;

  // A clock that is set back must not postpone a check.
  const isOlder = (at: number, age: number) => Math.abs(now().getTime() - at) >= age;

  function confirm() {
    isDoubted = false;
    readAt = writtenAt = now().getTime();
  }

  async function probe() {
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
    /** A visitor's request was saved, which proves reads and writes. */
    confirm,
    /** A write has failed: the next check tries one. */
    doubt: () => void (isDoubted = true),
    /** Rejects when the database fails. Concurrent checks share one query. */
    async check() {
      if (!isDoubted && !isOlder(readAt, proofHolds)) return;
      await (checking ??= probe().finally(() => (checking = undefined)));
    },
  };
}
