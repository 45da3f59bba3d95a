import { businessHours } from "#content/site.ts";
import { overdueCutoff } from "#domain/requests/reply-deadline.ts";
import {
  deriveUncountedDeliveryStateCounts,
  tallyFacets,
  type FacetCell,
  type Facets,
  type InboxCounts,
} from "#domain/requests/inbox-counts.ts";
import type { InboxFilter } from "#domain/requests/inbox-query-schemas.ts";
import { deliveryStates, directSource, type DeliveryState } from "#domain/requests/request-schemas.ts";
import { requestKinds, type RequestKind } from "#domain/requests/request-fields.ts";
import type { Db } from "../engine/database.ts";
import { letOthersRun } from "../engine/query-helpers.ts";
import { buildInboxQuery, type RowFilter } from "./inbox-query.ts";
import { findIdsIfFewMatch } from "./find-requests-by-text.ts";

/**
 * Unanswered requests and how many of these are overdue, suspected spam apart; and what each filter would show. `webhooks`
 * are the kinds that are delivered to a team chat.
 */
export async function countInbox(
  db: Db,
  { webhooks, search = "", ...given }: InboxFilter & { webhooks: readonly RequestKind[] },
  now: Date,
): Promise<InboxCounts> {
  const filter = { ...given, text: await findIdsIfFewMatch(db, search) };
  const open = await countUnanswered(db, now);
  // The ones that are not overdue are few, however many have piled up.
  const overdue = open - (await countUnanswered(db, now, overdueCutoff(now, businessHours)));
  const facets = await countFacets(db, filter, now);
  // Of 100,000 requests SQLite counts either half in 30 ms.
  await letOthersRun();
  return {
    open,
    overdue,
    deleted: await countRows(buildInboxQuery(db, { isDeleted: true }, now)),
    webhooks: [...webhooks],
    facets,
    sources: await countSources(db, filter, now),
  };
}

async function countRows(query: { select: ReturnType<typeof buildInboxQuery>["select"] }): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** By an index of requests alone; those that are held are few. */
async function countUnanswered(db: Db, now: Date, after?: Date): Promise<number> {
  const at = after?.toISOString() ?? "";
  const all = await db
    .selectFrom("requests")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("deleted_at", "is", null)
    .where("status", "=", "new")
    .$if(after !== undefined, (query) => query.where("created_at", ">", at))
    .executeTakeFirstOrThrow();
  const held = buildInboxQuery(db, { status: "new", delivery: "held" }, now);
  return Number(all.count) - (await countRows(after ? held.where("requests.created_at", ">", at) : held));
}

async function countFacets(db: Db, { text, ...filter }: RowFilter, now: Date): Promise<Facets | null> {
  if (text && !("ids" in text)) return null;
  const { isDeleted = false, source } = filter;
  const isPart = text !== undefined || isDeleted || source !== undefined;
  const cells = isPart
    ? await countFacetCells(db, { text, isDeleted, source }, now)
    : await countFacetCellsOfWholeInbox(db, now);
  return tallyFacets([...cells, ...(await countMailOnlyFailures(db, { text, isDeleted, source }, now))], filter);
}

async function countMailOnlyFailures(db: Db, filter: RowFilter, now: Date): Promise<FacetCell[]> {
  const rows = await buildInboxQuery(db, { ...filter, delivery: "failed" }, now)
    .select((eb) => ["requests.status", "requests.kind", eb.fn.countAll().as("count")])
    .where("deliveries.state", "!=", "failed")
    .groupBy(["requests.status", "requests.kind"])
    .execute();
  return rows.map(({ status, kind, count }) => ({
    status,
    kind,
    delivery: "failed",
    count: Number(count),
    isMailOnly: true,
  }));
}

async function countFacetCells(
  db: Db,
  filter: RowFilter,
  now: Date,
  states: readonly DeliveryState[] = deliveryStates,
) {
  const rows = await buildInboxQuery(db, filter, now)
    .select((eb) => ["requests.status", "requests.kind", "deliveries.state as delivery", eb.fn.countAll().as("count")])
    .where("deliveries.state", "in", states)
    .groupBy(["requests.status", "requests.kind", "deliveries.state"])
    .execute();
  return rows.map(({ status, kind, delivery, count }): FacetCell => ({ status, kind, delivery, count: Number(count) }));
}

/**
 * Joining every request with its delivery takes long, and nearly all of a kind are in one state: these are counted as what
 * the others leave of the whole, and the whole is an index of requests alone.
 */
async function countFacetCellsOfWholeInbox(db: Db, now: Date): Promise<FacetCell[]> {
  const whole = await db
    .selectFrom("requests")
    .select((eb) => ["status", "kind", eb.fn.countAll().as("count")])
    .where("deleted_at", "is", null)
    .groupBy(["status", "kind"])
    .execute();
  const cells: FacetCell[] = [];
  for (const kind of requestKinds) {
    const usual = await findMostCommonDeliveryState(db, kind);
    const others = deliveryStates.filter((state) => state !== usual);
    const ofKind = whole
      .filter((row) => row.kind === kind)
      .map(({ status, count }) => ({ status, kind, count: Number(count) }));
    cells.push(...deriveUncountedDeliveryStateCounts(ofKind, await countFacetCells(db, { kind }, now, others), usual));
  }
  return cells;
}

/** By an index of deliveries alone. Not by the newest: after a webhook was set, all that came before are in another state. */
async function findMostCommonDeliveryState(db: Db, kind: RequestKind): Promise<DeliveryState> {
  const most = await db
    .selectFrom("deliveries")
    .select("state")
    .where("kind", "=", kind)
    .groupBy("state")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .limit(1)
    .executeTakeFirst();
  return most?.state ?? "delivered";
}

const maxSources = 20;

/** The most frequent sources of what the other filters show; those of the whole inbox are an index of requests alone. */
async function countSources(db: Db, { source: _, text: found, ...filter }: RowFilter, now: Date) {
  // A search that finds very many is not counted: the sources of all are offered.
  const text = found && "ids" in found ? found : undefined;
  const isWhole = !text && !filter.isDeleted && [filter.kind, filter.delivery, filter.status].every((one) => !one);
  const counted = isWhole
    ? db.selectFrom("requests").where("deleted_at", "is", null)
    : buildInboxQuery(db, { ...filter, text }, now);
  const rows = await counted
    .select((eb) => ["requests.source_key as key", eb.fn.countAll().as("count")])
    .groupBy("requests.source_key")
    .orderBy("count", "desc")
    .orderBy("key")
    .limit(maxSources)
    .execute();
  return rows.map(({ key, count }) => ({ key: key || directSource, count: Number(count) }));
}
