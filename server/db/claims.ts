import { type Db, isPostgres } from "./database.ts";
import { later } from "./times.ts";
import type { DeliveryKind } from "./tables.ts";

/** Longer than a send may take, so that nobody takes over a delivery that is still being made. */
export const leaseTime = 60_000;

/** Whose deliveries these are cannot be told: error reports, and requests where addresses are not counted. */
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

/** Whose delivery was made last; the next sender after it comes next. */
export type Turn = Pick<Delivery, "kind" | "sender">;

type Worker = { worker: string; now: Date };
type Queue = { kind: DeliveryKind; sender?: readonly [">" | "=", string] | undefined };

/** What is due and nobody holds, in the order of the index: reading the first few costs the same however many wait. */
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
 * Takes deliveries for one lease. The one statement is the whole lock: PostgreSQL skips rows that another instance is
 * taking, SQLite has one writer at a time. As a subquery PostgreSQL might run the selection more than once and take too many.
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
  // A request's delivery carries its id; an error report finds none, and has its text itself.
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

/** A round goes on after the last turn, through the other kinds, and begins again. */
function queuesAfter(kinds: readonly DeliveryKind[], last: Turn | undefined): Queue[] {
  const at = last ? kinds.indexOf(last.kind) : -1;
  const whole = [...kinds.slice(at + 1), ...kinds.slice(0, at + 1)].map((kind) => ({ kind }));
  return last && at >= 0 ? [{ kind: last.kind, sender: [">", last.sender] }, ...whole] : whole;
}

/** Takes the delivery that has been due longest of the sender whose turn it is: one who sends a lot holds up only himself. */
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

/** Takes what the same sender has waiting besides, `most` at a time, if that is `flood` or more; else nothing. */
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
