import { sql } from "kysely";
import { unknownSender } from "./claims.ts";
import type { Db } from "./database.ts";
import { later } from "./times.ts";
import { deliveryPeriod } from "./requests.ts";
import type { DeliveryKind, DeliveryState } from "./tables.ts";

/** When there will be something to claim, or nothing while none waits. */
export async function findNextDue(db: Db, kinds: readonly DeliveryKind[]): Promise<Date | undefined> {
  const free = sql<string | null>`min(case when locked_until > due_at then locked_until else due_at end)`;
  const next = await db
    .selectFrom("deliveries")
    .select(free.as("at"))
    .where("state", "=", "pending")
    .where("kind", "in", kinds)
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
}

type Ending =
  | { state: "delivered"; at: Date; messageId: string | null }
  | { state: "failed"; error: string }
  | { state: "pending"; error: string; dueAt: string | undefined };

/** Ends claims. Once the lease has run out a delivery may be another worker's, and then stays as it is. */
export async function endClaims(db: Db, ids: readonly string[], worker: string, ending: Ending): Promise<void> {
  const change =
    ending.state === "delivered"
      ? // Who sent it matters only as long as it waits.
        { delivered_at: ending.at.toISOString(), message_id: ending.messageId, last_error: null, sender: unknownSender }
      : { last_error: ending.error, ...(ending.state === "pending" && ending.dueAt ? { due_at: ending.dueAt } : {}) };
  await db
    .updateTable("deliveries")
    .set({ state: ending.state, locked_by: null, locked_until: null, ...change })
    .where("id", "in", ids)
    .where("locked_by", "=", worker)
    .execute();
}

/** Gives back what a stopping worker holds; a send that was cut off is made again by whoever comes next. */
export async function releaseClaims(db: Db, worker: string): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ locked_by: null, locked_until: null })
    .where("locked_by", "=", worker)
    .where("state", "=", "pending")
    .execute();
}

/** Fits waiting deliveries to the webhooks of this start: a kind with one is due, a kind without one waits. */
export async function matchWebhooks(db: Db, configured: readonly DeliveryKind[], now: Date): Promise<void> {
  const kinds: DeliveryKind[] = ["enrollment", "contact", "error-report"];
  const without = kinds.filter((kind) => !configured.includes(kind));
  const change = (from: DeliveryState, of: readonly DeliveryKind[], to: Partial<{ give_up_at: string }>) =>
    of.length === 0
      ? undefined
      : db
          .updateTable("deliveries")
          .set({ state: from === "pending" ? "not-configured" : "pending", ...to })
          .where("state", "=", from)
          .where("kind", "in", of)
          .execute();
  await change("not-configured", configured, { give_up_at: later(now, deliveryPeriod) });
  await change("pending", without, {});
}

export async function countDeliveries(db: Db): Promise<Record<DeliveryState, number>> {
  const rows = await db
    .selectFrom("deliveries")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counts = { pending: 0, delivered: 0, failed: 0, "not-configured": 0, held: 0 };
  // PostgreSQL counts in 64 bits and hands them over as text.
  for (const row of rows) counts[row.state] = Number(row.count);
  return counts;
}
