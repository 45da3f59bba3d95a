import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import type { Db } from "../engine/database.ts";

/** Counts a call to the AI gateway for today; false once the day's limit is reached. */
export async function reserveGatewayCall(db: Db, limit: number, now: Date): Promise<boolean> {
  if (limit < 1) return false;
  const day = toZonedIsoDate(now);
  const taken = await db
    .insertInto("gateway_calls")
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet((eb) => ({ calls: eb("gateway_calls.calls", "+", 1) }))
        .where("gateway_calls.calls", "<", limit),
    )
    .returning("calls")
    .executeTakeFirst();
  if (taken?.calls === 1) await db.deleteFrom("gateway_calls").where("day", "<", day).execute();
  return taken !== undefined;
}
