import { createHmac, randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import { dayInMs } from "#domain/format/dates.ts";
import type { Db } from "../engine/database.ts";
import { isoTimestampBefore, inTransaction, isoTimestampAfter, lockRows } from "../engine/query-helpers.ts";
import { findOrCreateSetting } from "../engine/settings-table.ts";
import {
  deliveryKinds,
  type DeliveryKind,
  type DeliveryState,
  type ReportKind,
  type Tables,
} from "../engine/tables.ts";
import { insertAndPruneChanges } from "../history/changes.ts";

/** The sender of reports, and of requests while RATE_LIMIT is off. */
export const noSender = "";

export const deliveryPeriod = dayInMs;
/** Between two error reports of one kind. */
const quietTime = 60 * 60 * 1000;

type NewDelivery = Omit<Insertable<Tables["deliveries"]>, "created_at" | "due_at" | "give_up_at" | "tries">;

/** Called in the transaction that saves what is to be delivered. It is due at once, and given up after a day. */
export async function insertDelivery(trx: Db, delivery: NewDelivery, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto("deliveries")
    .values({ ...delivery, created_at: at, due_at: at, give_up_at: isoTimestampAfter(now, deliveryPeriod), tries: 0 })
    .execute();
}

type NewReport = {
  /** Reports with the same key are the same to the team. */
  key: string;
  kind: ReportKind;
  body: object;
  /** Nothing is saved if there was one since then; by default within the hour. */
  since?: Date;
};

/** Saves a report for delivery, unless any instance saved one with the same key since then. */
export async function saveTeamReportUnlessRecent(
  db: Db,
  { key, kind, body, since }: NewReport,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto("error_reports")
      .values({ kind: key, reported_at: at })
      .onConflict((conflict) =>
        conflict
          .column("kind")
          .doUpdateSet({ reported_at: at })
          .where((eb) =>
            eb.or([
              eb("error_reports.reported_at", "<=", since?.toISOString() ?? isoTimestampBefore(now, quietTime)),
              // By a clock that was set back since: the next ones would be kept quiet until that time comes again.
              eb("error_reports.reported_at", ">", isoTimestampAfter(now, quietTime)),
            ]),
          ),
      )
      .returning("kind")
      .executeTakeFirst();
    if (!taken) return false;
    const text = JSON.stringify(body);
    await insertDelivery(trx, { id: crypto.randomUUID(), kind, body: text, state: "pending" }, now);
    return true;
  });
}

/** Whoever has waited longer is in the inbox; the chat is for what is new. */
const announcedPeriod = 14 * dayInMs;
const maxAnnounced = 100;

/**
 * Matches undelivered deliveries to the webhooks of this start: a kind without one waits. Of a kind that has one now, what came
 * in the last days and is still open is due, the newest first: nobody needs the history of a site in a new chat. The rest is given
 * up, and due at no later start.
 */
export async function pauseOrResumeDeliveriesByWebhook(
  db: Db,
  configured: readonly DeliveryKind[],
  now: Date,
): Promise<void> {
  const without = deliveryKinds.filter((kind) => !configured.includes(kind));
  if (without.length > 0) {
    const waiting = db.updateTable("deliveries").set({ state: "not-configured" }).where("kind", "in", without);
    await waiting.where("state", "=", "pending").execute();
  }
  if (configured.length === 0) return;
  const open = await db
    .selectFrom("deliveries")
    .innerJoin("requests", "requests.id", "deliveries.request_id")
    .select("deliveries.id")
    .where("deliveries.state", "=", "not-configured")
    .where("deliveries.kind", "in", configured)
    .where("deliveries.created_at", ">", isoTimestampBefore(now, announcedPeriod))
    .whereRef("give_up_at", ">", "deliveries.created_at")
    // Nobody wants the confirmation of what they sent last week.
    .where((eb) => eb.or([eb("deliveries.kind", "!=", "visitor-mail"), eb("give_up_at", ">", now.toISOString())]))
    .where("requests.status", "=", "new")
    .where("requests.deleted_at", "is", null)
    .orderBy("deliveries.created_at", "desc")
    .orderBy("deliveries.id", "desc")
    .limit(maxAnnounced)
    .execute();
  const give_up_at = isoTimestampAfter(now, deliveryPeriod);
  for (const [index, { id }] of open.entries()) {
    // One queue for all, whoever sent them: with turns between senders the newest would not be first.
    const order = { sender: noSender, due_at: isoTimestampBefore(now, open.length - index) };
    await db
      .updateTable("deliveries")
      .set({ state: "pending", give_up_at, ...order })
      .where("id", "=", id)
      .execute();
  }
  const rest = db.updateTable("deliveries").where("state", "=", "not-configured").where("kind", "in", configured);
  await rest
    .whereRef("give_up_at", ">", "created_at")
    .set((eb) => ({ give_up_at: eb.ref("created_at") }))
    .execute();
}

type Requeue = {
  id: string;
  action: "retry" | "release";
  configured: readonly DeliveryKind[];
};

/**
 * Makes the deliveries of a request due again, for another day: those that are not delivered, or those that are held. Who
 * deletes it at the same moment waits, or was first: then nothing is due.
 */
export async function retryOrReleaseDeliveries(
  db: Db,
  { id, action, configured }: Requeue,
  now: Date,
  by = "",
): Promise<boolean> {
  const from: DeliveryState[] = action === "release" ? ["held"] : ["pending", "failed", "not-configured"];
  return inTransaction(db, async (trx) => {
    const request = trx.selectFrom("requests").select("id").where("id", "=", id).where("deleted_at", "is", null);
    if (!(await request.$call(lockRows(trx)).executeTakeFirst())) return false;
    const requeue = (state: "pending" | "not-configured", kinds: readonly DeliveryKind[]) =>
      trx
        .updateTable("deliveries")
        .set({ state, due_at: now.toISOString(), give_up_at: isoTimestampAfter(now, deliveryPeriod) })
        .where("request_id", "=", id)
        .where("state", "in", from)
        .where("kind", "in", kinds)
        .returning("id")
        .execute();
    const requeued = configured.length > 0 ? await requeue("pending", configured) : [];
    const others = deliveryKinds.filter((kind) => !configured.includes(kind));
    if (action === "release" && others.length > 0) requeued.push(...(await requeue("not-configured", others)));
    if (requeued.length === 0) return false;
    const what = action === "release" ? "released" : "retried";
    await insertAndPruneChanges(trx, { subject: "request", id, changes: [{ what }], by }, now);
    return true;
  });
}

export async function countDeliveriesByState(db: Db): Promise<Record<DeliveryState, number>> {
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

/** Creates the function that turns a client's IP address into its sender key for the delivery queue: a keyed digest, the same on every instance. */
export async function createSenderHasher(db: Db): Promise<(client: string) => string> {
  const { value } = await findOrCreateSetting(db, "sender-key", randomBytes(32).toString("hex"));
  return (client) => createHmac("sha256", value).update(client).digest("hex").slice(0, 32);
}

/** The key of a backoff that applies to every webhook. */
export const allWebhooksKey = "*";

/** Until when nothing may be sent to a webhook, and its failures in a row. Shared by all instances. */
export type Backoff = { until: Date; failures: number };

export async function findWebhookBackoff(
  db: Db,
  { key: webhook, isChat }: { key: string; isChat: boolean },
): Promise<Backoff> {
  const rows = await db
    .selectFrom("webhook_pauses")
    .selectAll()
    .where("webhook", "in", isChat ? [webhook, allWebhooksKey] : [webhook])
    .execute();
  const until = Math.max(0, ...rows.map((row) => new Date(row.until).getTime()));
  return { until: new Date(until), failures: rows.find((row) => row.webhook === webhook)?.failures ?? 0 };
}

/** The later end wins: one instance must not shorten a backoff that another has saved. */
export async function saveWebhookBackoff(db: Db, webhook: string, { until, failures }: Backoff): Promise<void> {
  await db
    .insertInto("webhook_pauses")
    .values({ webhook, until: until.toISOString(), failures })
    .onConflict((conflict) =>
      conflict.column("webhook").doUpdateSet((eb) => ({
        failures,
        until: eb
          .case()
          .when("excluded.until", ">", eb.ref("webhook_pauses.until"))
          .then(eb.ref("excluded.until"))
          .else(eb.ref("webhook_pauses.until"))
          .end(),
      })),
    )
    .execute();
}
