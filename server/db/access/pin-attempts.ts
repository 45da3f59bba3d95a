import { isPostgres, type Db } from "../engine/database.ts";
import { isoTimestampAfter, isoTimestampBefore } from "../engine/query-helpers.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Whose attempts are counted, and against which PIN: a new PIN starts clean. A browser that signed in with an earlier PIN has
 * a budget apart from unknown clients, so that they cannot lock it out. All such browsers share it: a person who knew that
 * PIN can have many.
 */
export type PinGuesser = { kind: "address" | "browser" | "former browser"; name: string; pinHash: string };

const perGuesser = { most: 5, within: 15 * minute };
/** Enough for a day of typing errors, far too few to find a PIN; and no address uses up the shared budget alone. */
const perGuesserDaily = { most: 20, within: day };
const sharedDaily = { address: 100, "former browser": 20, browser: Number.POSITIVE_INFINITY };
/** Of unknown addresses: halved for every 50 wrong tries of the month before. Four digits last two years so, not 50 days. */
const shrinking = { per: 50, least: 5, within: 30 * day };

const guesserKey = ({ kind, name }: PinGuesser) => `${kind} ${name}`;

/** `isLastOfAll`: all unknown addresses together have used up their day. */
type Attempt = { isAllowed: true; id: string; isLastOfAll: boolean } | { isAllowed: false; until: Date };

/**
 * Counts an attempt before its PIN is compared, or rejects it. The count is in the database and serialized by a lock, so
 * neither a restart nor a second instance nor concurrent connections allow more attempts.
 */
export async function reservePinAttempt(db: Db, guesser: PinGuesser, now: Date): Promise<Attempt> {
  // Without the lock first: a flood of rejected attempts must not queue up for it.
  const until = await findLockoutEnd(db, guesser, now);
  if (until) return { isAllowed: false, until };
  return db.transaction().execute(async (trx) => {
    // SQLite has one writer at a time anyway.
    if (isPostgres(trx)) {
      await trx.selectFrom("settings").select("name").where("name", "=", "pin-tries-lock").forUpdate().execute();
    }
    const until = await findLockoutEnd(trx, guesser, now);
    if (until) return { isAllowed: false, until };
    await forgetOldAttempts(trx, now);
    const id = crypto.randomUUID();
    await trx
      .insertInto("pin_tries")
      .values({
        id,
        pin_digest: guesser.pinHash,
        who: guesserKey(guesser),
        is_known: guesser.kind === "address" ? 0 : 1,
        is_cleared: 0,
        at: now.toISOString(),
      })
      .execute();
    const isLastOfAll = guesser.kind === "address" && (await findSharedLockoutEnd(trx, guesser, now)) > 0;
    return { isAllowed: true, id, isLastOfAll };
  });
}

/** After a day nobody needs to know whose attempt it was, but that there was one. */
async function forgetOldAttempts(trx: Db, now: Date) {
  const old = isoTimestampBefore(now, day);
  await trx.deleteFrom("pin_tries").where("at", "<=", isoTimestampBefore(now, shrinking.within)).execute();
  await trx.deleteFrom("pin_tries").where("at", "<=", old).where("is_known", "=", 1).execute();
  await trx.updateTable("pin_tries").set({ who: "address " }).where("at", "<=", old).execute();
}

/** The right PIN: this attempt was no failure, and the guesser's earlier ones are forgiven for the short budget. */
export async function clearPinAttempts(db: Db, guesser: PinGuesser, id: string): Promise<void> {
  await db.deleteFrom("pin_tries").where("id", "=", id).execute();
  await db.updateTable("pin_tries").set({ is_cleared: 1 }).where("who", "=", guesserKey(guesser)).execute();
}

/** For the owner who is locked out: resets every budget. */
export async function deleteAllPinAttempts(db: Db): Promise<void> {
  await db.deleteFrom("pin_tries").execute();
}

async function findLockoutEnd(db: Db, guesser: PinGuesser, now: Date): Promise<Date | undefined> {
  const own = selectAttempts(db, guesser).where("who", "=", guesserKey(guesser));
  const ends = [
    await findBudgetEnd(own.where("is_cleared", "=", 0), perGuesser, now),
    await findBudgetEnd(own, perGuesserDaily, now),
    await findSharedLockoutEnd(db, guesser, now),
  ];
  const end = Math.max(...ends);
  return end > 0 ? new Date(end) : undefined;
}

const selectAttempts = (db: Db, { pinHash }: PinGuesser) =>
  db.selectFrom("pin_tries").where("pin_digest", "=", pinHash);

async function findSharedLockoutEnd(db: Db, guesser: PinGuesser, now: Date): Promise<number> {
  const ofKind = selectAttempts(db, guesser).where("who", "like", `${guesser.kind} %`);
  let most = sharedDaily[guesser.kind];
  if (most === Number.POSITIVE_INFINITY) return 0;
  if (guesser.kind === "address") {
    const { earlier } = await ofKind
      .select((eb) => eb.fn.countAll().as("earlier"))
      .where("at", "<=", isoTimestampBefore(now, day))
      .where("at", ">", isoTimestampBefore(now, shrinking.within))
      .executeTakeFirstOrThrow();
    most = Math.max(shrinking.least, Math.floor(most / 2 ** Math.floor(Number(earlier) / shrinking.per)));
  }
  return findBudgetEnd(ofKind, { most, within: day }, now);
}

type Budget = { most: number; within: number };

/**
 * When the oldest attempt of a budget that is used up stops counting; 0 while some is left. After a clock was set back, those
 * that lie further ahead than a budget reaches do not count: nobody is locked out until that time comes again.
 */
async function findBudgetEnd(spent: ReturnType<typeof selectAttempts>, { most, within }: Budget, now: Date) {
  const oldest = await spent
    .select("at")
    .where("at", ">", isoTimestampBefore(now, within))
    .where("at", "<=", isoTimestampAfter(now, within))
    .orderBy("at", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? new Date(oldest.at).getTime() + within : 0;
}
