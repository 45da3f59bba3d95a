import type { Db } from "./database.ts";
import { later } from "./times.ts";

export const sessionPeriod = 30 * 24 * 60 * 60 * 1000;

/** Sessions are known by a digest of their token, and hold for the PIN they were opened with. */
type Session = { tokenDigest: string; pinDigest: string };

export async function saveSession(db: Db, { tokenDigest, pinDigest }: Session, now: Date): Promise<void> {
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .insertInto("staff_sessions")
    .values({ token_digest: tokenDigest, pin_digest: pinDigest, expires_at: later(now, sessionPeriod) })
    .execute();
}

export async function hasSession(db: Db, { tokenDigest, pinDigest }: Session, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("staff_sessions")
    .select("token_digest")
    .where("token_digest", "=", tokenDigest)
    .where("pin_digest", "=", pinDigest)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteSession(db: Db, tokenDigest: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_digest", "=", tokenDigest).execute();
}

/** A PIN that comes back later does not bring the sessions of its first time back. */
export async function deleteSessionsOfOtherPins(db: Db, pinDigest: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("pin_digest", "!=", pinDigest).execute();
}
