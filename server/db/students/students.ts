import { isDeepStrictEqual } from "node:util";
import { expressionBuilder, sql, type Selectable } from "kysely";
import * as v from "valibot";
import { normalizeEmail } from "#domain/contact/contact-details.ts";
import { toTenDigitPhoneKey, parsePhoneSearch } from "#domain/contact/phone.ts";
import { courseLength, isPhaseKey, phaseOfDay } from "#domain/content/phase.ts";
import { isPlanKey } from "#domain/content/plan.ts";
import { normaliseForSearch, splitSearchIntoWords } from "#domain/format/searched-and-visible-text.ts";
import { findStudentCurrentDay } from "#domain/students/progress.ts";
import { studyPlanSchema } from "#domain/students/student-field-schemas.ts";
import type { NextStep } from "#domain/students/next-step.ts";
import type { NewStudent, Student } from "#domain/students/student-schemas.ts";
import type { Db } from "../engine/database.ts";
import {
  searchKeyContains,
  inTransaction,
  deriveIdFromIdempotencyKey,
  pluckIds,
  queryInChunks,
} from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { markDeleted, clearDeletedMark, restorableCutoff } from "../history/soft-delete-and-purge.ts";

/** Checked as a text: ten thousand rows are read at once. */
const daysSchema = v.pipe(
  v.string(),
  v.regex(/^\[(?:\d{1,3}(?:,\d{1,3})*)?\]$/),
  v.transform((text): number[] => JSON.parse(text)),
);

export const readDays = (days: string) => v.parse(daysSchema, days).filter((day) => day <= courseLength);
const storedPlanSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), studyPlanSchema)), null);

export type StudentRow = Selectable<Tables["students"]>;

/** The phases may have been others, and the course longer, when the row was stored: what it has of them is kept, not shown. */
export function toStudent(row: StudentRow): Student {
  const learner = {
    course: isPlanKey(row.course) ? row.course : null,
    completedDays: readDays(row.completed_days),
  };
  return {
    _id: row.id,
    name: row.name,
    enrollmentDate: row.enrollment_date,
    currentPhase: isPhaseKey(row.current_phase) ? row.current_phase : phaseOfDay(findStudentCurrentDay(learner)),
    ...learner,
    version: row.version,
    updatedAt: row.updated_at,
    addedAt: row.created_at,
    deletedAt: row.deleted_at,
    email: row.email,
    phone: row.phone,
    price: row.price,
    requestId: row.request_id,
    paidOn: row.paid_on,
    paidNote: row.paid_note,
    received: row.received,
    batch: row.batch,
    batchStart: row.batch_start,
    ownDays: readDays(row.own_days),
    lockedDays: readDays(row.locked_days),
    plan: row.plan === null ? null : v.parse(storedPlanSchema, row.plan),
    linkMadeAt: row.link_made_at,
    linkRevokedAt: row.link_revoked_at,
    lastVisitAt: row.last_visit_at,
    owner: row.owner,
    followUpAt: row.follow_up_at,
    followUp: row.follow_up,
  };
}

/** Ticked when the course was longer. */
export const parseTickedDaysBeyondCourse = (row: StudentRow) =>
  v.parse(daysSchema, row.completed_days).filter((day) => day > courseLength);

type Details = Pick<
  Student,
  "name" | "email" | "phone" | "course" | "price" | "paidOn" | "paidNote" | "batch" | "batchStart"
>;

/** The columns of what staff type, with the keys that searches use. */
export const toDetailColumns = (student: Details) => ({
  name: student.name,
  search_key: normaliseForSearch(student.name),
  email: student.email,
  email_key: normalizeEmail(student.email),
  phone: student.phone,
  phone_digits: toTenDigitPhoneKey(student.phone),
  course: student.course,
  price: student.price,
  paid_on: student.paidOn,
  paid_note: student.paidNote,
  batch: student.batch,
  batch_start: student.batch === "" ? null : student.batchStart,
});

/** A batch has one start: the one that was given last. Who joins without one gets that of the others. */
export async function alignStartOfWholeBatch(trx: Db, { batch, batchStart }: Pick<Student, "batch" | "batchStart">) {
  if (batch === "") return;
  // Both engines know the index by the words of its condition.
  const isOfBatch = sql<boolean>`batch > '' and batch = ${batch}`;
  const start = sql<string | null>`coalesce(${batchStart}, (select max(batch_start) from students where ${isOfBatch}))`;
  const others = trx.updateTable("students").set({ batch_start: start }).where(isOfBatch);
  // Only who has another one: two who join at once would each wait for the other's row.
  await others.where("batch_start", "is distinct from", start).execute();
}

export const toNextStepColumns = ({ owner, followUpAt, followUp }: Partial<NextStep>) => ({
  owner,
  follow_up_at: followUpAt,
  follow_up: followUp,
});

type StudentFilter = { search?: string; isDeleted?: boolean; limit?: number | undefined };

/** Two milliseconds of SQLite's work on the event loop. */
const readAtOnce = 100;

/** In this order, without those that are gone meanwhile. */
export async function readStudentsByIds(db: Db, ids: readonly string[]): Promise<Student[]> {
  const read = (some: readonly string[]) => db.selectFrom("students").selectAll().where("id", "in", some).execute();
  const found = new Map<string, Student>();
  await queryInChunks(
    ids,
    async (some) => {
      for (const row of await read(some)) found.set(row.id, toStudent(row));
      return [];
    },
    readAtOnce,
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Oldest enrollment first; among the deleted, those that can still be restored. */
export async function listStudents(db: Db, { search = "", isDeleted = false, limit }: StudentFilter, now: Date) {
  const all = db.selectFrom("students").select("id");
  const listed = isDeleted ? all.where("deleted_at", ">", restorableCutoff(now)) : all.where("deleted_at", "is", null);
  const rows = await listed
    .$if(search !== "", (query) => query.where(studentSearchCondition(search)))
    .orderBy("enrollment_date")
    .orderBy("created_at")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return readStudentsByIds(db, pluckIds(rows));
}

/** The same students that the browser finds by this text in the list it has. */
function studentSearchCondition(search: string) {
  const eb = expressionBuilder<Tables, "students">();
  const digits = parsePhoneSearch(search)?.digits;
  const text = normaliseForSearch(search);
  return eb.or([
    eb.and(splitSearchIntoWords(search).map((word) => searchKeyContains("students.search_key", word))),
    searchKeyContains("students.email_key", text),
    ...(digits ? [searchKeyContains("students.phone_digits", digits)] : []),
  ]);
}

export const selectStudent = (db: Db, id: string) =>
  db.selectFrom("students").selectAll().where("id", "=", id).where("deleted_at", "is", null);

export async function findStudent(db: Db, id: string): Promise<Student | undefined> {
  const row = await selectStudent(db, id).executeTakeFirst();
  return row && toStudent(row);
}

/** `tickedTasks` are those that the student ticked before enrolling, as the days then are. */
type GivenStudent = NewStudent & { requestId?: string; tickedTasks?: readonly string[]; nextStep?: Partial<NextStep> };

export function toNewRow(student: GivenStudent, now: Date, id: string = crypto.randomUUID()) {
  const at = now.toISOString();
  return {
    ...toDetailColumns(student),
    id,
    enrollment_date: student.enrollmentDate ?? at,
    current_phase: student.currentPhase ?? phaseOfDay(findStudentCurrentDay(student)),
    completed_days: JSON.stringify(student.completedDays),
    ...(student.tickedTasks && {
      ticked_tasks: JSON.stringify(student.tickedTasks),
      own_days: JSON.stringify(student.completedDays),
    }),
    version: 1,
    created_at: at,
    updated_at: at,
    request_id: student.requestId ?? null,
    ...(student.nextStep && toNextStepColumns(student.nextStep)),
  };
}

export async function saveNewStudent(db: Db, student: GivenStudent, now: Date, by = ""): Promise<Student> {
  return (await saveStudentOnce(db, student, undefined, now, by)).student;
}

type SaveStudentResult = { outcome: "saved" | "repeated" | "key taken"; student: Student };

/**
 * The idempotency key becomes the student's id, so a repeated one saves nothing and returns the student it has made, deleted
 * or not: `repeated`, or `key taken` where other details are given and nobody has changed those of the student since.
 */
export async function saveStudentOnce(
  db: Db,
  student: GivenStudent,
  idempotencyKey: string | undefined,
  now: Date,
  by = "",
): Promise<SaveStudentResult> {
  const id = idempotencyKey && deriveIdFromIdempotencyKey("student", idempotencyKey);
  return inTransaction(db, async (trx) => {
    const row = toNewRow(student, now, id);
    const saved = await trx
      .insertInto("students")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (saved) {
      await insertAndPruneChanges(trx, { subject: "student", id: saved.id, changes: [{ what: "added" }], by }, now);
      await alignStartOfWholeBatch(trx, student);
      const aligned = student.batch === "" ? undefined : await findStudent(trx, saved.id);
      return { outcome: "saved", student: aligned ?? toStudent(saved) };
    }
    const first = await trx.selectFrom("students").selectAll().where("id", "=", row.id).executeTakeFirstOrThrow();
    const isSame = first.version > 1 || isDeepStrictEqual({ ...first, ...toDetailColumns(student) }, { ...first });
    return { outcome: isSame ? "repeated" : "key taken", student: toStudent(first) };
  });
}

export const softDeleteStudent = (db: Db, id: string, now: Date, by = "") =>
  markDeleted(db, { subject: "student", id, by }, now);

export async function restoreStudent(db: Db, id: string, now: Date, by = ""): Promise<Student | undefined> {
  return inTransaction(db, async (trx) =>
    (await clearDeletedMark(trx, { subject: "student", id, by }, now)) ? findStudent(trx, id) : undefined,
  );
}
