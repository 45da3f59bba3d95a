import { sql } from "kysely";
import { type Db, isPostgres } from "./database.ts";
import { later } from "./times.ts";
import { deliveryPeriod } from "./requests.ts";
import type { DeliveryKind, DeliveryState } from "./tables.ts";

/** Longer than a send may take, so that nobody takes over a delivery that is still being made. */
export const leaseTime = 60_000;

export type Delivery = {
  id: string;
  kind: DeliveryKind;
  body: string;
  createdAt: string;
  giveUpAt: string;
  tries: number;
};

type Claim = { kinds: readonly DeliveryKind[]; worker: string; now: Date };

/**
 * Takes the delivery that has been due longest, for one lease. The one statement is the whole lock: PostgreSQL skips
 * rows that another instance is taking, SQLite lets one writer in at a time.
 */
export async function claimDelivery(db: Db, { kinds, worker, now }: Claim): Promise<Delivery | undefined> {
  const at = now.toISOString();
  const claimed = await db
    .updateTable("deliveries")
    .set((eb) => ({ locked_by: worker, locked_until: later(now, leaseTime), tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("deliveries")
        .select("id")
        .where("state", "=", "pending")
        .where("kind", "in", kinds)
        .where("due_at", "<=", at)
        .where((or) => or.or([or("locked_until", "is", null), or("locked_until", "<=", at)]))
        .orderBy("due_at")
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(["id", "kind", "body", "request_id", "created_at", "give_up_at", "tries"])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const request = await db
    .selectFrom("requests")
    .select("body")
    .where("id", "=", claimed.request_id)
    .executeTakeFirst();
  return {
    id: claimed.id,
    kind: claimed.kind,
    body: request?.body ?? claimed.body ?? "{}",
    createdAt: claimed.created_at,
    giveUpAt: claimed.give_up_at,
    tries: claimed.tries,
  };
}

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

/** Ends a claim. Once the lease has run out the delivery may be another worker's, and then stays as it is. */
export async function endClaim(db: Db, id: string, worker: string, ending: Ending): Promise<void> {
  const change =
    ending.state === "delivered"
      ? { delivered_at: ending.at.toISOString(), message_id: ending.messageId, last_error: null }
      : { last_error: ending.error, ...(ending.state === "pending" && ending.dueAt ? { due_at: ending.dueAt } : {}) };
  await db
    .updateTable("deliveries")
    .set({ state: ending.state, locked_by: null, locked_until: null, ...change })
    .where("id", "=", id)
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
