import * as v from "valibot";
import { compareDays } from "#domain/history/change.ts";
import { emailKey, phoneDigits, readPhoneSearch } from "#domain/contact/contact-keys.ts";
import { courseLength, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import { currentDayOf, isWithin, mergeDays, studentDays } from "#domain/students/progress.ts";
import { searchKey } from "#domain/format/text.ts";
import type { NewStudent, Progress, Student } from "#domain/students/student.ts";
import { expressionBuilder, type Selectable } from "kysely";
import { recordChanges } from "../people/changes.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { restorableSince } from "../engine/soft-delete.ts";
import type { Tables } from "../engine/tables.ts";
import { inTransaction } from "../engine/transaction.ts";
import { contains } from "../engine/search.ts";

/** Checked as a text: ten thousand rows are read at once. */
const daysSchema = v.pipe(
  v.string(),
  v.regex(/^\[(?:\d{1,3}(?:,\d{1,3})*)?\]$/),
  v.transform((text): number[] => JSON.parse(text)),
);

export const toStudent = (row: Selectable<Tables["students"]>): Student => ({
  _id: row.id,
  name: row.name,
  enrollmentDate: row.enrollment_date,
  currentPhase: row.current_phase,
  // The course may have been longer when they were ticked.
  completedDays: v.parse(daysSchema, row.completed_days).filter((day) => day <= courseLength),
  version: row.version,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
  email: row.email,
  phone: row.phone,
  course: row.course,
  price: row.price,
  requestId: row.request_id,
  paidOn: row.paid_on,
  paidNote: row.paid_note,
});

type StudentFilter = { search?: string; isDeleted?: boolean };

/** Oldest enrollment first; among the deleted, those that can still be restored. */
export async function listStudents(db: Db, { search = "", isDeleted = false }: StudentFilter, now: Date) {
  const rows = await db
    .selectFrom("students")
    .selectAll()
    .$if(isDeleted, (query) => query.where("deleted_at", ">", restorableSince(now)))
    .$if(!isDeleted, (query) => query.where("deleted_at", "is", null))
    .$if(search !== "", (query) => query.where(matchesSearch(search)))
    .orderBy("enrollment_date")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toStudent);
}

export async function findStudent(db: Db, id: string): Promise<Student | undefined> {
  const row = await db
    .selectFrom("students")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && toStudent(row);
}

export async function saveStudent(db: Db, student: GivenStudent, now: Date, by = ""): Promise<Student> {
  return inTransaction(db, async (trx) => {
    const saved = await insertStudent(trx, student, now);
    await recordChanges(trx, { subject: "student", id: saved._id, changes: [{ what: "added" }], by }, now);
    return saved;
  });
}

type GivenStudent = NewStudent & { requestId?: string };

/** A student of a single phase starts in it; one with completed days is in the phase of the current day, as after a save. */
function startingPhase(student: GivenStudent): PhaseKey {
  const { course, completedDays, currentPhase } = student;
  if (completedDays.length > 0) return phaseOfDay(currentDayOf(student));
  return course === null || course === "bundle" ? currentPhase : course;
}

async function insertStudent(db: Db, student: GivenStudent, now: Date): Promise<Student> {
  const at = now.toISOString();
  const row = await db
    .insertInto("students")
    .values({
      id: crypto.randomUUID(),
      name: student.name,
      search_key: searchKey(student.name),
      enrollment_date: student.enrollmentDate ?? at,
      current_phase: startingPhase(student),
      completed_days: JSON.stringify(student.completedDays),
      version: 1,
      created_at: at,
      updated_at: at,
      email: student.email,
      email_key: emailKey(student.email),
      phone: student.phone,
      phone_digits: phoneDigits(student.phone),
      course: student.course,
      price: student.price,
      request_id: student.requestId ?? null,
      paid_on: student.paidOn,
      paid_note: student.paidNote,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStudent(row);
}

type ProgressOutcome = { kind: "saved" | "outdated" | "outside"; student: Student } | { kind: "missing" };

/**
 * Saves the completed days, and with them the phase: a student is in the phase of the current day. With an outdated version
 * it changes nothing, nor with a new day outside the student's course. Days outside it that are stored from before stay:
 * no screen shows them, so nobody has unticked them, and they count again when the course is put right.
 */
export async function saveProgress(db: Db, progress: Progress, now: Date, by = ""): Promise<ProgressOutcome> {
  const { id, version } = progress;
  return inTransaction(db, async (trx) => {
    const current = await lockStudent(trx, id);
    if (!current) return { kind: "missing" };
    if (version !== undefined && version !== current.version) return { kind: "outdated", student: current };
    const isOutside = (day: number) => !isWithin(day, studentDays(current));
    if (progress.completedDays.some((day) => isOutside(day) && !current.completedDays.includes(day))) {
      return { kind: "outside", student: current };
    }
    const completedDays = mergeDays(
      progress.completedDays,
      current.completedDays.filter((day) => isOutside(day)),
    );
    const days = JSON.stringify(completedDays);
    const row = await trx
      .updateTable("students")
      .set((eb) => ({
        completed_days: days,
        current_phase: phaseOfDay(currentDayOf({ ...current, completedDays })),
        version: eb("version", "+", 1),
        updated_at: days === JSON.stringify(current.completedDays) ? eb.ref("updated_at") : now.toISOString(),
      }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = compareDays(current.completedDays, completedDays);
    await recordChanges(trx, { subject: "student", id, changes, by }, now);
    return { kind: "saved", student: toStudent(row) };
  });
}

/** The row as it is, and stays until the transaction ends: SQLite has one writer at a time anyway. */
export async function lockStudent(trx: Db, id: string): Promise<Student | undefined> {
  const row = await trx
    .selectFrom("students")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row && toStudent(row);
}

export async function deleteStudent(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const deleted = await trx
      .updateTable("students")
      .set({ deleted_at: now.toISOString() })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (deleted) await recordChanges(trx, { subject: "student", id, changes: [{ what: "deleted" }], by }, now);
    return deleted !== undefined;
  });
}

export async function restoreStudent(db: Db, id: string, now: Date, by = ""): Promise<Student | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable("students")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("deleted_at", ">", restorableSince(now))
      .returningAll()
      .executeTakeFirst();
    if (row) await recordChanges(trx, { subject: "student", id, changes: [{ what: "restored" }], by }, now);
    return row && toStudent(row);
  });
}

/** The same students that the browser finds by this text in the list it has. */
export function matchesSearch(search: string) {
  const digits = readPhoneSearch(search)?.digits;
  const columns = [contains("students.search_key", search), contains("students.email_key", search)];
  if (digits !== undefined) columns.push(contains("students.phone_digits", digits));
  return expressionBuilder<Tables, "students">().or(columns);
}
