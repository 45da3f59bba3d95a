import { isPostgres, type Db } from "../engine/database.ts";
import { later } from "../engine/times.ts";
import type { DeliveryKind } from "../engine/tables.ts";

/** Longer than a send may take, so that no other worker claims a delivery that is being sent. */
export const leaseTime = 60_000;

/** The sender of error reports, and of requests while RATE_LIMIT is off. */
export const unknownSender = "";

export type Delivery = {
  id: string;
  kind: DeliveryKind;
  sender: string;
  body: string;
  createdAt: string;
  giveUpAt: string;
  tries: number;
};

/** The sender of the last delivery; the one after it in the index comes next. */
export type Turn = Pick<Delivery, "kind" | "sender">;

type Worker = { worker: string; now: Date };
type Queue = { kind: DeliveryKind; sender?: readonly [">" | "=", string] | undefined };

/** What is due and not leased, in index order: reading the first few costs the same however many are queued. */
const selectDue = (db: Db, { kind, sender }: Queue, now: Date) =>
  db
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "pending")
    .where("kind", "=", kind)
    .$if(sender !== undefined, (query) => query.where("sender", sender?.[0] ?? "=", sender?.[1] ?? ""))
    .where("due_at", "<=", now.toISOString())
    .where((eb) => eb.or([eb("locked_until", "is", null), eb("locked_until", "<=", now.toISOString())]))
    .orderBy("sender")
    .orderBy("due_at")
    .orderBy("created_at")
    .orderBy("id");

/**
 * Leases deliveries. The one statement is the whole lock: PostgreSQL skips rows that another instance is claiming, SQLite
 * has one writer at a time. A CTE, because PostgreSQL might run a subquery more than once and claim too many.
 */
async function claim(db: Db, queue: Queue, most: number, { worker, now }: Worker): Promise<Delivery[]> {
  const claimed = await db
    .with("due", () =>
      selectDue(db, queue, now)
        .limit(most)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .updateTable("deliveries")
    .set((eb) => ({ locked_by: worker, locked_until: later(now, leaseTime), tries: eb("tries", "+", 1) }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
    .returning(["id", "kind", "sender", "body", "created_at", "due_at", "give_up_at", "tries"])
    .execute();
  if (claimed.length === 0) return [];
  // A request's delivery has its id; an error report matches none, and has its own body.
  const ids = claimed.map((row) => row.id);
  const requests = await db.selectFrom("requests").select(["id", "body"]).where("id", "in", ids).execute();
  const bodies = new Map(requests.map(({ id, body }) => [id, body]));
  const placeOf = (row: (typeof claimed)[number]) => `${row.due_at} ${row.created_at} ${row.id}`;
  return claimed
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      sender: row.sender,
      body: bodies.get(row.id) ?? row.body ?? "{}",
      createdAt: row.created_at,
      giveUpAt: row.give_up_at,
      tries: row.tries,
    }));
}

/** Round robin: on after the last turn, through the other kinds, then from the start. */
function queuesAfter(kinds: readonly DeliveryKind[], last: Turn | undefined): Queue[] {
  const at = last ? kinds.indexOf(last.kind) : -1;
  const whole = [...kinds.slice(at + 1), ...kinds.slice(0, at + 1)].map((kind) => ({ kind }));
  return last && at >= 0 ? [{ kind: last.kind, sender: [">", last.sender] }, ...whole] : whole;
}

/** Claims the oldest due delivery of the sender whose turn it is: a flood delays only its own sender. */
export async function claimDelivery(
  db: Db,
  { kinds, last, ...worker }: Worker & { kinds: readonly DeliveryKind[]; last?: Turn | undefined },
): Promise<Delivery | undefined> {
  for (const queue of queuesAfter(kinds, last)) {
    const [delivery] = await claim(db, queue, 1, worker);
    if (delivery) return delivery;
  }
  return undefined;
}

/** Claims up to `most` further deliveries of the same sender if at least `flood` are due; else none. */
export async function claimFlood(
  db: Db,
  { kind, sender }: Turn,
  { flood, most, ...worker }: Worker & { flood: number; most: number },
): Promise<Delivery[]> {
  if (sender === unknownSender) return [];
  const queue: Queue = { kind, sender: ["=", sender] };
  const waiting = await selectDue(db, queue, worker.now).limit(flood).execute();
  return waiting.length < flood ? [] : claim(db, queue, most, worker);
}
