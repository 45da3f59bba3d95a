import { type Db, isPostgres } from "./database.ts";
import { earlier } from "./times.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Who tries: an address, or a browser that signed in before. Strangers share one more budget, for all of them. */
export type Guesser = { who: string; isKnown: boolean };

const perGuesser = { most: 5, within: 15 * minute };
const allStrangers = { most: 100, within: day };
/** Enough for a day of slips, and far from enough to find a PIN. */
const perKnownBrowser = { most: 20, within: day };

type Try = { isAllowed: true; id: string } | { isAllowed: false; until: Date };

/**
 * Counts a try before anybody looks at its PIN, or refuses it. The count is in the database and taken one at a
 * time, so neither a restart nor a second instance nor many connections at once give a try more.
 */
export async function takeTry(db: Db, guesser: Guesser, now: Date): Promise<Try> {
  // Without the lock first: a flood of refused tries must not queue up for it.
  const until = await findLockEnd(db, guesser, now);
  if (until) return { isAllowed: false, until };
  return db.transaction().execute(async (trx) => {
    // SQLite has one writer at a time anyway.
    if (isPostgres(trx)) {
      await trx.selectFrom("settings").select("name").where("name", "=", "pin-tries-lock").forUpdate().execute();
    }
    const until = await findLockEnd(trx, guesser, now);
    if (until) return { isAllowed: false, until };
    await trx.deleteFrom("pin_tries").where("at", "<=", earlier(now, day)).execute();
    const id = crypto.randomUUID();
    await trx
      .insertInto("pin_tries")
      .values({ id, who: guesser.who, is_known: guesser.isKnown ? 1 : 0, is_cleared: 0, at: now.toISOString() })
      .execute();
    return { isAllowed: true, id };
  });
}

/** A right PIN was no failure, and forgives this guesser's earlier ones. */
export async function clearTries(db: Db, { who }: Guesser, id: string): Promise<void> {
  await db.deleteFrom("pin_tries").where("id", "=", id).execute();
  await db.updateTable("pin_tries").set({ is_cleared: 1 }).where("who", "=", who).execute();
}

async function findLockEnd(db: Db, { who, isKnown }: Guesser, now: Date): Promise<Date | undefined> {
  const tries = db.selectFrom("pin_tries").select("at").orderBy("at", "desc").limit(1);
  const own = tries.where("who", "=", who);
  const budgets = [
    { ...perGuesser, spent: own.where("is_cleared", "=", 0) },
    isKnown ? { ...perKnownBrowser, spent: own } : { ...allStrangers, spent: tries.where("is_known", "=", 0) },
  ];
  let end = 0;
  for (const { most, within, spent } of budgets) {
    const last = await spent
      .where("at", ">", earlier(now, within))
      .offset(most - 1)
      .executeTakeFirst();
    if (last) end = Math.max(end, new Date(last.at).getTime() + within);
  }
  return end > 0 ? new Date(end) : undefined;
}
