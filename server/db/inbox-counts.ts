import { type Cell, type Facets, fillState, type InboxCounts, sumFacets } from "#domain/request-facets.ts";
import type { InboxFilter } from "#domain/request-query.ts";
import { type DeliveryState, deliveryStates, requestKinds } from "#domain/request.ts";
import type { Db } from "./database.ts";
import { type RowFilter, selectInbox } from "./inbox-rows.ts";
import { findText } from "./request-search.ts";

/** Unanswered requests and how many of these are overdue, suspected spam apart; and what each filter would show. */
export async function countInbox(
  db: Db,
  { search = "", ...filter }: InboxFilter,
  now: Date,
): Promise<Omit<InboxCounts, "webhooks">> {
  const open = selectInbox(db, { status: "new" }, now).where("deliveries.state", "!=", "held");
  return {
    open: await count(open),
    overdue: await count(selectInbox(db, { isOverdue: true }, now)),
    deleted: await count(selectInbox(db, { isDeleted: true }, now)),
    facets: await countFacets(db, { ...filter, search }, now),
  };
}

async function count(query: ReturnType<typeof selectInbox>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countFacets(db: Db, { search = "", ...filter }: InboxFilter, now: Date): Promise<Facets | null> {
  const text = await findText(db, search);
  const isFew = text !== undefined && "ids" in text;
  if (text && !isFew) return null;
  const { isDeleted = false } = filter;
  const cells = isFew || isDeleted ? await countCells(db, { text, isDeleted }, now) : await countAllCells(db, now);
  return sumFacets(cells, filter);
}

async function countCells(db: Db, filter: RowFilter, now: Date, states: readonly DeliveryState[] = deliveryStates) {
  const rows = await selectInbox(db, filter, now)
    .select((eb) => ["requests.status", "requests.kind", "deliveries.state as delivery", eb.fn.countAll().as("count")])
    .where("deliveries.state", "in", states)
    .groupBy(["requests.status", "requests.kind", "deliveries.state"])
    .execute();
  return rows.map(({ status, kind, delivery, count: all }): Cell => ({ status, kind, delivery, count: Number(all) }));
}

/**
 * Joining every request with its delivery takes long, and nearly all deliveries are in one state: the rows of that state are
 * counted as what the others leave of the whole, and the whole is an index of requests alone.
 */
async function countAllCells(db: Db, now: Date): Promise<Cell[]> {
  const states = await db
    .selectFrom("deliveries")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .where("kind", "in", requestKinds)
    .groupBy("state")
    .execute();
  const [most] = states.toSorted((a, b) => Number(b.count) - Number(a.count));
  if (!most) return [];
  const others = deliveryStates.filter((state) => state !== most.state);
  const whole = await db
    .selectFrom("requests")
    .select((eb) => ["status", "kind", eb.fn.countAll().as("count")])
    .where("deleted_at", "is", null)
    .groupBy(["status", "kind"])
    .execute();
  return fillState(
    whole.map(({ status, kind, count: all }) => ({ status, kind, count: Number(all) })),
    await countCells(db, {}, now, others),
    most.state,
  );
}
