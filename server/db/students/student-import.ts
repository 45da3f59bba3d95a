import { sql } from "kysely";
import * as v from "valibot";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toTenDigitPhoneKey } from "#domain/contact/phone.ts";
import { formatPrice } from "#domain/format/money.ts";
import type { NewChange } from "#domain/history/change.ts";
import { estimateLastChange } from "#domain/students/pace.ts";
import type { NewStudent } from "#domain/students/student-schemas.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { letOthersRun, isoTimestampAfter } from "../engine/query-helpers.ts";
import { findOrCreateSetting } from "../engine/settings-table.ts";
import { toChangeRows } from "../history/changes.ts";
import { markDeleted } from "../history/soft-delete-and-purge.ts";
import { alignStartOfWholeBatch, selectStudent, toNewRow } from "./students.ts";

/** Students that are inserted at once: some milliseconds of work. */
const batch = 100;

/** A line of a file that staff import. The id is empty unless the file was exported. */
export type ImportedStudent = {
  line: number;
  id: string;
  student: NewStudent;
  updatedAt: string | undefined;
  /** Of the price, and the day of it; null where the file has none. */
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
  /** Of the payments for which the file has no day. Without one they are kept as a note. */
  receivedOn: string | null;
  by: string;
};
type ImportResult = {
  outcome: "imported" | "repeated" | "key taken";
  added: number;
  skipped: number;
  /** Of the students that were added. */
  ids: readonly string[];
};

const receiptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // A version before this one stored no ids.
  v.object({ digest: v.string(), added: v.number(), skipped: v.number(), ids: v.optional(v.array(v.string()), []) }),
);

/** Adds all the students or none. A repeated key adds nothing and returns what the first one did. */
export async function importStudents(
  db: Db,
  rows: readonly ImportedStudent[],
  { key, digest, addsDuplicates, receivedOn, by }: ImportRequest,
  now: Date,
): Promise<ImportResult> {
  return db.transaction().execute(async (trx) => {
    // One import after the other: of two at once neither would see the students of the other. SQLite has one writer anyway.
    if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext('student import'))`.execute(trx);
    const duplicates = addsDuplicates ? new Map() : await findDuplicateReasonsByLine(trx, rows);
    const fresh = rows.filter(({ line }) => !duplicates.has(line));
    const ids = fresh.map(() => crypto.randomUUID());
    const receipt = { digest, added: fresh.length, skipped: rows.length - fresh.length, ids };
    const stored = await findOrCreateSetting(trx, `student import ${key}`, JSON.stringify(receipt));
    if (!stored.isNew) {
      const { digest: first, ...result } = v.parse(receiptSchema, stored.value);
      return { outcome: first === digest ? "repeated" : "key taken", ...result };
    }
    for (let start = 0; start < fresh.length; start += batch) {
      const some = fresh.slice(start, start + batch);
      const added = some.map((one, index) =>
        // A millisecond apart: without a date of enrollment the list has them in the file's order.
        toImportedRows(
          { ...one, receivedOn: one.receivedOn ?? receivedOn },
          { id: ids[start + index] ?? "", now: new Date(isoTimestampAfter(now, start + index)), by },
        ),
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
      await alignStartOfWholeBatch(trx, student);
      await letOthersRun();
    }
    return { outcome: "imported", ...receipt };
  });
}

type Added = { id: string; now: Date; by: string };

function toImportedRows(
  { student, updatedAt, received: amount, receivedOn, owner, note: told }: ImportedStudent,
  { id, now, by }: Added,
) {
  const row = toNewRow({ ...student, nextStep: { owner } }, now, id);
  // A payment has a day. Nobody is to take an invented one for that on the bill.
  const received = receivedOn === null ? 0 : amount;
  const isPaid = received > 0;
  const note = [told, amount > received && `${formatPrice(amount)} received by the imported file, without a date.`]
    .filter(Boolean)
    .join("\n");
  const subject = "student" as const;
  const payment = { student_id: row.id, amount: received, received_on: receivedOn ?? "", reference: "" };
  const changes: NewChange[] = [{ what: "added" }, ...(isPaid ? [{ what: "payment" } as const] : [])];
  const isAll = isPaid && row.price !== null && received >= row.price;
  return {
    row: {
      ...row,
      // Nothing was ticked today.
      updated_at: updatedAt ?? estimateLastChange({ ...student, enrollmentDate: row.enrollment_date }, now),
      received,
      paid_on: row.paid_on ?? (isAll ? receivedOn : null),
    },
    note: note
      ? { id: crypto.randomUUID(), subject, subject_id: row.id, at: row.created_at, by, text: note }
      : undefined,
    payment: isPaid ? { id: crypto.randomUUID(), ...payment, at: row.created_at, by } : undefined,
    changes: toChangeRows({ subject, id: row.id, changes, by }, row.created_at),
  };
}

/** Deletes imported students, who can be restored for a month; not those that somebody has changed since. Returns how many. */
export async function deleteImported(db: Db, ids: readonly string[], now: Date, by: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let count = 0;
    for (const [index, id] of ids.entries()) {
      if (index % batch === batch - 1) await letOthersRun();
      const student = await selectStudent(trx, id).executeTakeFirst();
      if (student?.version === 1 && (await markDeleted(trx, { subject: "student", id, by }, now))) count += 1;
    }
    return count;
  });
}

/** Why a line of the file is probably a student who is there already, by its number. */
export async function findDuplicateReasonsByLine(
  db: Db,
  rows: readonly ImportedStudent[],
): Promise<Map<number, string>> {
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
