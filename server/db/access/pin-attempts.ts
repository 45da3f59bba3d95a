import { isPostgres, type Db } from "../engine/database.ts";
import { timestampBefore } from "../engine/query-helpers.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Whose attempts are counted, and against which PIN: a new PIN starts clean. A browser that signed in with an earlier PIN has
 * a budget apart from unknown clients, so that they cannot lock it out. All such browsers share it: a person who knew that
 * PIN can have many.
 */
export type Guesser = { kind: "address" | "browser" | "former browser"; name: string; pinDigest: string };

const perGuesser = { most: 5, within: 15 * minute };
/** Enough for a day of typing errors, far too few to find a PIN; and no address uses up the shared budget alone. */
const perGuesserDaily = { most: 20, within: day };
const shared = {
  address: { most: 100, within: day },
  "former browser": { most: 20, within: day },
  browser: undefined,
};

const guesserKey = ({ kind, name }: Guesser) => `${kind} ${name}`;

type Attempt = { isAllowed: true; id: string } | { isAllowed: false; until: Date };

/**
 * Counts an attempt before its PIN is compared, or rejects it. The count is in the database and serialized by a lock, so
 * neither a restart nor a second instance nor concurrent connections allow more attempts.
 */
export async function reservePinAttempt(db: Db, guesser: Guesser, now: Date): Promise<Attempt> {
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
    await trx.deleteFrom("pin_tries").where("at", "<=", timestampBefore(now, day)).execute();
    const id = crypto.randomUUID();
    await trx
      .insertInto("pin_tries")
      .values({
        id,
        pin_digest: guesser.pinDigest,
        who: guesserKey(guesser),
        is_known: guesser.kind === "address" ? 0 : 1,
        is_cleared: 0,
        at: now.toISOString(),
      })
      .execute();
    return { isAllowed: true, id };
  });
}

/** The right PIN: this attempt was no failure, and the guesser's earlier ones are forgiven for the short budget. */
export async function clearPinAttempts(db: Db, guesser: Guesser, id: string): Promise<void> {
  await db.deleteFrom("pin_tries").where("id", "=", id).execute();
  await db.updateTable("pin_tries").set({ is_cleared: 1 }).where("who", "=", guesserKey(guesser)).execute();
}

/** For the owner who is locked out: resets every budget. */
export async function deleteAllPinAttempts(db: Db): Promise<void> {
  await db.deleteFrom("pin_tries").execute();
}

async function findLockoutEnd(db: Db, guesser: Guesser, now: Date): Promise<Date | undefined> {
  const attempts = db
    .selectFrom("pin_tries")
    .select("at")
    .where("pin_digest", "=", guesser.pinDigest)
    .orderBy("at", "desc")
    .limit(1);
  const own = attempts.where("who", "=", guesserKey(guesser));
  const budgets = [
    { ...perGuesser, spent: own.where("is_cleared", "=", 0) },
    { ...perGuesserDaily, spent: own },
  ];
  const ofKind = shared[guesser.kind];
  if (ofKind) budgets.push({ ...ofKind, spent: attempts.where("who", "like", `${guesser.kind} %`) });
  let end = 0;
  for (const { most, within, spent } of budgets) {
    const last = await spent
      .where("at", ">", timestampBefore(now, within))
      .offset(most - 1)
      .executeTakeFirst();
    if (last) end = Math.max(end, new Date(last.at).getTime() + within);
  }
  return end > 0 ? new Date(end) : undefined;
}
