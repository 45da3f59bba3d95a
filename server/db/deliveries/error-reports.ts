import type { Db } from "../engine/database.ts";
import { earlier, later } from "../engine/times.ts";
import { deliveryPeriod } from "../requests/requests.ts";

const quietTime = 60 * 60 * 1000;

/** Saves a report for delivery, unless one of its kind was saved within the hour by any instance. */
export async function saveErrorReport(db: Db, kind: string, body: object, now: Date): Promise<boolean> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto("error_reports")
      .values({ kind, reported_at: at })
      .onConflict((conflict) =>
        conflict
          .column("kind")
          .doUpdateSet({ reported_at: at })
          .where("error_reports.reported_at", "<=", earlier(now, quietTime)),
      )
      .returning("kind")
      .executeTakeFirst();
    if (!taken) return false;
    await trx
      .insertInto("deliveries")
      .values({
        id: crypto.randomUUID(),
        kind: "error-report",
        body: JSON.stringify(body),
        state: "pending",
        created_at: at,
        due_at: at,
        give_up_at: later(now, deliveryPeriod),
        tries: 0,
      })
      .execute();
    return true;
  });
}
