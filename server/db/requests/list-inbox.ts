import type { InboxFilter, InboxOrder, InboxCursor } from "#domain/requests/inbox-query-schemas.ts";
import type { InboxRequest, RelatedResponse } from "#domain/requests/request-schemas.ts";
import type { Db } from "../engine/database.ts";
import {
  inboxColumns,
  buildInboxQuery,
  toInboxRequest,
  toInboxRequestsWithDeliveries,
  type RowFilter,
} from "./inbox-query.ts";
import { findIdsIfFewMatch } from "./find-requests-by-text.ts";

type Page = { requests: InboxRequest[]; next: InboxCursor | null };
type Paging = { after?: InboxCursor | undefined; limit: number };

/** Before every request: the newest is older. */
const start = { createdAt: "9999-12-31T23:59:59.999Z", id: "z" };

export async function listInbox(
  db: Db,
  { search = "", order = "newest", after, limit, ...given }: InboxFilter & Paging & { order?: InboxOrder },
  now: Date,
): Promise<Page> {
  const filter = { ...given, text: await findIdsIfFewMatch(db, search) };
  return (order === "newest" ? listInboxRows : listOverdueFirst)(db, filter, { after, limit }, now);
}

/** The overdue, longest waiting first, then all others, newest first. */
async function listOverdueFirst(db: Db, filter: RowFilter, { after, limit }: Paging, now: Date): Promise<Page> {
  let late: InboxRequest[] = [];
  if (after?.part !== "rest") {
    const page = await listInboxRows(db, { ...filter, isOverdue: true }, { after, limit }, now);
    if (page.next) return { ...page, next: { ...page.next, part: "overdue" } };
    late = page.requests;
    if (late.length === limit) return { requests: late, next: { ...start, part: "rest" } };
  }
  const paging = { after: after?.part === "rest" ? after : undefined, limit: limit - late.length };
  const { requests, next } = await listInboxRows(db, { ...filter, isOverdue: false }, paging, now);
  return { requests: [...late, ...requests], next: next && { ...next, part: "rest" } };
}

async function listInboxRows(db: Db, filter: RowFilter, { after, limit }: Paging, now: Date): Promise<Page> {
  const [direction, beyond] = filter.isOverdue ? (["asc", ">"] as const) : (["desc", "<"] as const);
  // Found by status, by source or by delivery: the order follows the index.
  const [time, id] =
    filter.isOverdue || filter.status || filter.source
      ? (["requests.created_at", "requests.id"] as const)
      : (["deliveries.created_at", "deliveries.id"] as const);
  const all = buildInboxQuery(db, filter, now).select(inboxColumns);
  const page = after ? all.where((eb) => eb(eb.refTuple(time, id), beyond, eb.tuple(after.createdAt, after.id))) : all;
  const rows = await page
    .orderBy(time, direction)
    .orderBy(id, direction)
    .limit(limit + 1)
    .execute();
  const requests = await toInboxRequestsWithDeliveries(db, rows.slice(0, limit));
  const last = requests.at(-1);
  return { requests, next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null };
}

const maxRelated = 20;

/** A request, with what the same person sent before or after it and the students that were made of it: newest first. */
export async function findRelatedRecords(db: Db, id: string, now: Date): Promise<RelatedResponse | undefined> {
  const keys = await db
    .selectFrom("requests")
    .select(["email_key", "phone_digits", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!keys) return undefined;
  const row = await buildInboxQuery(db, { isDeleted: keys.deleted_at !== null }, now)
    .select(inboxColumns)
    .where("requests.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [request = toInboxRequest(row)] = await toInboxRequestsWithDeliveries(db, [row]);
  const requests = await listRequestsOfSamePerson(db, id, keys, now);
  const made = [request, ...requests].flatMap(({ studentId }) => studentId ?? []);
  return { request, requests, students: await listStudentsOfPerson(db, made, keys) };
}

type Keys = { email_key: string; phone_digits: string };

async function listRequestsOfSamePerson(db: Db, id: string, { email_key, phone_digits }: Keys, now: Date) {
  if (!email_key && !phone_digits) return [];
  const rows = await buildInboxQuery(db, {}, now)
    .select(inboxColumns)
    .where("requests.id", "!=", id)
    .where((eb) =>
      eb.or([
        ...(email_key ? [eb("requests.email_key", "=", email_key)] : []),
        ...(phone_digits ? [eb("requests.phone_digits", "=", phone_digits)] : []),
      ]),
    )
    .orderBy("requests.created_at", "desc")
    .orderBy("requests.id", "desc")
    .limit(maxRelated)
    .execute();
  return toInboxRequestsWithDeliveries(db, rows);
}

/** Made of one of the requests, or known by the same e-mail address or phone. */
async function listStudentsOfPerson(db: Db, ids: readonly string[], { email_key, phone_digits }: Keys) {
  if (ids.length === 0 && !email_key && !phone_digits) return [];
  return db
    .selectFrom("students")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb("id", "in", ids)] : []),
        ...(email_key ? [eb("email_key", "=", email_key)] : []),
        ...(phone_digits ? [eb("phone_digits", "=", phone_digits)] : []),
      ]),
    )
    .orderBy("name")
    .orderBy("id")
    .limit(maxRelated)
    .execute();
}
