import { sql } from "kysely";
import { unknownSender } from "./claims.ts";
import { recordChanges } from "../people/changes.ts";
import type { Db } from "../engine/database.ts";
import { later } from "../engine/times.ts";
import { deliveryPeriod } from "../requests/requests.ts";
import type { DeliveryKind, DeliveryState } from "../engine/tables.ts";
import { inTransaction } from "../engine/transaction.ts";

/** When the next delivery can be claimed; undefined while none is pending. */
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

/** Ends claims. Once the lease has expired a delivery may belong to another worker, and is then left unchanged. */
export async function endClaims(db: Db, ids: readonly string[], worker: string, ending: Ending): Promise<void> {
  const change =
    ending.state === "delivered"
      ? // The sender matters only while the delivery is pending.
        { delivered_at: ending.at.toISOString(), message_id: ending.messageId, last_error: null, sender: unknownSender }
      : { last_error: ending.error, ...(ending.state === "pending" && ending.dueAt ? { due_at: ending.dueAt } : {}) };
  await db
    .updateTable("deliveries")
    .set({ state: ending.state, locked_by: null, locked_until: null, ...change })
    .where("id", "in", ids)
    .where("locked_by", "=", worker)
    .execute();
}

/** Releases what a stopping worker has claimed; an aborted send is repeated by the next worker. */
export async function releaseClaims(db: Db, worker: string): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ locked_by: null, locked_until: null })
    .where("locked_by", "=", worker)
    .where("state", "=", "pending")
    .execute();
}

/**
 * Matches undelivered deliveries to the webhooks of this start: a kind with one is due, a kind without one waits. What is
 * deleted is never due.
 */
export async function matchWebhooks(db: Db, configured: readonly DeliveryKind[], now: Date): Promise<void> {
  const kinds: DeliveryKind[] = ["enrollment", "contact", "error-report"];
  const without = kinds.filter((kind) => !configured.includes(kind));
  const deleted = db.selectFrom("requests").select("requests.id").where("deleted_at", "is not", null);
  const change = (from: DeliveryState, of: readonly DeliveryKind[], to: Partial<{ give_up_at: string }>) =>
    of.length === 0
      ? undefined
      : db
          .updateTable("deliveries")
          .set({ state: from === "pending" ? "not-configured" : "pending", ...to })
          .where("state", "=", from)
          .where("kind", "in", of)
          .where((eb) => eb.or([eb("request_id", "is", null), eb("request_id", "not in", deleted)]))
          .execute();
  await change("not-configured", configured, { give_up_at: later(now, deliveryPeriod) });
  await change("pending", without, {});
}

/** Makes a delivery due again, for another day, unless its state has changed since it was read. */
export async function requeueDelivery(
  db: Db,
  { id, from, to }: { id: string; from: DeliveryState; to: "pending" | "not-configured" },
  now: Date,
  by = "",
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const requeued = await trx
      .updateTable("deliveries")
      .set({ state: to, due_at: now.toISOString(), give_up_at: later(now, deliveryPeriod) })
      .where("request_id", "=", id)
      .where("state", "=", from)
      .returning("id")
      .executeTakeFirst();
    const what = from === "held" ? "released" : "retried";
    if (requeued) await recordChanges(trx, { subject: "request", id, changes: [{ what }], by }, now);
  });
}

export async function countDeliveries(db: Db): Promise<Record<DeliveryState, number>> {
  const rows = await db
    .selectFrom("deliveries")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counts = { pending: 0, delivered: 0, failed: 0, "not-configured": 0, held: 0 };
  // PostgreSQL counts in 64 bits, which its driver returns as text.
  for (const row of rows) counts[row.state] = Number(row.count);
  return counts;
}
