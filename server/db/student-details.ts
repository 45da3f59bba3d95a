import { emailKey, phoneDigits } from "#domain/contact-keys.ts";
import { phaseOfDay } from "#domain/phase.ts";
import { currentDayOf } from "#domain/progress.ts";
import type { DetailsChange, Student } from "#domain/student.ts";
import type { Db } from "./database.ts";
import { findStudent, toStudent } from "./students.ts";

type DetailsOutcome = { kind: "saved" | "outdated"; student: Student } | { kind: "missing" };

/** Saves the fields that are given. With an outdated version it changes nothing. */
export async function saveDetails(db: Db, change: DetailsChange): Promise<DetailsOutcome> {
  const { id, version, ...fields } = change;
  const current = await findStudent(db, id);
  if (!current) return { kind: "missing" };
  if (version !== undefined && version !== current.version) return { kind: "outdated", student: current };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const next: Student = { ...current, ...given };
  const saved = await db
    .updateTable("students")
    .set((eb) => ({
      name: next.name,
      search_key: next.name.toLowerCase(),
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
    .where("deleted_at", "is", null)
    .where("version", "=", current.version)
    .returningAll()
    .executeTakeFirst();
  // Somebody else has just saved: with a version that is a conflict, which the next round finds; without one, it goes on top.
  return saved ? { kind: "saved", student: toStudent(saved) } : saveDetails(db, change);
}
