import { expressionBuilder, type Selectable } from "kysely";
import * as v from "valibot";
import { businessHours } from "#content/site.ts";
import { compareFollowUp } from "#domain/change.ts";
import {
  type DeliveryState,
  type FollowUp,
  type InboxRequest,
  readReference,
  requestBodySchema,
  type RequestKind,
  type StatusChange,
} from "#domain/request.ts";
import { sourceSchema } from "#domain/request-origin.ts";
import { overdueSince } from "#domain/reply-clock.ts";
import { recordChanges } from "./changes.ts";
import { type Db, isPostgres } from "./database.ts";
import { contains } from "./search.ts";
import { restorableSince } from "./soft-delete.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

export type InboxFilter = {
  kind?: RequestKind | undefined;
  delivery?: DeliveryState | undefined;
  search?: string;
  isDeleted?: boolean;
  /** Only what staff have not answered within the promised time, the longest waiting first. */
  isOverdue?: boolean;
};

type Place = { createdAt: string; id: string };

/** By what the visitor typed, or by the reference in the visitor's confirmation: the start of the id. */
function matches(search: string) {
  const eb = expressionBuilder<Tables, "requests">();
  const typed = contains("requests.search_key", search);
  const reference = readReference(search);
  if (reference === undefined) return typed;
  // A range, which an index can serve, on both engines: ids are hexadecimal, so "g" comes after all of them.
  return eb.or([typed, eb.and([eb("requests.id", ">=", reference), eb("requests.id", "<", `${reference}g`)])]);
}

/** Requests with their deliveries. A delivery carries its request's id, kind and time: its indexes give the order. */
function selectInbox(
  db: Db,
  { kind, delivery, search = "", isDeleted = false, isOverdue = false }: InboxFilter,
  now: Date,
) {
  const open = db
    .selectFrom("deliveries")
    .innerJoin("requests", "requests.id", "deliveries.request_id")
    .$if(isDeleted, (query) => query.where("requests.deleted_at", ">", restorableSince(now)))
    .$if(!isDeleted, (query) => query.where("requests.deleted_at", "is", null));
  return open
    .$if(kind !== undefined, (query) => query.where("deliveries.kind", "=", kind ?? "contact"))
    .$if(delivery !== undefined, (query) => query.where("deliveries.state", "=", delivery ?? "pending"))
    .$if(search !== "", (query) => query.where(matches(search)))
    .$if(isOverdue, (query) =>
      query
        .where("requests.status", "=", "new")
        .where("requests.created_at", "<=", overdueSince(now, businessHours).toISOString())
        .where("deliveries.state", "!=", "held"),
    );
}

const columns = [
  "requests.id",
  "requests.kind",
  "requests.created_at",
  "requests.body",
  "requests.status",
  "requests.note",
  "requests.version",
  "requests.student_id",
  "requests.deleted_at",
  "requests.source",
  "requests.notice_version",
  "deliveries.state",
  "deliveries.tries",
  "deliveries.last_error",
] as const;

const bodySchema = v.fallback(v.pipe(v.string(), v.parseJson(), requestBodySchema), v.parse(requestBodySchema, {}));
const storedSource = v.fallback(v.pipe(v.string(), v.parseJson(), sourceSchema), null);

type Row = Omit<Selectable<Tables["requests"]>, "idempotency_key" | "search_key"> &
  Pick<Tables["deliveries"], "state" | "tries" | "last_error">;

const toRequest = (row: Row): InboxRequest => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.created_at,
  ...v.parse(bodySchema, row.body),
  delivery: row.state,
  tries: row.tries,
  lastError: row.last_error,
  status: row.status,
  note: row.note,
  version: row.version,
  studentId: row.student_id,
  deletedAt: row.deleted_at,
  source: v.parse(storedSource, row.source),
  noticeVersion: row.notice_version,
});

/** A page of the inbox, newest first, and the place from which the next one goes on. */
export async function listInbox(
  db: Db,
  { after, limit, ...filter }: InboxFilter & { after?: Place | undefined; limit: number },
  now: Date,
): Promise<{ requests: InboxRequest[]; next: Place | null }> {
  const [direction, beyond] = filter.isOverdue ? (["asc", ">"] as const) : (["desc", "<"] as const);
  // The overdue are found by status, the rest by delivery: the order follows the index.
  const [time, id] = filter.isOverdue
    ? (["requests.created_at", "requests.id"] as const)
    : (["deliveries.created_at", "deliveries.id"] as const);
  const rows = await selectInbox(db, filter, now)
    .select(columns)
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

/** How many requests are unanswered, and how many of these overdue. Suspected spam does not count. */
export async function countInbox(db: Db, now: Date): Promise<{ open: number; overdue: number }> {
  const open = selectInbox(db, {}, now).where("requests.status", "=", "new").where("deliveries.state", "!=", "held");
  const count = async (query: typeof open) => {
    const row = await query.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return { open: await count(open), overdue: await count(selectInbox(db, { isOverdue: true }, now)) };
}

export async function findRequest(db: Db, id: string) {
  return db
    .selectFrom("requests")
    .innerJoin("deliveries", "deliveries.request_id", "requests.id")
    .select(["requests.kind", "requests.body", "requests.student_id", "deliveries.state"])
    .where("requests.id", "=", id)
    .where("requests.deleted_at", "is", null)
    .executeTakeFirst();
}

type StatusOutcome = { kind: "saved" } | { kind: "missing" } | { kind: "outdated"; request: InboxRequest };

/** Saves the fields that are given. With an outdated version it changes nothing. */
export async function saveStatus(db: Db, change: StatusChange, now: Date, by = ""): Promise<StatusOutcome> {
  return inTransaction(db, async (trx) => {
    const before = await lockFollowUp(trx, change.id);
    const outcome = await updateStatus(trx, change, now);
    if (outcome.kind !== "saved" || !before) return outcome;
    await recordChanges(trx, { subject: "request", id: change.id, changes: compareFollowUp(before, change), by }, now);
    return outcome;
  });
}

/** Status and note as they are, and stay until the transaction ends: SQLite has one writer at a time anyway. */
export async function lockFollowUp(trx: Db, id: string): Promise<FollowUp | undefined> {
  return trx
    .selectFrom("requests")
    .select(["status", "note"])
    .where("id", "=", id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

async function updateStatus(db: Db, { id, status, note, version }: StatusChange, now: Date): Promise<StatusOutcome> {
  const saved = await db
    .updateTable("requests")
    .set((eb) => ({ status, note, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .returning("id")
    .executeTakeFirst();
  if (saved) return { kind: "saved" };
  const current = await selectInbox(db, {}, now).select(columns).where("requests.id", "=", id).executeTakeFirst();
  return current ? { kind: "outdated", request: toRequest(current) } : { kind: "missing" };
}

/** An undelivered request is held back from the team chat, and stays held when it is restored, until its release. */
export async function deleteRequest(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const deleted = await trx
      .updateTable("requests")
      .set({ deleted_at: now.toISOString() })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!deleted) return false;
    await trx
      .updateTable("deliveries")
      .set({ state: "held" })
      .where("request_id", "=", id)
      .where("state", "in", ["pending", "not-configured"])
      .where("locked_by", "is", null)
      .execute();
    await recordChanges(trx, { subject: "request", id, changes: [{ what: "deleted" }], by }, now);
    return true;
  });
}

export async function restoreRequest(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const restored = await trx
      .updateTable("requests")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("deleted_at", ">", restorableSince(now))
      .returning("id")
      .executeTakeFirst();
    if (restored) await recordChanges(trx, { subject: "request", id, changes: [{ what: "restored" }], by }, now);
    return restored !== undefined;
  });
}
