import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { phaseOfDay } from "#domain/content/phase.ts";
import { diffCompletedDays, diffNextStep, type NewChange } from "#domain/history/change.ts";
import type {
  BulkProgressResult,
  BulkProgressChange,
  DetailsChange,
  Progress,
  Student,
} from "#domain/students/student-schemas.ts";
import {
  findStudentCurrentDay,
  isDayInRange,
  unionDays,
  courseDayRange,
  toggleDay,
} from "#domain/students/progress.ts";
import { clearFollowUpWithoutTime } from "#domain/students/next-step.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, lockRows } from "../engine/query-helpers.ts";
import { insertAndPruneChanges, selectChanges, storedChangeSchema } from "../history/changes.ts";
import {
  alignStartOfWholeBatch,
  findStudent,
  parseTickedDaysBeyondCourse,
  selectStudent,
  toDetailColumns,
  toNextStepColumns,
  toStudent,
  type StudentRow,
} from "./students.ts";

type UpdateResult<Kind> = { kind: Kind; student: Student } | { kind: "missing" };

/**
 * Saves the completed days, and with them the phase: a student is in the phase of the current day. With an outdated version
 * it changes nothing, nor with a new day outside the student's course. Days outside it that are stored from before stay:
 * no screen shows them, so nobody has unticked them, and they count again when the course is put right.
 */
export async function saveProgress(
  db: Db,
  { id, version, completedDays: given }: Progress,
  now: Date,
  by = "",
): Promise<UpdateResult<"saved" | "outdated" | "outside">> {
  return inTransaction(db, async (trx) => {
    const stored = await lockStudent(trx, id);
    if (!stored) return { kind: "missing" };
    const current = toStudent(stored);
    if (version !== undefined && version !== current.version) return { kind: "outdated", student: current };
    const isOutside = (day: number) => !isDayInRange(day, courseDayRange(current));
    if (given.some((day) => isOutside(day) && !current.completedDays.includes(day))) {
      return { kind: "outside", student: current };
    }
    const completedDays = unionDays(given, current.completedDays.filter(isOutside));
    const row = await writeCompletedDays(trx, stored, { completedDays, ownDays: current.ownDays, by }, now);
    return { kind: "saved", student: toStudent(row) };
  });
}

type CompletedDays = {
  completedDays: readonly number[];
  /** Days that the student ticked; those that are no longer completed are dropped. */
  ownDays: readonly number[];
  tickedTasks?: readonly string[];
  by: string;
};

/** Writes the days of a locked row, and the line in its history. */
export async function writeCompletedDays(
  trx: Db,
  stored: StudentRow,
  { completedDays, ownDays, tickedTasks, by }: CompletedDays,
  now: Date,
): Promise<StudentRow> {
  const current = toStudent(stored);
  const [change] = diffCompletedDays(current.completedDays, completedDays);
  const updatedAt = change && ((await findFormerUpdate(trx, stored.id, change)) ?? now.toISOString());
  const row = await trx
    .updateTable("students")
    .set((eb) => ({
      completed_days: JSON.stringify([...completedDays, ...parseTickedDaysBeyondCourse(stored)]),
      own_days: JSON.stringify(ownDays.filter((day) => completedDays.includes(day))),
      ...(tickedTasks && { ticked_tasks: JSON.stringify(tickedTasks) }),
      current_phase: phaseOfDay(findStudentCurrentDay({ ...current, completedDays })),
      version: eb("version", "+", 1),
      updated_at: updatedAt,
    }))
    .where("id", "=", stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = change ? [{ ...change, from: current.updatedAt }] : [];
  await insertAndPruneChanges(trx, { subject: "student", id: stored.id, changes, by }, now);
  return row;
}

/** Where this takes back the last change, which only ticked: no more is known of the student than before that. */
async function findFormerUpdate(trx: Db, id: string, { added, removed }: { added: number[]; removed: number[] }) {
  if (added.length > 0) return undefined;
  const [row] = await selectChanges(trx, "student", id).where("what", "=", "days").selectAll().limit(1).execute();
  const last = row && v.parse(storedChangeSchema, row).detail;
  const isTakenBack = last?.removed.length === 0 && isDeepStrictEqual(last.added, removed);
  return isTakenBack && last.from !== "" ? last.from : undefined;
}

/**
 * Ticks or unticks one day for each student whose version is the one that was seen, all in one transaction: a commit each would
 * wait for the disk as often. By id, so that two of these at once lock the rows in the same order.
 */
export async function setDayForManyStudents(db: Db, { day, done, students }: BulkProgressChange, now: Date, by = "") {
  const seen = students.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ids = seen.map(({ id }) => id);
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("students")
      .selectAll()
      .where("id", "in", ids)
      .where("deleted_at", "is", null)
      .execute();
    const known = new Map(rows.map((row) => [row.id, toStudent(row)]));
    const outcome: BulkProgressResult = { saved: [], outdated: [], outside: [], missing: [] };
    for (const { id, version } of seen) {
      const student = known.get(id);
      if (!student) outcome.missing.push(id);
      else if (!isDayInRange(day, courseDayRange(student))) outcome.outside.push(student);
      // Already so, perhaps by the same request sent before: there is nothing to overwrite.
      else if (student.completedDays.includes(day) === done) outcome.saved.push(student);
      else {
        const completedDays = toggleDay(student.completedDays, day);
        const result = await saveProgress(trx, { id, completedDays, version }, now, by);
        if (result.kind === "missing") outcome.missing.push(id);
        else outcome[result.kind].push(result.student);
      }
    }
    return outcome;
  });
}

/** Saves the fields that are given. With an outdated version it changes nothing. */
export async function saveStudentDetails(
  db: Db,
  { id, version, ...fields }: DetailsChange,
  now: Date,
  by = "",
): Promise<UpdateResult<"saved" | "outdated">> {
  return inTransaction(db, async (trx) => {
    const stored = await lockStudent(trx, id);
    if (!stored) return { kind: "missing" };
    const current = toStudent(stored);
    if (version !== undefined && version !== current.version) return { kind: "outdated", student: current };
    const { owner, followUpAt, followUp, ...details } = fields;
    const step = clearFollowUpWithoutTime({ owner, followUpAt, followUp });
    const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
    const next: Student = { ...current, ...given };
    const row = await trx
      .updateTable("students")
      .set((eb) => ({
        ...toDetailColumns(next),
        ...toNextStepColumns(step),
        // Not what it reads as: a phase that the course no longer has may come back.
        course: fields.course === undefined ? stored.course : fields.course,
        enrollment_date: next.enrollmentDate,
        // Another course has another current day, and with it perhaps another phase.
        current_phase: next.course === current.course ? current.currentPhase : phaseOfDay(findStudentCurrentDay(next)),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (fields.batch !== undefined || fields.batchStart !== undefined) await alignStartOfWholeBatch(trx, next);
    const student = (await findStudent(trx, id)) ?? toStudent(row);
    const changed = Object.keys(given).filter(
      (field) => getStudentFieldByName(current, field) !== getStudentFieldByName(student, field),
    );
    const ofDetails: NewChange[] = changed.length > 0 ? [{ what: "details", fields: changed }] : [];
    const changes = [...ofDetails, ...diffNextStep(current, step)];
    await insertAndPruneChanges(trx, { subject: "student", id, changes, by }, now);
    return { kind: "saved", student };
  });
}

const getStudentFieldByName = (student: Student, field: string) =>
  Object.entries(student).find(([name]) => name === field)?.[1];

export const lockStudent = (trx: Db, id: string) => selectStudent(trx, id).$call(lockRows(trx)).executeTakeFirst();
