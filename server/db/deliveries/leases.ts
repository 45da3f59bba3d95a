import { sql } from "kysely";
import type { Db } from "../engine/database.ts";
import { queryInChunks, isoTimestampAfter, lockRowsSkipLocked, lockRows } from "../engine/query-helpers.ts";
import type { DeliveryKind, RequestKind } from "../engine/tables.ts";
import { noSender } from "./delivery-queue-and-backoffs.ts";

/** Longer than a send may take, so that no other worker leases a delivery that is being sent. */
export const leaseTime = 60_000;

/** Clocks of instances may differ by less. */
const clockTolerance = 5 * 60_000;

/** A lease that ends later was taken by a clock that was set back since. */
const latestLeaseEnd = (now: Date) => isoTimestampAfter(now, leaseTime + clockTolerance);

export type Delivery = {
  id: string;
  kind: DeliveryKind;
  sender: string;
  /** The request it is about; null for a report of the site. */
  request: { id: string; kind: RequestKind } | null;
  body: string;
  createdAt: string;
  giveUpAt: string;
  tries: number;
};

/** What one message is about. */
export type Batch = readonly [Delivery, ...Delivery[]];

/** Where the round robin stands: kind and sender of the last delivery. The next sender in the index is served next. */
export type QueueCursor = Pick<Delivery, "kind" | "sender">;

type Worker = { worker: string; now: Date };
type Queue = { kind: DeliveryKind; sender?: readonly [">" | "=", string] };

/** Leases the oldest due delivery of the sender whose turn it is: a flood delays only its own sender. */
export async function leaseNextDelivery(
  db: Db,
  { kinds, last, ...worker }: Worker & { kinds: readonly DeliveryKind[]; last?: QueueCursor | undefined },
): Promise<Delivery | undefined> {
  for (const queue of listQueuesInRoundRobin(kinds, last)) {
    const [delivery] = await leaseFromQueue(db, queue, 1, worker);
    if (delivery) return delivery;
  }
  return undefined;
}

/** Leases up to `most` further deliveries of the same sender if at least `flood` are due; else none. */
export async function leaseBacklogOfFloodingSender(
  db: Db,
  { kind, sender }: QueueCursor,
  { flood, most, ...worker }: Worker & { flood: number; most: number },
): Promise<Delivery[]> {
  if (sender === noSender) return [];
  const queue: Queue = { kind, sender: ["=", sender] };
  const waiting = await selectDueDeliveries(db, queue, worker.now).limit(flood).execute();
  return waiting.length < flood ? [] : leaseFromQueue(db, queue, most, worker);
}

/** Round robin: on after the last turn, through the other kinds, then from the start. */
function listQueuesInRoundRobin(kinds: readonly DeliveryKind[], last: QueueCursor | undefined): Queue[] {
  const at = last ? kinds.indexOf(last.kind) : -1;
  const whole = [...kinds.slice(at + 1), ...kinds.slice(0, at + 1)].map((kind) => ({ kind }));
  return last && at >= 0 ? [{ kind: last.kind, sender: [">", last.sender] }, ...whole] : whole;
}

/** Nothing of a deleted request is sent, whatever its deliveries say. */
const isNotOfDeletedRequest = sql<boolean>`not exists (
  select 1 from requests where requests.id = deliveries.request_id and requests.deleted_at is not null)`;

/** What is due and not leased, in index order: reading the first few costs the same however many are queued. */
function selectDueDeliveries(db: Db, { kind, sender }: Queue, now: Date) {
  const due = db
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "pending")
    .where("kind", "=", kind)
    .where("due_at", "<=", now.toISOString())
    .where((eb) =>
      eb.or([
        eb("locked_until", "is", null),
        eb("locked_until", "<=", now.toISOString()),
        eb("locked_until", ">", latestLeaseEnd(now)),
      ]),
    )
    .where(isNotOfDeletedRequest)
    .orderBy("sender")
    .orderBy("due_at")
    .orderBy("created_at")
    .orderBy("id");
  return sender ? due.where("sender", ...sender) : due;
}

/**
 * The one statement is the whole lock: PostgreSQL skips rows that another instance is leasing, SQLite has one writer at a
 * time. A CTE, because PostgreSQL might run a subquery more than once and lease too many.
 */
async function leaseFromQueue(db: Db, queue: Queue, most: number, { worker, now }: Worker): Promise<Delivery[]> {
  const leased = await db
    .with("due", () => selectDueDeliveries(db, queue, now).limit(most).$call(lockRowsSkipLocked(db)))
    .updateTable("deliveries")
    .set((eb) => ({ locked_by: worker, locked_until: isoTimestampAfter(now, leaseTime), tries: eb("tries", "+", 1) }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returning(["id", "request_id", "kind", "sender", "body", "tries", "due_at"])
    .returning(["created_at as createdAt", "give_up_at as giveUpAt"])
    .execute();
  if (leased.length === 0) return [];
  // A report is about no request, and has its own body.
  const ids = leased.flatMap((row) => row.request_id ?? []);
  const requests =
    ids.length === 0
      ? []
      : await db.selectFrom("requests").select(["id", "kind", "body"]).where("id", "in", ids).execute();
  const requestsById = new Map(requests.map((request) => [request.id, request]));
  const orderOf = (row: (typeof leased)[number]) => `${row.due_at} ${row.createdAt} ${row.id}`;
  return leased
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map((row) => {
      const request = requestsById.get(row.request_id ?? "") ?? null;
      return Object.assign(row, { request, body: request?.body ?? row.body ?? "{}" });
    });
}

/** When the next delivery can be leased; undefined while none is pending. */
export async function findNextDueTime(db: Db, kinds: readonly DeliveryKind[]): Promise<Date | undefined> {
  const free = sql<string | null>`min(case when locked_until > due_at then locked_until else due_at end)`;
  const next = await db
    .selectFrom("deliveries")
    .select(free.as("at"))
    .where("state", "=", "pending")
    .where("kind", "in", kinds)
    .where(isNotOfDeletedRequest)
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
}

type DeliveryResult =
  | { state: "delivered"; at: Date; messageId: string | null }
  | { state: "failed"; error: string }
  | { state: "pending"; error: string; dueAt: string | undefined };

/** Saves the result of a send and ends the leases. A delivery whose lease has expired may belong to another worker, and stays unchanged. */
export async function saveDeliveryResults(
  db: Db,
  ids: readonly string[],
  worker: string,
  ending: DeliveryResult,
): Promise<void> {
  const change =
    ending.state === "delivered"
      ? // The sender matters only while the delivery is pending.
        { delivered_at: ending.at.toISOString(), message_id: ending.messageId, last_error: null, sender: noSender }
      : { last_error: ending.error, ...(ending.state === "pending" && ending.dueAt ? { due_at: ending.dueAt } : {}) };
  await db
    .updateTable("deliveries")
    .set((eb) => ({
      // What was deleted while it was being sent is held, and stays so: it is not sent again.
      state:
        ending.state === "delivered"
          ? ending.state
          : eb.case().when("state", "=", "held").then(eb.ref("state")).else(ending.state).end(),
      locked_by: null,
      locked_until: null,
      ...change,
    }))
    .where("id", "in", ids)
    .where("locked_by", "=", worker)
    .execute();
}

/** Releases what a stopping worker has leased; an aborted send is repeated by the next worker. */
export async function releaseLeases(db: Db, worker: string): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ locked_by: null, locked_until: null })
    .where("locked_by", "=", worker)
    .execute();
}

/**
 * The requests that are being sent to the team chat at this moment. All their deliveries are locked, so none is leased
 * before the transaction ends: a lease skips locked rows on PostgreSQL, and waits for the writer on SQLite.
 */
export async function lockAndListSendingRequests(trx: Db, requests: readonly string[], now: Date): Promise<string[]> {
  const at = now.toISOString();
  const rows = await queryInChunks(requests, (ids) =>
    trx
      .selectFrom("deliveries")
      .select(["request_id", "locked_until"])
      .where("request_id", "in", ids)
      .$call(lockRows(trx))
      .execute(),
  );
  return rows
    .filter(({ locked_until }) => locked_until !== null && locked_until > at && locked_until <= latestLeaseEnd(now))
    .flatMap(({ request_id }) => request_id ?? []);
}
