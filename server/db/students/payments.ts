import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { NewChange } from "#domain/history/change.ts";
import { maxReceived, type NewPayment, type Payment } from "#domain/students/payments.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { markDeletedDataToClear } from "../engine/clear-deleted-data.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, deriveIdFromIdempotencyKey } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { toStudent, type StudentRow } from "./students.ts";
import { lockStudent } from "./update-student.ts";

const toPayment = (row: Selectable<Tables["payments"]>): Payment => ({
  id: row.id,
  studentId: row.student_id,
  amount: row.amount,
  receivedOn: row.received_on,
  reference: row.reference,
  at: row.at,
  by: row.by,
});

/** Oldest first. */
export async function listPayments(db: Db, students: readonly string[]): Promise<Payment[]> {
  if (students.length === 0) return [];
  const rows = db.selectFrom("payments").selectAll().where("student_id", "in", students);
  return (await rows.orderBy("received_on").orderBy("at").orderBy("id").execute()).map(toPayment);
}

/**
 * Records what was received, once for an idempotency key. Once it is all of the agreed price, the student has paid on that day.
 */
export async function savePaymentOnce(
  db: Db,
  { id: student_id, amount, receivedOn, reference }: NewPayment,
  idempotencyKey: string | undefined,
  now: Date,
  by: string,
): Promise<{ student: Student; payment: Payment } | "key taken" | "too much" | undefined> {
  return inTransaction(db, async (trx) => {
    const student = await lockStudent(trx, student_id);
    if (!student) return undefined;
    const id = idempotencyKey ? deriveIdFromIdempotencyKey("payment", idempotencyKey) : crypto.randomUUID();
    const find = () => trx.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
    let first = await find();
    if (!first && student.received + amount > maxReceived) return "too much";
    const given = { student_id, amount, received_on: receivedOn, reference };
    const row = { id, ...given, at: now.toISOString(), by };
    const insert = trx
      .insertInto("payments")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing());
    if (first || !(await insert.returning("id").executeTakeFirst())) {
      // The same key for another student at this moment: only the insert knew of it.
      first ??= await find();
      if (!first || !isDeepStrictEqual({ ...first, ...given }, { ...first })) return "key taken";
      return { student: toStudent(student), payment: toPayment(first) };
    }
    const isAll = student.price !== null && student.received + amount >= student.price;
    const paidOn = student.paid_on ?? (isAll ? receivedOn : null);
    const saved = await updateReceived(trx, student, paidOn, { what: "payment" }, now, by);
    return { student: saved, payment: toPayment(row) };
  });
}

/** Takes a payment back that was recorded by mistake, and with it that all is paid, where it was by this one. */
export async function deletePayment(db: Db, paymentId: string, now: Date, by: string): Promise<Student | undefined> {
  return inTransaction(db, async (trx) => {
    const payment = await trx.selectFrom("payments").selectAll().where("id", "=", paymentId).executeTakeFirst();
    const student = payment && (await lockStudent(trx, payment.student_id));
    if (!student) return undefined;
    // A colleague may have taken it back at the same moment, or merged its student into another.
    const own = trx.deleteFrom("payments").where("id", "=", paymentId).where("student_id", "=", student.id);
    if ((await own.executeTakeFirstOrThrow()).numDeletedRows === 0n) return undefined;
    await markDeletedDataToClear(trx);
    const isLess = student.price !== null && student.received - payment.amount < student.price;
    const paidOn = isLess && student.paid_on === payment.received_on ? null : student.paid_on;
    return updateReceived(trx, student, paidOn, { what: "payment-deleted" }, now, by);
  });
}

async function updateReceived(
  trx: Db,
  { id, paid_on }: StudentRow,
  paidOn: string | null,
  change: NewChange,
  now: Date,
  by: string,
): Promise<Student> {
  const row = await updateReceivedTotal(trx, id).set({ paid_on: paidOn }).returningAll().executeTakeFirstOrThrow();
  const changes: NewChange[] = [change];
  if (paidOn !== paid_on) changes.push({ what: "details", fields: ["paidOn"] });
  await insertAndPruneChanges(trx, { subject: "student", id, changes, by }, now);
  return toStudent(row);
}

/** Writes what was received of a student in all, after one of the payments came or went. */
export const updateReceivedTotal = (trx: Db, id: string) =>
  trx
    .updateTable("students")
    .set((eb) => ({
      version: eb("version", "+", 1),
      received: eb
        .selectFrom("payments")
        .select(({ fn }) => fn.coalesce(fn.sum<number>("amount"), eb.lit(0)).as("sum"))
        .where("student_id", "=", id),
    }))
    .where("id", "=", id);
