import { sql, type Selectable } from "kysely";
import { hiddenSignInAddress, isSameContact, isContactInText, type Contact } from "#domain/contact/contact-details.ts";
import { phoneKeyToDigitClasses } from "#domain/contact/phone.ts";
import { changeSubjects } from "#domain/history/change.ts";
import { isPersonsOwnRecord, type RecordMatchReason } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { letOthersRun, likePattern, pluckIds, lockRows, queryInChunks } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { parseJsonObject } from "../requests/inbox-query.ts";

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
type Found<Table extends "requests" | "students"> = Row<Table> & { why: RecordMatchReason };

/** What is stored about one person or names them, row by row, the newest first. */
export type PersonRows = {
  requests: Found<"requests">[];
  students: Found<"students">[];
  deliveries: Row<"deliveries">[];
  changes: Row<"changes">[];
  notes: Row<"notes">[];
  payments: Row<"payments">[];
  certificates: Row<"certificates">[];
  reviews: Row<"reviews">[];
};

/** Ids of records that may hold the contact. It reads every row, so it comes before a transaction, not in it. */
export type Candidates = Record<"requests" | "students", string[]>;

/** Rows scanned at once. SQLite takes half a millisecond for the longest message, on the event loop. */
const [scanned, scannedOnPostgres] = [50, 1000];
/** Candidates read at once, which is as dear. */
const readAtOnce = 20;

export const reviewTexts = ["name", "text", "github", "instagram"] as const;

/** A coarse choice by the engine, which knows no boundaries; each row is read again by `listPersonRows`. */
export async function findRecordsMaybeNamingContact(db: Db, { kind, key }: Contact): Promise<Candidates> {
  // A letter beyond ASCII is anything here: SQLite does not know its small one.
  const address = likePattern(key).replaceAll(/[^\0-\x7F]+/g, "%");
  // Whatever stands between the digits.
  const matchPhone = isPostgres(db)
    ? sql`~ ${phoneKeyToDigitClasses(key).join(".*")}`
    : sql`glob ${`*${phoneKeyToDigitClasses(key).join("*")}*`}`;
  const matchHidden = isPostgres(db) ? sql`~ ${hiddenSignInAddress}` : sql`glob ${`*${hiddenSignInAddress}*`}`;
  const mayHold = (column: string) =>
    kind === "email"
      ? sql`(lower(${sql.ref(column)}) like ${address} escape '\\' or ${sql.ref(column)} ${matchHidden})`
      : sql`${sql.ref(column)} ${matchPhone}`;

  async function scan(
    table: "requests" | "students" | "reviews" | "notes" | "payments",
    columns: readonly string[],
    of = "id",
  ) {
    const conditions = columns.map(mayHold);
    const found: string[] = [];
    const limit = isPostgres(db) ? scannedOnPostgres : scanned;
    for (let last: string | undefined = ""; last !== undefined; await letOthersRun()) {
      const { rows } = await sql<{
        id: string;
        record: string;
        hit: unknown;
      }>`select id, ${sql.ref(of)} as record, ${sql.join(conditions, sql` or `)} as hit
        from ${sql.table(table)} where id > ${last} order by id limit ${limit}`.execute(db);
      found.push(...rows.filter(({ hit }) => Boolean(hit)).map(({ record }) => record));
      last = rows.at(-1)?.id;
    }
    return found;
  }
  // Ids of requests and students alike: no two are equal.
  const noted = await scan("notes", ["text"], "subject_id");
  return {
    requests: [...noted, ...(await scan("requests", ["body", "note", "follow_up", "source"]))],
    students: [
      ...noted,
      ...(await scan("students", ["name", "email", "phone", "paid_note", "follow_up", "batch"])),
      ...(await scan("reviews", [...reviewTexts, "reply"], "student_id")),
      ...(await scan("payments", ["reference"], "student_id")),
    ],
  };
}

/**
 * Requests and students of one person, whether deleted or held: by e-mail address or phone, also as a parent's, and what was
 * made of one another; and those of others that name the contact. With `isLocked` they stay as they are until the
 * transaction ends.
 */
export async function listPersonRows(
  db: Db,
  contact: Contact,
  candidates: Candidates,
  isLocked = false,
): Promise<PersonRows> {
  const keyColumn = contact.kind === "email" ? "email_key" : "phone_digits";
  type Column = "id" | typeof keyColumn;
  const loadRequests = (column: Column | "student_id", values: readonly string[]) =>
    queryInChunks(values, (some) =>
      db.selectFrom("requests").selectAll().where(column, "in", some).$if(isLocked, lockRows(db)).execute(),
    );
  const loadStudents = (column: Column | "request_id", values: readonly string[]) =>
    queryInChunks(values, (some) =>
      db.selectFrom("students").selectAll().where(column, "in", some).$if(isLocked, lockRows(db)).execute(),
    );

  const requests = new Map<string, Found<"requests">>();
  const students = new Map<string, Found<"students">>();
  const noted = await listNotesById(db, [...candidates.requests, ...candidates.students]);
  const mayBeTheirs = [
    ...(await loadRequests(keyColumn, [contact.key])),
    ...(await loadRequests("id", candidates.requests)),
  ];
  for (const [at, row] of mayBeTheirs.entries()) {
    if (at % readAtOnce === 0) await letOthersRun();
    const why = row[keyColumn] === contact.key ? "contact" : findRequestReason(row, noted.get(row.id) ?? [], contact);
    if (why) requests.set(row.id, { ...row, why });
  }
  const loadReviews = (of: readonly string[]) =>
    queryInChunks(of, (some) => db.selectFrom("reviews").selectAll().where("student_id", "in", some).execute());
  const payments = await loadPayments(db, candidates.students);
  const reviewsNaming = new Map((await loadReviews(candidates.students)).map((review) => [review.student_id, review]));
  for (const row of [
    ...(await loadStudents(keyColumn, [contact.key])),
    ...(await loadStudents("id", candidates.students)),
  ]) {
    const review = reviewsNaming.get(row.id);
    const typed = [row.name, ...(review ? reviewTexts.map((column) => review[column]) : [])].join("\n");
    const references = payments.filter(({ student_id }) => student_id === row.id).map(({ reference }) => reference);
    const texts = [
      row.paid_note,
      row.follow_up,
      row.batch,
      review?.reply ?? "",
      ...references,
      ...listTexts(noted.get(row.id)),
    ];
    const note = texts.join("\n");
    const why = row[keyColumn] === contact.key ? "contact" : findTextReason(typed, note, contact);
    if (why) students.set(row.id, { ...row, why });
  }

  const own = <Record extends { why: RecordMatchReason }>(found: Map<string, Record>) =>
    [...found.values()].filter(isPersonsOwnRecord);
  const addLinked = <Record extends { id: string }>(
    found: Map<string, Record & { why: RecordMatchReason }>,
    rows: readonly Record[],
  ) => {
    for (const row of rows) {
      const known = found.get(row.id);
      if (!known || !isPersonsOwnRecord(known)) found.set(row.id, { ...row, why: "linked" });
    }
  };
  for (let size = 0; size < own(requests).length + own(students).length;) {
    size = own(requests).length + own(students).length;
    const made = own(requests).flatMap(({ student_id }) => student_id ?? []);
    const requestIds = pluckIds(own(requests));
    addLinked(students, [...(await loadStudents("id", made)), ...(await loadStudents("request_id", requestIds))]);
    const origins = own(students).flatMap(({ request_id }) => request_id ?? []);
    const studentIds = pluckIds(own(students));
    addLinked(requests, [...(await loadRequests("id", origins)), ...(await loadRequests("student_id", studentIds))]);
  }
  const ids = [...requests.keys()];
  const studentIds = pluckIds(own(students));
  // Locked before they are read: what is being sent at this moment gets its number, or is known to be on its way.
  const deliveries = await queryInChunks(ids, (some) =>
    db.selectFrom("deliveries").selectAll().where("request_id", "in", some).$if(isLocked, lockRows(db)).execute(),
  );
  return {
    requests: sortNewestFirst([...requests.values()]),
    students: sortNewestFirst([...students.values()]),
    deliveries: sortNewestFirst(deliveries),
    changes: await listOwnChanges(db, own(requests), own(students)),
    notes: [...(await listNotesById(db, [...pluckIds(own(requests)), ...studentIds])).values()].flat(),
    certificates: await queryInChunks(studentIds, (some) =>
      db.selectFrom("certificates").selectAll().where("student_id", "in", some).execute(),
    ),
    reviews: await loadReviews(studentIds),
    payments: await loadPayments(db, studentIds),
  };
}

const listTexts = (notes: readonly Row<"notes">[] = []) => notes.map(({ text }) => text);

export const loadPayments = (db: Db, of: readonly string[]) =>
  queryInChunks(of, (ids) => db.selectFrom("payments").selectAll().where("student_id", "in", ids).execute());

/** Those of requests and students alike. */
export async function listNotesById(db: Db, of: readonly string[]): Promise<Map<string, Row<"notes">[]>> {
  const notes = await queryInChunks(of, (ids) =>
    db.selectFrom("notes").selectAll().where("subject", "in", changeSubjects).where("subject_id", "in", ids).execute(),
  );
  return Map.groupBy(notes, ({ subject_id }) => subject_id);
}

/** A note says less than what was typed: that a visitor knows the contact is more than that staff wrote it down. */
const findTextReason = (typed: string, note: string, contact: Contact): RecordMatchReason | undefined =>
  isContactInText(contact, typed) ? "text" : isContactInText(contact, note) ? "note" : undefined;

function findRequestReason(
  { body, note, follow_up, source }: Row<"requests">,
  notes: readonly Row<"notes">[],
  contact: Contact,
): RecordMatchReason | undefined {
  const typed = parseJsonObject(body);
  const isGiven = (field: string) => isSameContact(contact, String(typed[field]));
  if (isGiven("email") || isGiven("phone")) return "contact";
  if (isGiven("parentContact")) return "parent";
  const texts = [...listOtherTexts(typed), ...listOtherTexts(parseJsonObject(source))];
  return findTextReason(texts.join("\n"), [note, follow_up, ...listTexts(notes)].join("\n"), contact);
}

/** How its sender is reached: these digits and letters are the sender's, even where they hold another's number. */
export const senderFields: ReadonlySet<string> = new Set(["email", "phone", "parentContact"]);

const listOtherTexts = (typed: Record<string, unknown>) =>
  Object.entries(typed).flatMap(([field, text]) => (typeof text === "string" && !senderFields.has(field) ? text : []));

async function listOwnChanges(db: Db, requests: readonly { id: string }[], students: readonly { id: string }[]) {
  const listChanges = (subject: "request" | "student", of: readonly { id: string }[]) =>
    queryInChunks(pluckIds(of), (ids) =>
      db.selectFrom("changes").selectAll().where("subject", "=", subject).where("subject_id", "in", ids).execute(),
    );
  const changes = [...(await listChanges("request", requests)), ...(await listChanges("student", students))];
  return changes.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

const sortNewestFirst = <Dated extends { created_at: string }>(rows: readonly Dated[]) =>
  rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
