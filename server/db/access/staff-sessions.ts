import { dayInMs } from "#domain/format/dates.ts";
import type { Db } from "../engine/database.ts";
import { isoTimestampAfter } from "../engine/query-helpers.ts";

export const sessionPeriod = 30 * dayInMs;

/** Stored by a digest of the token, and valid only for the PIN of its sign-in. */
type Session = { tokenHash: string; pinHash: string };

export async function saveSession(
  db: Db,
  { tokenHash, pinHash, name }: Session & { name: string },
  now: Date,
): Promise<void> {
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .insertInto("staff_sessions")
    .values({
      token_digest: tokenHash,
      pin_digest: pinHash,
      expires_at: isoTimestampAfter(now, sessionPeriod),
      name,
    })
    .execute();
}

export async function findSession(db: Db, { tokenHash, pinHash }: Session, now: Date) {
  return db
    .selectFrom("staff_sessions")
    .select("name")
    .where("token_digest", "=", tokenHash)
    .where("pin_digest", "=", pinHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export async function saveSessionName(db: Db, tokenHash: string, name: string): Promise<void> {
  await db.updateTable("staff_sessions").set({ name }).where("token_digest", "=", tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_digest", "=", tokenHash).execute();
}

/** A PIN that is set again later must not revive its old sessions. */
export async function deleteSessionsOfOtherPins(db: Db, pinHash: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("pin_digest", "!=", pinHash).execute();
}
