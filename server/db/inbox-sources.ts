import type { Db } from "./database.ts";
import { type RowFilter, selectInbox } from "./inbox-rows.ts";

const mostListed = 20;

/** The most frequent sources of what the other filters show; those of the whole inbox are an index of requests alone. */
export async function countSources(db: Db, { source: _, text: found, ...filter }: RowFilter, now: Date) {
  // A search that finds very many is counted by nobody: the sources of all are offered.
  const text = found && "ids" in found ? found : undefined;
  const { kind, delivery, status, isDeleted = false } = filter;
  const isPart =
    text !== undefined || kind !== undefined || delivery !== undefined || status !== undefined || isDeleted;
  const rows = await (isPart ? selectPart(db, { ...filter, text }, now) : selectWhole(db))
    .orderBy("count", "desc")
    .orderBy("key")
    .limit(mostListed)
    .execute();
  return rows.map(({ key, count }) => ({ key, count: Number(count) }));
}

const selectWhole = (db: Db) =>
  db
    .selectFrom("requests")
    .select((eb) => ["source_key as key", eb.fn.countAll().as("count")])
    .where("source_key", ">", "")
    .where("deleted_at", "is", null)
    .groupBy("source_key");

const selectPart = (db: Db, filter: RowFilter, now: Date) =>
  selectInbox(db, filter, now)
    .select((eb) => ["requests.source_key as key", eb.fn.countAll().as("count")])
    .where("requests.source_key", ">", "")
    .groupBy("requests.source_key");
