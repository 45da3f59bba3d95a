import type { Db } from "../engine/database.ts";
import { isoTimestampAfter } from "../engine/query-helpers.ts";

export const sessionPeriod = 30 * 24 * 60 * 60 * 1000;

/** Stored by a digest of the token, and valid only for the PIN of its sign-in. */
type Session = { tokenDigest: string; pinDigest: string };

export async function saveSession(
  db: Db,
  { tokenDigest, pinDigest, name }: Session & { name: string },
  now: Date,
): Promise<void> {
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .insertInto("staff_sessions")
    .values({
      token_digest: tokenDigest,
      pin_digest: pinDigest,
      expires_at: isoTimestampAfter(now, sessionPeriod),
      name,
    })
    .execute();
}

export async function findSession(db: Db, { tokenDigest, pinDigest }: Session, now: Date) {
  return db
    .selectFrom("staff_sessions")
    .select("name")
    .where("token_digest", "=", tokenDigest)
    .where("pin_digest", "=", pinDigest)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export async function saveSessionName(db: Db, tokenDigest: string, name: string): Promise<void> {
  await db.updateTable("staff_sessions").set({ name }).where("token_digest", "=", tokenDigest).execute();
}

export async function deleteSession(db: Db, tokenDigest: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_digest", "=", tokenDigest).execute();
}

/** A PIN that is set again later must not revive its old sessions. */
export async function deleteSessionsOfOtherPins(db: Db, pinDigest: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("pin_digest", "!=", pinDigest).execute();
}
