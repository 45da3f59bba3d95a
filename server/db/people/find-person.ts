import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from "kysely";
import { mentionsContact, type Contact } from "#domain/contact/contact-details.ts";
import { phoneSeparators } from "#domain/contact/phone.ts";
import type { Db } from "../engine/database.ts";
import { queryInChunks, likePattern, lockRows } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";

export type PersonIds = { requests: string[]; students: string[] };
export type PersonRows = { [Table in "requests" | "students" | "deliveries" | "changes"]: Selectable<Tables[Table]>[] };

/**
 * Requests and students of one person, whether deleted or held: by e-mail address or phone, also where it stands in what was
 * typed or noted, as a parent's does; and what was made of one another. With `isLocked` they stay as they are until the
 * transaction ends.
 */
export async function findPersonIds(db: Db, contact: Contact, isLocked = false): Promise<PersonIds> {
  const requests = await matchRequestIds(db, contact, isLocked);
  const students = await matchStudentIds(db, contact, isLocked);
  for (let size = 0; size < requests.size + students.size;) {
    size = requests.size + students.size;
    for (const { id } of await listStudentsOfRequests(db, [...requests], isLocked)) students.add(id);
    for (const { id } of await listRequestsOfStudents(db, [...students], isLocked)) requests.add(id);
  }
  return { requests: [...requests], students: [...students] };
}

/** All that is stored about one person, row by row, the newest first. */
export async function listPersonRows(db: Db, { requests, students }: PersonIds): Promise<PersonRows> {
  const listChanges = (subject: "request" | "student", of: readonly string[]) =>
    queryInChunks(of, (ids) =>
      db.selectFrom("changes").selectAll().where("subject", "=", subject).where("subject_id", "in", ids).execute(),
    );
  const changes = [...(await listChanges("request", requests)), ...(await listChanges("student", students))];
  return {
    requests: sortNewestFirst(
      await queryInChunks(requests, (ids) => db.selectFrom("requests").selectAll().where("id", "in", ids).execute()),
    ),
    students: sortNewestFirst(
      await queryInChunks(students, (ids) => db.selectFrom("students").selectAll().where("id", "in", ids).execute()),
    ),
    deliveries: sortNewestFirst(
      await queryInChunks(requests, (ids) =>
        db.selectFrom("deliveries").selectAll().where("request_id", "in", ids).execute(),
      ),
    ),
    changes: changes.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  };
}

const sortNewestFirst = <Row extends { created_at: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));

async function matchRequestIds(db: Db, contact: Contact, isLocked: boolean) {
  const rows = await db
    .selectFrom("requests")
    .select(["id", "email_key", "phone_digits", "search_key as typed", "note"])
    .where((eb) => mayMentionContact(eb, contact, ["search_key", "note"]))
    .$if(isLocked, lockRows(db))
    .execute();
  return filterIdsMentioning(rows, contact);
}

async function matchStudentIds(db: Db, contact: Contact, isLocked: boolean) {
  const rows = await db
    .selectFrom("students")
    .select(["id", "email_key", "phone_digits", "search_key as typed", "paid_note as note"])
    .where((eb) => mayMentionContact(eb, contact, ["search_key", "paid_note"]))
    .$if(isLocked, lockRows(db))
    .execute();
  return filterIdsMentioning(rows, contact);
}

type Row = { id: string; email_key: string; phone_digits: string; typed: string; note: string };

const filterIdsMentioning = (rows: Row[], contact: Contact) =>
  new Set(
    rows
      .filter(({ email_key, phone_digits, typed, note }) => {
        const isKey = (contact.kind === "email" ? email_key : phone_digits) === contact.key;
        return isKey || mentionsContact(`${typed}\n${note}`, contact);
      })
      .map((row) => row.id),
  );

/** A coarse choice by the engine, which knows no boundaries; each row is read again by `mentionsContact`. */
function mayMentionContact<Table extends "requests" | "students">(
  eb: ExpressionBuilder<Tables, Table>,
  { kind, key }: Contact,
  columns: readonly ("search_key" | "note" | "paid_note")[],
): Expression<SqlBool> {
  const bare = (column: string) =>
    phoneSeparators.reduce((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${sql.ref(column)}`);
  const textOf = (column: string) => (kind === "email" ? sql`lower(${sql.ref(column)})` : bare(column));
  return eb.or([
    sql<SqlBool>`${sql.ref(kind === "email" ? "email_key" : "phone_digits")} = ${key}`,
    ...columns.map((column) => sql<SqlBool>`${textOf(column)} like ${likePattern(key)} escape '\\'`),
  ]);
}

const listStudentsOfRequests = (db: Db, requests: readonly string[], isLocked: boolean) =>
  queryInChunks(requests, async (ids) => {
    const made = await db.selectFrom("requests").select("student_id").where("id", "in", ids).execute();
    const known = made.flatMap(({ student_id }) => student_id ?? []);
    return db
      .selectFrom("students")
      .select("id")
      .where((eb) => eb.or([eb("request_id", "in", ids), ...(known.length > 0 ? [eb("id", "in", known)] : [])]))
      .$if(isLocked, lockRows(db))
      .execute();
  });

const listRequestsOfStudents = (db: Db, students: readonly string[], isLocked: boolean) =>
  queryInChunks(students, async (ids) => {
    const of = await db.selectFrom("students").select("request_id").where("id", "in", ids).execute();
    const known = of.flatMap(({ request_id }) => request_id ?? []);
    return db
      .selectFrom("requests")
      .select("id")
      .where((eb) => eb.or([eb("student_id", "in", ids), ...(known.length > 0 ? [eb("id", "in", known)] : [])]))
      .$if(isLocked, lockRows(db))
      .execute();
  });
