import type { InboxRequest } from "#domain/requests/request.ts";
import type { InboxFilter, InboxOrder, Place } from "#domain/requests/request-query.ts";
import type { Db } from "../engine/database.ts";
import { inboxColumns, selectInbox, toRequest, type RowFilter } from "./inbox-rows.ts";
import { findText } from "./request-search.ts";

type Page = { requests: InboxRequest[]; next: Place | null };
type Paging = { after?: Place | undefined; limit: number };

/** Before every request: the newest is older. */
const start = { createdAt: "9999-12-31T23:59:59.999Z", id: "z" };

/** A page of the inbox, and the place from which the next one goes on. */
export async function listInbox(
  db: Db,
  { search = "", order = "newest", ...rest }: InboxFilter & Paging & { order?: InboxOrder },
  now: Date,
): Promise<Page> {
  const { after, limit, ...given } = rest;
  const filter = { ...given, text: await findText(db, search) };
  const paging = { after, limit };
  return order === "newest" ? listRows(db, filter, paging, now) : listOverdueFirst(db, filter, paging, now);
}

/** The overdue, longest waiting first, then all others, newest first. */
async function listOverdueFirst(db: Db, filter: RowFilter, { after, limit }: Paging, now: Date): Promise<Page> {
  let late: InboxRequest[] = [];
  if (after?.part !== "rest") {
    const page = await listRows(db, { ...filter, isOverdue: true }, { after, limit }, now);
    if (page.next) return { ...page, next: { ...page.next, part: "overdue" } };
    late = page.requests;
    if (late.length === limit) return { requests: late, next: { ...start, part: "rest" } };
  }
  const paging = { after: after?.part === "rest" ? after : undefined, limit: limit - late.length };
  const { requests, next } = await listRows(db, { ...filter, isOverdue: false }, paging, now);
  return { requests: [...late, ...requests], next: next && { ...next, part: "rest" } };
}

async function listRows(db: Db, filter: RowFilter, { after, limit }: Paging, now: Date): Promise<Page> {
  const [direction, beyond] = filter.isOverdue ? (["asc", ">"] as const) : (["desc", "<"] as const);
  // Found by status, by source or by delivery: the order follows the index.
  const [time, id] =
    filter.isOverdue || filter.status || filter.source
      ? (["requests.created_at", "requests.id"] as const)
      : (["deliveries.created_at", "deliveries.id"] as const);
  const rows = await selectInbox(db, filter, now)
    .select(inboxColumns)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple(time, id), beyond, eb.tuple(after?.createdAt ?? "", after?.id ?? ""))),
    )
    .orderBy(time, direction)
    .orderBy(id, direction)
    .limit(limit + 1)
    .execute();
  const requests = rows.slice(0, limit).map(toRequest);
  const last = requests.at(-1);
  return { requests, next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null };
}
