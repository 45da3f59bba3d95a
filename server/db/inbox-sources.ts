import type { InboxFilter } from "#domain/request-query.ts";
import type { Db } from "./database.ts";
import { selectInbox } from "./inbox-rows.ts";
import { findText } from "./request-search.ts";

const mostListed = 20;

/** The most frequent sources of what the other filters show; those of the whole inbox are an index of requests alone. */
export async function countSources(db: Db, { source: _, search = "", ...filter }: InboxFilter, now: Date) {
  const found = await findText(db, search);
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

const selectPart = (db: Db, filter: Parameters<typeof selectInbox>[1], now: Date) =>
  selectInbox(db, filter, now)
    .select((eb) => ["requests.source_key as key", eb.fn.countAll().as("count")])
    .where("requests.source_key", ">", "")
    .groupBy("requests.source_key");
