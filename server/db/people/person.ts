import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import { mentionsContact, phoneSeparators } from "#domain/contact/mentions-contact.ts";
import type { Contact } from "#domain/history/person.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { inChunks } from "../engine/in-chunks.ts";
import type { Tables } from "../engine/tables.ts";

export type PersonIds = { requests: string[]; students: string[] };

/**
 * Requests and students of one person, whether deleted or held: by e-mail address or phone, also where it stands in what was
 * typed or noted, as a parent's does; and what was made of one another. With `isLocked` they stay as they are until the
 * transaction ends: SQLite has one writer at a time anyway.
 */
export async function findPerson(db: Db, contact: Contact, isLocked = false): Promise<PersonIds> {
  const lock = isLocked && isPostgres(db);
  const requests = await matchRequests(db, contact, lock);
  const students = await matchStudents(db, contact, lock);
  for (let size = 0; size < requests.size + students.size;) {
    size = requests.size + students.size;
    await addLinked(db, requests, students, lock);
  }
  return { requests: [...requests], students: [...students] };
}

async function matchRequests(db: Db, contact: Contact, lock: boolean) {
  const rows = await db
    .selectFrom("requests")
    .select(["id", "email_key", "phone_digits", "search_key as typed", "note"])
    .where((eb) => mayMention(eb, contact, ["search_key", "note"]))
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return idsOfMentions(rows, contact);
}

async function matchStudents(db: Db, contact: Contact, lock: boolean) {
  const rows = await db
    .selectFrom("students")
    .select(["id", "email_key", "phone_digits", "search_key as typed", "paid_note as note"])
    .where((eb) => mayMention(eb, contact, ["search_key", "paid_note"]))
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return idsOfMentions(rows, contact);
}

type Row = { id: string; email_key: string; phone_digits: string; typed: string; note: string };

const idsOfMentions = (rows: Row[], contact: Contact) =>
  new Set(
    rows
      .filter(({ email_key, phone_digits, typed, note }) => {
        const isKey = (contact.kind === "email" ? email_key : phone_digits) === contact.key;
        return isKey || mentionsContact(`${typed}\n${note}`, contact);
      })
      .map((row) => row.id),
  );

type Column = "search_key" | "note" | "paid_note";

/** A coarse choice by the engine, which knows no boundaries; each row is read again by `mentionsContact`. */
function mayMention<Table extends "requests" | "students">(
  eb: ExpressionBuilder<Tables, Table>,
  { kind, key }: Contact,
  columns: readonly Column[],
): Expression<SqlBool> {
  const pattern = `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const bare = (column: string) =>
    phoneSeparators.reduce((text, separator) => sql`replace(${text}, ${separator}, '')`, sql`${sql.ref(column)}`);
  const textOf = (column: string) => (kind === "email" ? sql`lower(${sql.ref(column)})` : bare(column));
  return eb.or([
    sql<SqlBool>`${sql.ref(kind === "email" ? "email_key" : "phone_digits")} = ${key}`,
    ...columns.map((column) => sql<SqlBool>`${textOf(column)} like ${pattern} escape '\\'`),
  ]);
}

/** The students that were made of these requests, and the requests of which these students were made. */
async function addLinked(db: Db, requests: Set<string>, students: Set<string>, lock: boolean) {
  await inChunks([...requests], async (ids) => {
    const made = await db.selectFrom("requests").select("student_id").where("id", "in", ids).execute();
    const known = made.flatMap(({ student_id }) => student_id ?? []);
    const rows = await db
      .selectFrom("students")
      .select("id")
      .where((eb) => eb.or([eb("request_id", "in", ids), ...(known.length > 0 ? [eb("id", "in", known)] : [])]))
      .$if(lock, (query) => query.forUpdate())
      .execute();
    for (const { id } of rows) students.add(id);
  });
  await inChunks([...students], async (ids) => {
    const of = await db.selectFrom("students").select("request_id").where("id", "in", ids).execute();
    const known = of.flatMap(({ request_id }) => request_id ?? []);
    const rows = await db
      .selectFrom("requests")
      .select("id")
      .where((eb) => eb.or([eb("student_id", "in", ids), ...(known.length > 0 ? [eb("id", "in", known)] : [])]))
      .$if(lock, (query) => query.forUpdate())
      .execute();
    for (const { id } of rows) requests.add(id);
  });
}
