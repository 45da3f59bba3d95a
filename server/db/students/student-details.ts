import { emailKey, phoneDigits } from "#domain/contact/contact-keys.ts";
import { phaseOfDay } from "#domain/content/phase.ts";
import { currentDayOf } from "#domain/students/progress.ts";
import { searchKey } from "#domain/format/text.ts";
import type { DetailsChange, Student } from "#domain/students/student.ts";
import { recordChanges } from "../people/changes.ts";
import type { Db } from "../engine/database.ts";
import { lockStudent, toStudent } from "./students.ts";
import { inTransaction } from "../engine/transaction.ts";

type DetailsOutcome = { kind: "saved" | "outdated"; student: Student } | { kind: "missing" };

/** Saves the fields that are given. With an outdated version it changes nothing. */
export async function saveDetails(db: Db, change: DetailsChange, now: Date, by = ""): Promise<DetailsOutcome> {
  const { id, version, ...fields } = change;
  return inTransaction(db, async (trx) => {
    const current = await lockStudent(trx, id);
    if (!current) return { kind: "missing" };
    if (version !== undefined && version !== current.version) return { kind: "outdated", student: current };
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const next: Student = { ...current, ...given };
    const row = await trx
      .updateTable("students")
      .set((eb) => ({
        name: next.name,
        search_key: searchKey(next.name),
        enrollment_date: next.enrollmentDate,
        email: next.email,
        email_key: emailKey(next.email),
        phone: next.phone,
        phone_digits: phoneDigits(next.phone),
        course: next.course,
        // Another course has another current day, and with it perhaps another phase.
        current_phase: next.course === current.course ? current.currentPhase : phaseOfDay(currentDayOf(next)),
        price: next.price,
        paid_on: next.paidOn,
        paid_note: next.paidNote,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const student = toStudent(row);
    const changed = Object.keys(given).filter((field) => fieldOf(current, field) !== fieldOf(student, field));
    if (changed.length > 0) {
      await recordChanges(trx, { subject: "student", id, changes: [{ what: "details", fields: changed }], by }, now);
    }
    return { kind: "saved", student };
  });
}

const fieldOf = (student: Student, field: string) => Object.entries(student).find(([name]) => name === field)?.[1];
