import * as v from "valibot";
import { compareDays } from "#domain/change.ts";
import { phaseOfDay } from "#domain/phase.ts";
import { findCurrentDay } from "#domain/progress.ts";
import type { NewStudent, Progress, Student } from "#domain/student.ts";
import { recordChanges } from "./changes.ts";
import { type Db, isPostgres } from "./database.ts";
import { contains } from "./search.ts";
import { restorableSince } from "./soft-delete.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

const daysSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()));

const toStudent = (row: Tables["students"]): Student => ({
  _id: row.id,
  name: row.name,
  enrollmentDate: row.enrollment_date,
  currentPhase: row.current_phase,
  completedDays: v.parse(daysSchema, row.completed_days),
  version: row.version,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

type StudentFilter = { search?: string; isDeleted?: boolean };

/** Oldest enrollment first; among the deleted, those that can still be restored. */
export async function listStudents(db: Db, { search = "", isDeleted = false }: StudentFilter, now: Date) {
  const rows = await db
    .selectFrom("students")
    .selectAll()
    .$if(isDeleted, (query) => query.where("deleted_at", ">", restorableSince(now)))
    .$if(!isDeleted, (query) => query.where("deleted_at", "is", null))
    .$if(search !== "", (query) => query.where(contains("students.search_key", search)))
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

export async function saveStudent(db: Db, student: NewStudent, now: Date, by = ""): Promise<Student> {
  return inTransaction(db, async (trx) => {
    const saved = await insertStudent(trx, student, now);
    await recordChanges(trx, { subject: "student", id: saved._id, changes: [{ what: "added" }], by }, now);
    return saved;
  });
}

async function insertStudent(db: Db, student: NewStudent, now: Date): Promise<Student> {
  const at = now.toISOString();
  const row = await db
    .insertInto("students")
    .values({
      id: crypto.randomUUID(),
      name: student.name,
      search_key: student.name.toLowerCase(),
      enrollment_date: student.enrollmentDate ?? at,
      current_phase: student.currentPhase,
      completed_days: JSON.stringify(student.completedDays),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toStudent(row);
}

type ProgressOutcome = { kind: "saved" | "outdated"; student: Student } | { kind: "missing" };

/**
 * Saves the completed days, and with them the phase: a student is in the phase of the current day. With an outdated version
 * it changes nothing.
 */
export async function saveProgress(db: Db, progress: Progress, now: Date, by = ""): Promise<ProgressOutcome> {
  const { id } = progress;
  return inTransaction(db, async (trx) => {
    const before = await lockDays(trx, id);
    const outcome = await updateProgress(trx, progress, now);
    if (outcome.kind !== "saved") return outcome;
    const changes = compareDays(before, outcome.student.completedDays);
    await recordChanges(trx, { subject: "student", id, changes, by }, now);
    return outcome;
  });
}

/** The completed days as they are, and stay until the transaction ends: SQLite has one writer at a time anyway. */
async function lockDays(trx: Db, id: string): Promise<number[]> {
  const row = await trx
    .selectFrom("students")
    .select("completed_days")
    .where("id", "=", id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? v.parse(daysSchema, row.completed_days) : [];
}

async function updateProgress(db: Db, { id, completedDays, version }: Progress, now: Date): Promise<ProgressOutcome> {
  const days = JSON.stringify(completedDays);
  const saved = await db
    .updateTable("students")
    .set((eb) => ({
      completed_days: days,
      current_phase: phaseOfDay(findCurrentDay(completedDays)),
      version: eb("version", "+", 1),
      updated_at: eb.case().when("completed_days", "=", days).then(eb.ref("updated_at")).else(now.toISOString()).end(),
    }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (saved) return { kind: "saved", student: toStudent(saved) };
  const current = await findStudent(db, id);
  return current ? { kind: "outdated", student: current } : { kind: "missing" };
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
