import { unknownSender } from "./claims.ts";
import type { Db } from "./database.ts";
import { later } from "./times.ts";
import type { DeliveryState, RequestKind } from "./tables.ts";

export const deliveryPeriod = 24 * 60 * 60 * 1000;

export type NewRequest = {
  kind: RequestKind;
  body: object;
  /** What becomes of it: due at once, waiting for a webhook, or held as suspected spam. */
  delivery: Extract<DeliveryState, "pending" | "not-configured" | "held">;
  idempotencyKey: string | null;
  /** Stands for who sent it, so that the team chat hears everybody in turn. */
  sender?: string;
};

/**
 * Saves the request and its delivery together: a request that exists is always on its way to the team chat.
 * A key that was seen before saves nothing and answers the first id.
 */
export async function saveRequest(
  db: Db,
  { kind, body, delivery, idempotencyKey, sender = unknownSender }: NewRequest,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const id = crypto.randomUUID();
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const saved = await trx
      .insertInto("requests")
      .values({
        id,
        kind,
        body: JSON.stringify(body),
        search_key: searchKeyOf(body),
        idempotency_key: idempotencyKey,
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(["kind", "idempotency_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!saved) {
      const first = await trx
        .selectFrom("requests")
        .select("id")
        .where("kind", "=", kind)
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { id: first.id, isNew: false };
    }
    await trx
      .insertInto("deliveries")
      .values({
        id,
        request_id: id,
        kind,
        state: delivery,
        created_at: at,
        due_at: at,
        give_up_at: later(now, deliveryPeriod),
        tries: 0,
        sender,
      })
      .execute();
    return { id, isNew: true };
  });
}

const searchKeyOf = (body: object) =>
  Object.values(body)
    .filter((value) => typeof value === "string")
    .join("\n")
    // PostgreSQL stores no NUL.
    .replaceAll("\0", "")
    .toLowerCase();
