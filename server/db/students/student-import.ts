import { sql } from "kysely";
import * as v from "valibot";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toTenDigitPhoneKey } from "#domain/contact/phone.ts";
import { toZonedDate } from "#domain/format/time-zone.ts";
import type { NewChange } from "#domain/history/change.ts";
import type { NewStudent } from "#domain/students/student.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { letOthersRun, isoTimestampAfter } from "../engine/query-helpers.ts";
import { findOrCreateSetting } from "../engine/settings-table.ts";
import { toChangeRows } from "../history/changes.ts";
import { alignBatchStart, toNewRow } from "./students.ts";

/** Students that are inserted at once: some milliseconds of work. */
const batch = 100;

/** A line of a file that staff import. The id is empty unless the file was exported. */
export type FileStudent = {
  line: number;
  id: string;
  student: NewStudent;
  updatedAt: string | undefined;
  /** Of the price; null is the day of the enrollment. */
  received: number;
  receivedOn: string | null;
  /** Of staff, who takes care of the student. */
  owner: string;
  note: string;
};

type ImportRequest = {
  key: string;
  /** Of all that the import depends on. */
  digest: string;
  addsDuplicates: boolean;
  by: string;
};
type ImportResult = { outcome: "imported" | "repeated" | "key taken"; added: number; skipped: number };

const receiptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ digest: v.string(), added: v.number(), skipped: v.number() }),
);

/** Adds all the students or none. A repeated key adds nothing and returns what the first one did. */
export async function importStudents(
  db: Db,
  rows: readonly FileStudent[],
  { key, digest, addsDuplicates, by }: ImportRequest,
  now: Date,
): Promise<ImportResult> {
  return db.transaction().execute(async (trx) => {
    // One import after the other: of two at once neither would see the students of the other. SQLite has one writer anyway.
    if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext('student import'))`.execute(trx);
    const duplicates = addsDuplicates ? new Map() : await listDuplicateImportLines(trx, rows);
    const fresh = rows.filter(({ line }) => !duplicates.has(line));
    const receipt = { digest, added: fresh.length, skipped: rows.length - fresh.length };
    const stored = await findOrCreateSetting(trx, `student import ${key}`, JSON.stringify(receipt));
    if (!stored.isNew) {
      const { digest: first, added, skipped } = v.parse(receiptSchema, stored.value);
      return { outcome: first === digest ? "repeated" : "key taken", added, skipped };
    }
    for (let start = 0; start < fresh.length; start += batch) {
      const some = fresh.slice(start, start + batch);
      const added = some.map((one, index) =>
        // A millisecond apart: without a date of enrollment the list has them in the file's order.
        toImportedRows(one, new Date(isoTimestampAfter(now, start + index)), by),
      );
      await trx
        .insertInto("students")
        .values(added.map(({ row }) => row))
        .execute();
      await trx
        .insertInto("changes")
        .values(added.flatMap(({ changes }) => changes))
        .execute();
      const payments = added.flatMap(({ payment }) => payment ?? []);
      if (payments.length > 0) await trx.insertInto("payments").values(payments).execute();
      const notes = added.flatMap(({ note }) => note ?? []);
      if (notes.length > 0) await trx.insertInto("notes").values(notes).execute();
      await letOthersRun();
    }
    for (const { student } of new Map(fresh.map((one) => [one.student.batch, one])).values()) {
      await alignBatchStart(trx, student);
      await letOthersRun();
    }
    return { outcome: "imported", ...receipt };
  });
}

function toImportedRows({ student, updatedAt, received, receivedOn, owner, note }: FileStudent, now: Date, by: string) {
  const row = toNewRow({ ...student, nextStep: { owner } }, now);
  const received_on = receivedOn ?? toZonedDate(new Date(row.enrollment_date));
  const isPaid = received > 0;
  const subject = "student" as const;
  const payment = { id: crypto.randomUUID(), student_id: row.id, amount: received, received_on, reference: "" };
  const changes: NewChange[] = [{ what: "added" }, ...(isPaid ? [{ what: "payment" } as const] : [])];
  const isAll = isPaid && row.price !== null && received >= row.price;
  return {
    row: {
      ...row,
      // Nothing was ticked today: the last that is known of the student is the enrollment.
      updated_at: updatedAt ?? row.enrollment_date,
      received,
      paid_on: row.paid_on ?? (isAll ? received_on : null),
    },
    note: note
      ? { id: crypto.randomUUID(), subject, subject_id: row.id, at: row.created_at, by, text: note }
      : undefined,
    payment: isPaid ? { ...payment, at: row.created_at, by } : undefined,
    changes: toChangeRows({ subject, id: row.id, changes, by }, row.created_at),
  };
}

/** Why a line of the file is probably a student who is there already, by its number. */
export async function listDuplicateImportLines(db: Db, rows: readonly FileStudent[]): Promise<Map<number, string>> {
  const known = await db
    .selectFrom("students")
    .select(["id", "name", "email", "phone"])
    .where("deleted_at", "is", null)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const names = new Set(rows.map(({ student }) => normalizeName(student.name)));
  const people = createNamesakeIndex();
  for (const [index, one] of known.entries()) {
    if (index % 500 === 0) await letOthersRun();
    if (names.has(normalizeName(one.name))) people.add(one);
  }
  const duplicates = new Map<number, string>();
  for (const [index, { line, id, student }] of rows.entries()) {
    if (index % batch === batch - 1) await letOthersRun();
    const one = { line, name: student.name, email: student.email, phone: student.phone };
    const same = people.find(one);
    if (same?.line !== undefined) duplicates.set(line, `The same student as on line ${same.line}`);
    else if (same || ids.has(id)) duplicates.set(line, "There is such a student already");
    people.add(one);
  }
  return duplicates;
}

type KnownStudent = { name: string; email: string; phone: string; line?: number };

const normalizeName = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");

/**
 * Finds the same person among those of one name: with the same e-mail or phone, or one of them with neither, who cannot be told
 * apart. By look-up: a file may have one name on every line.
 */
function createNamesakeIndex() {
  const first = new Map<string, KnownStudent>();
  const listKeys = ({ name, email, phone }: KnownStudent) => {
    const contacts = [normalizeEmail(email), toTenDigitPhoneKey(phone)].filter(Boolean);
    const ofName = (keys: string[]) => keys.map((key) => `${normalizeName(name)}\n${key}`);
    return contacts.length === 0
      ? { same: ofName(["anybody"]), own: ofName(["anybody", "without contact"]) }
      : { same: ofName(["without contact", ...contacts]), own: ofName(["anybody", ...contacts]) };
  };
  return {
    find: (one: KnownStudent) => listKeys(one).same.flatMap((key) => first.get(key) ?? [])[0],
    add(one: KnownStudent) {
      for (const key of listKeys(one).own) if (!first.has(key)) first.set(key, one);
    },
  };
}
