import type { Db } from "../engine/database.ts";
import { isoTimestampAfter } from "../engine/query-helpers.ts";
import { deliveryPeriod } from "./delivery-queue-and-backoffs.ts";

/** By how many milliseconds the clock is behind what was saved last: more than little where it was set back between two runs. */
export async function measureClockStep(db: Db, now: Date): Promise<number> {
  const { created, delivered } = await db
    .selectFrom("deliveries")
    .select((eb) => [eb.fn.max("created_at").as("created"), eb.fn.max("delivered_at").as("delivered")])
    .executeTakeFirstOrThrow();
  const latest = Math.max(...[created, delivered].map((at) => (at ? Date.parse(at) : 0)));
  return latest - now.getTime();
}

/**
 * For a clock that was set back: what was due at a time that lies ahead again would wait until it comes, for a day or a year.
 * What only waited for its next try is tried early; a pause of a channel ends as much earlier as the clock is behind.
 */
export async function makeDueAfterClockStep(db: Db, now: Date, by: number): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("deliveries")
    .set({ due_at: at, give_up_at: isoTimestampAfter(now, deliveryPeriod) })
    .where("state", "=", "pending")
    .where("due_at", ">", at)
    .execute();
  const pauses = await db.selectFrom("webhook_pauses").selectAll().where("until", ">", at).execute();
  for (const { webhook, until } of pauses) {
    const earlier = new Date(Math.max(now.getTime(), Date.parse(until) - by)).toISOString();
    const pause = db.updateTable("webhook_pauses").set({ until: earlier }).where("webhook", "=", webhook);
    await pause.where("until", "=", until).execute();
  }
}
