import type { RequestOrigin } from "#domain/requests/request-origin.ts";
import type { MailKind } from "#domain/requests/request-schemas.ts";
import { insertDelivery, noSender } from "../deliveries/delivery-queue-and-backoffs.ts";
import { countMailWithinAllowances, type MailAllowance } from "../deliveries/mail-allowances.ts";
import type { Db } from "../engine/database.ts";
import { inTransactionRetryingLocks } from "../engine/query-helpers.ts";
import type { DeliveryState, RequestKind } from "../engine/tables.ts";
import { toSearchAndSourceColumns } from "./derived-columns.ts";

export type NewRequest = {
  kind: RequestKind;
  body: object;
  /** What becomes of it: due at once, waiting for a webhook, or held as suspected spam. */
  delivery: Extract<DeliveryState, "pending" | "not-configured" | "held">;
  idempotencyKey: string | null;
  /** A keyed digest of the client's IP address: deliveries take turns between senders. */
  sender?: string;
  /** Mails about it. The visitor's is held once an allowance is used up: whoever types another's address floods nobody. */
  mails?: { team: boolean; visitor: readonly MailAllowance[] | undefined };
  /** Kept beside the body: it is no part of what the visitor sent, nor of its idempotency, nor of what the chat gets. */
  origin?: RequestOrigin;
};

type SaveRequestResult = { outcome: "saved" | "repeated" | "key taken"; id: string };

/**
 * Saves the request and its deliveries in one transaction: no request exists without one. A repeated idempotency key saves
 * nothing and returns the first id: `repeated` with the same body, `key taken` with another.
 */
export async function saveRequest(
  db: Db,
  { kind, body, delivery, idempotencyKey, sender = noSender, mails, origin }: NewRequest,
  now: Date,
): Promise<SaveRequestResult> {
  const id = crypto.randomUUID();
  const text = JSON.stringify(body);
  return inTransactionRetryingLocks(db, async (trx) => {
    const saved = await trx
      .insertInto("requests")
      .values({
        id,
        kind,
        body: text,
        ...toSearchAndSourceColumns({ body, notes: [], source: origin?.source ?? null }),
        idempotency_key: idempotencyKey,
        created_at: now.toISOString(),
        source: origin?.source ? JSON.stringify(origin.source) : null,
        notice_version: origin?.noticeVersion ?? null,
      })
      .onConflict((conflict) => conflict.columns(["kind", "idempotency_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!saved) {
      const first = await trx
        .selectFrom("requests")
        .select(["id", "body"])
        .where("kind", "=", kind)
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { outcome: first.body === text ? "repeated" : "key taken", id: first.id };
    }
    await insertDelivery(trx, { id, request_id: id, kind, state: delivery, sender }, now);
    const saveMail = (mail: MailKind, isHeld: boolean) => {
      const row = { id: crypto.randomUUID(), request_id: id, kind: mail, state: isHeld ? "held" : "pending" } as const;
      return insertDelivery(trx, { ...row, sender }, now);
    };
    const isHeld = delivery === "held";
    if (mails?.team) await saveMail("team-mail", isHeld);
    if (mails?.visitor) {
      await saveMail("visitor-mail", isHeld || !(await countMailWithinAllowances(trx, mails.visitor, now)));
    }
    return { outcome: "saved", id };
  });
}
