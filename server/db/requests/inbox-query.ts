import { expressionBuilder, type ExpressionBuilder, type Selectable } from "kysely";
import * as v from "valibot";
import { businessHours } from "#content/site.ts";
import { overdueCutoff } from "#domain/requests/reply-deadline.ts";
import { sourceSchema } from "#domain/requests/request-origin.ts";
import type { InboxFilter } from "#domain/requests/inbox-query-schemas.ts";
import { requestBodySchema, storedBodySchema } from "#domain/requests/stored-request-body.ts";
import { directSource, type InboxRequest } from "#domain/requests/request-schemas.ts";
import type { Db } from "../engine/database.ts";
import { queryInChunks } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { restorableCutoff } from "../history/soft-delete-and-purge.ts";
import { textMatchCondition, type TextMatch } from "./find-requests-by-text.ts";

export type RowFilter = Omit<InboxFilter, "search"> & { text?: TextMatch | undefined };
type Builder = ExpressionBuilder<Tables, "requests" | "deliveries">;

/** Requests with their deliveries to the team chat. Such a delivery carries its request's id, kind and time: its indexes give the order. */
export function buildInboxQuery(db: Db, filter: RowFilter, now: Date) {
  const { kind, delivery, status, source, text, isDeleted = false, isOverdue } = filter;
  let query = db.selectFrom("deliveries").innerJoin("requests", "requests.id", "deliveries.id");
  query = isDeleted
    ? query.where("requests.deleted_at", ">", restorableCutoff(now))
    : query.where("requests.deleted_at", "is", null);
  if (kind !== undefined) query = query.where("deliveries.kind", "=", kind);
  if (delivery === "failed") query = query.where("deliveries.id", "in", selectFailedRequestIds(db));
  else if (delivery !== undefined) query = query.where("deliveries.state", "=", delivery);
  if (status !== undefined) query = query.where("requests.status", "=", status);
  if (source !== undefined) query = query.where("requests.source_key", "=", source === directSource ? "" : source);
  if (text !== undefined) query = query.where(textMatchCondition(text));
  if (isOverdue === undefined) return query;
  return query.where((eb) => (isOverdue ? isOverdueCondition(now) : eb.not(isOverdueCondition(now))));
}

/** Whatever failed of a request: its message in the team chat or a mail. */
export const selectFailedRequestIds = (db: Db) =>
  db
    .selectFrom("deliveries as failed")
    .select((eb) => eb.fn.coalesce("failed.request_id", "failed.id").as("id"))
    .where("failed.state", "=", "failed");

/** Waits longer than promised. Suspected spam waits for nobody. */
function isOverdueCondition(now: Date) {
  const eb = expressionBuilder<Tables, "requests" | "deliveries">();
  return eb.and([
    eb("requests.status", "=", "new"),
    eb("requests.created_at", "<=", overdueCutoff(now, businessHours).toISOString()),
    eb("deliveries.state", "!=", "held"),
  ]);
}

export const inboxColumns = (eb: Builder) =>
  [
    "requests.id",
    "requests.kind",
    "requests.created_at",
    "requests.body",
    "requests.status",
    "requests.note",
    "requests.owner",
    "requests.follow_up_at",
    "requests.follow_up",
    "requests.version",
    "requests.answered_at",
    "requests.answered_by",
    "requests.answer_minutes",
    // A deleted student is not linked.
    eb
      .selectFrom("students")
      .select("students.id")
      .whereRef("students.id", "=", "requests.student_id")
      .where("students.deleted_at", "is", null)
      .as("student_id"),
    "requests.deleted_at",
    "requests.source",
    "requests.notice_version",
    "deliveries.state",
    "deliveries.tries",
    "deliveries.last_error",
    hasEarlierRequest(eb).as("wrote_before"),
  ] as const;

/** Whether the same person, by e-mail address or phone, had sent another one before. */
function hasEarlierRequest(eb: Builder) {
  const sameBefore = (key: "email_key" | "phone_digits") =>
    eb.exists(
      eb
        .selectFrom("requests as earlier")
        .select("earlier.id")
        .where("earlier.deleted_at", "is", null)
        .whereRef(`earlier.${key}`, "=", `requests.${key}`)
        .where(`earlier.${key}`, "!=", "")
        .where((where) =>
          where(
            where.refTuple("earlier.created_at", "earlier.id"),
            "<",
            where.refTuple("requests.created_at", "requests.id"),
          ),
        ),
    );
  return eb.or([sameBefore("email_key"), sameBefore("phone_digits")]);
}

/** What was typed into a form, whatever of it an older version stored. */
export const bodySchema = v.fallback(storedBodySchema, v.parse(requestBodySchema, {}));
const storedSource = v.fallback(v.pipe(v.string(), v.parseJson(), sourceSchema), null);
export const parseStoredSource = (source: string | null) => v.parse(storedSource, source);

/** All that a column of JSON holds, whatever the version that wrote it; nothing of what is no object. */
const jsonObjectSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {});
export const parseJsonObject = (text: string | null) => v.parse(jsonObjectSchema, text);

type Row = Omit<
  Selectable<Tables["requests"]>,
  | "idempotency_key"
  | "search_key"
  | "email_key"
  | "phone_digits"
  | "source_key"
  | "campaign_key"
  | "course"
  | "keys_version"
> &
  Pick<Tables["deliveries"], "state" | "tries" | "last_error"> & { wrote_before: unknown };

export async function toInboxRequestsWithDeliveries(db: Db, rows: readonly Row[]): Promise<InboxRequest[]> {
  const deliveries = await queryInChunks(
    rows.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom("deliveries")
        .select(["request_id", "kind", "state", "tries", "last_error"])
        .where("request_id", "in", ids)
        .orderBy("kind")
        .execute(),
  );
  const mails = groupMailsByRequest(deliveries);
  return rows.map((row) => toInboxRequest(row, mails.get(row.id)));
}

type DeliveryRow = Pick<Selectable<Tables["deliveries"]>, "request_id" | "kind" | "state" | "tries" | "last_error">;
export function groupMailsByRequest(rows: readonly DeliveryRow[]): Map<string | null, InboxRequest["mails"]> {
  const mails = rows.flatMap(({ request_id, kind, state, tries, last_error }) =>
    kind === "team-mail" || kind === "visitor-mail" ? [{ request_id, kind, state, tries, lastError: last_error }] : [],
  );
  return Map.groupBy(mails, ({ request_id }) => request_id);
}

export const toInboxRequest = (row: Row, mails: InboxRequest["mails"] = []): InboxRequest => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.created_at,
  ...v.parse(bodySchema, row.body),
  delivery: row.state,
  tries: row.tries,
  lastError: row.last_error,
  mails: mails.map(({ kind, state, tries, lastError }) => ({ kind, state, tries, lastError })),
  status: row.status,
  note: row.note,
  owner: row.owner,
  followUpAt: row.follow_up_at,
  followUp: row.follow_up,
  // Without minutes nobody knows when.
  answeredAt: row.answer_minutes === null ? null : row.answered_at,
  answeredBy: row.answered_by,
  version: row.version,
  studentId: row.student_id,
  deletedAt: row.deleted_at,
  source: parseStoredSource(row.source),
  noticeVersion: row.notice_version,
  // SQLite has no boolean.
  wroteBefore: Boolean(row.wrote_before),
});
