import { sql, type Insertable } from "kysely";
import * as v from "valibot";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toTenDigitPhoneKey } from "#domain/contact/phone.ts";
import { toZonedDate } from "#domain/format/time-zone.ts";
import type { NewChange } from "#domain/history/change.ts";
import type { NewStudent } from "#domain/students/student.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { letOthersRun, isoTimestampAfter } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
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
    const payments: Insertable<Tables["payments"]>[] = [];
    const added = fresh.map(({ student, updatedAt, received, receivedOn }, index) => {
      // A millisecond apart: without a date of enrollment the list has them in the file's order.
      const row = toNewRow(student, new Date(isoTimestampAfter(now, index)));
      const received_on = receivedOn ?? toZonedDate(new Date(row.enrollment_date));
      const payment = { id: crypto.randomUUID(), student_id: row.id, amount: received, received_on, reference: "" };
      if (received > 0) payments.push({ ...payment, at: row.created_at, by });
      const isAll = received > 0 && row.price !== null && received >= row.price;
      return Object.assign(row, {
        // Nothing was ticked today: the last that is known of the student is the enrollment.
        updated_at: updatedAt ?? row.enrollment_date,
        received,
        paid_on: row.paid_on ?? (isAll ? received_on : null),
      });
    });
    for (let start = 0; start < added.length; start += batch) {
      const some = added.slice(start, start + batch);
      const changes = some.flatMap(({ id, created_at, received }) => {
        const recorded: NewChange[] = [{ what: "added" }, ...(received > 0 ? [{ what: "payment" } as const] : [])];
        return toChangeRows({ subject: "student", id, changes: recorded, by }, created_at);
      });
      await trx.insertInto("students").values(some).execute();
      await trx.insertInto("changes").values(changes).execute();
      const paid = payments.slice(start, start + batch);
      if (paid.length > 0) await trx.insertInto("payments").values(paid).execute();
      await letOthersRun();
    }
    for (const { student } of new Map(fresh.map((one) => [one.student.batch, one])).values()) {
      await alignBatchStart(trx, student);
    }
    return { outcome: "imported", ...receipt };
  });
}

/** Why a line of the file is probably a student who is there already, by its number. */
export async function listDuplicateImportLines(db: Db, rows: readonly FileStudent[]): Promise<Map<number, string>> {
  const known = await db
    .selectFrom("students")
    .select(["id", "name", "email", "phone"])
    .where("deleted_at", "is", null)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const byName = Map.groupBy<string, KnownStudent>(known, ({ name }) => normalizeName(name));
  const duplicates = new Map<number, string>();
  for (const { line, id, student } of rows) {
    const one = { line, name: student.name, email: student.email, phone: student.phone };
    const namesakes = byName.get(normalizeName(one.name)) ?? [];
    const same = namesakes.find((other) => isSamePerson(one, other));
    if (same?.line !== undefined) duplicates.set(line, `The same student as on line ${same.line}`);
    else if (same || ids.has(id)) duplicates.set(line, "There is such a student already");
    byName.set(normalizeName(one.name), [...namesakes, one]);
  }
  return duplicates;
}

type KnownStudent = { name: string; email: string; phone: string; line?: number };

const normalizeName = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");

const hasContact = ({ email, phone }: KnownStudent) => email !== "" || phone !== "";

/** Of two with one name: the same e-mail or phone, or one of them with neither, which cannot be told apart. */
function isSamePerson(a: KnownStudent, b: KnownStudent): boolean {
  if (!hasContact(a) || !hasContact(b)) return true;
  const isSame = (x: string, y: string) => x !== "" && x === y;
  return (
    isSame(normalizeEmail(a.email), normalizeEmail(b.email)) ||
    isSame(toTenDigitPhoneKey(a.phone), toTenDigitPhoneKey(b.phone))
  );
}
