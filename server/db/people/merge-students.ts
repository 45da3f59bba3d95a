import {
  mergeStudents,
  pickMergeableFields,
  type Merge,
  type MovedRows,
  type Unmerge,
} from "#domain/students/merge-students.ts";
import { maxReceived } from "#domain/students/payments.ts";
import { maxPrice } from "#domain/students/student-field-schemas.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, pluckIds } from "../engine/query-helpers.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { markDeleted, clearDeletedMark } from "../history/soft-delete-and-purge.ts";
import { updateReceivedTotal } from "../students/payments.ts";
import { findStudent, toStudent } from "../students/students.ts";
import { lockStudent, saveStudentDetails, writeCompletedDays } from "../students/update-student.ts";

type MergeResult =
  | { kind: "merged"; student: Student; undo: Unmerge }
  | { kind: "missing" }
  | { kind: "outdated" }
  | { kind: "too much" };

/** Both rows, locked in the order of their ids, so that two of these at once wait for each other. */
async function lockBoth(trx: Db, id: string, otherId: string) {
  const rows = new Map<string, Awaited<ReturnType<typeof lockStudent>>>();
  for (const one of [id, otherId].toSorted()) rows.set(one, await lockStudent(trx, one));
  return { kept: rows.get(id), other: rows.get(otherId) };
}

/**
 * Puts the other record's days, details and all that belongs to it into the first one, and deletes it. Its private link ends with
 * it. A certificate or review that the first one has as well stays with the deleted record.
 */
export async function mergeStudentRecords(
  db: Db,
  { id, version, otherId, otherVersion }: Merge,
  now: Date,
  by: string,
): Promise<MergeResult> {
  return inTransaction(db, async (trx): Promise<MergeResult> => {
    const { kept, other } = await lockBoth(trx, id, otherId);
    if (!kept || !other || id === otherId) return { kind: "missing" };
    const isSeen = (seen: number | undefined, row: { version: number }) => seen === undefined || seen === row.version;
    if (!isSeen(version, kept) || !isSeen(otherVersion, other)) return { kind: "outdated" };
    const [one, two] = [toStudent(kept), toStudent(other)];
    const fields = mergeStudents(one, two);
    // Nobody could save such a record again, nor take back a further merge of it.
    const isTooMuch = kept.received + other.received > maxReceived || (fields.price ?? 0) > maxPrice;
    if (isTooMuch) return { kind: "too much" };
    await writeMergedFields(trx, id, fields, now, by);
    const moved = await moveRows(trx, await listMovableRows(trx, id, otherId), { from: otherId, to: id });
    await insertAndPruneChanges(trx, { subject: "student", id, changes: [{ what: "merged" }], by }, now);
    await markDeleted(trx, { subject: "student", id: otherId, by }, now);
    const student = await findStudent(trx, id);
    if (!student) throw new Error("A student that is locked is there");
    return {
      kind: "merged",
      student,
      undo: { id, version: student.version, otherId, former: pickMergeableFields(one), moved },
    };
  });
}

/** Takes a merge back; undefined where one of the two is gone meanwhile, and nothing is changed where the one was saved since. */
export async function unmergeStudentRecords(
  db: Db,
  { id, version, otherId, former, moved }: Unmerge,
  now: Date,
  by: string,
): Promise<Student | "outdated" | undefined> {
  return inTransaction(db, async (trx) => {
    const kept = await lockStudent(trx, id);
    if (!kept) return undefined;
    if (version !== undefined && version !== kept.version) return "outdated";
    if (!(await clearDeletedMark(trx, { subject: "student", id: otherId, by }, now))) return undefined;
    await writeMergedFields(trx, id, former, now, by);
    await moveRows(trx, moved, { from: id, to: otherId });
    return findStudent(trx, id);
  });
}

async function writeMergedFields(trx: Db, id: string, fields: Unmerge["former"], now: Date, by: string) {
  const { completedDays, ownDays, ...details } = fields;
  await saveStudentDetails(trx, { id, version: undefined, ...details }, now, by);
  const row = await lockStudent(trx, id);
  if (row) await writeCompletedDays(trx, row, { completedDays, ownDays, by }, now);
}

/** What belongs to the other, but for what only one record can have and the first one has. */
async function listMovableRows(trx: Db, id: string, otherId: string): Promise<MovedRows> {
  const certificates = await trx
    .selectFrom("certificates")
    .select(["id", "course", "student_id", "revoked_at"])
    .where("student_id", "in", [id, otherId])
    .execute();
  const inForce = certificates.filter((row) => row.student_id === id && row.revoked_at === null);
  const reviews = await trx
    .selectFrom("reviews")
    .select(["id", "student_id"])
    .where("student_id", "in", [id, otherId])
    .execute();
  return {
    requests: pluckIds(await trx.selectFrom("requests").select("id").where("student_id", "=", otherId).execute()),
    notes: pluckIds(
      await trx
        .selectFrom("notes")
        .select("id")
        .where("subject", "=", "student")
        .where("subject_id", "=", otherId)
        .execute(),
    ),
    payments: pluckIds(await trx.selectFrom("payments").select("id").where("student_id", "=", otherId).execute()),
    certificates: pluckIds(
      certificates.filter(
        (row) =>
          row.student_id === otherId && !inForce.some(({ course }) => row.revoked_at === null && course === row.course),
      ),
    ),
    reviews: reviews.length === 1 ? pluckIds(reviews.filter((row) => row.student_id === otherId)) : [],
  };
}

async function moveRows(trx: Db, rows: MovedRows, { from, to }: Record<"from" | "to", string>): Promise<MovedRows> {
  for (const table of ["requests", "certificates", "reviews", "payments"] as const) {
    for (const id of rows[table]) {
      const row = trx.updateTable(table).where("id", "=", id).where("student_id", "=", from);
      await row.set({ student_id: to }).execute();
    }
  }
  for (const id of rows.notes) {
    const note = trx.updateTable("notes").where("id", "=", id).where("subject_id", "=", from);
    await note.set({ subject_id: to }).execute();
  }
  for (const id of [from, to]) await updateReceivedTotal(trx, id).execute();
  return rows;
}
