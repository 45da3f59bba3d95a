import { createHash, createHmac, randomBytes } from "node:crypto";
import * as v from "valibot";
import { studentActor, type NewChange } from "#domain/history/change.ts";
import type { OwnStudent, OwnTick } from "#domain/students/own-page-schemas.ts";
import type { StudyPlan } from "#domain/students/pace.ts";
import { courseDayRange, isDayInRange } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { applyTaskOrDayTick, sortDays } from "#domain/students/day-and-task-ticks.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, isoTimestampBefore } from "../engine/query-helpers.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { toStudent, type StudentRow } from "./students.ts";
import { lockStudent, writeCompletedDays } from "./update-student.ts";

/** 128 random bits, which are in the link alone: the database has their digest. */
const createKey = () => randomBytes(16).toString("base64url");
const hashKey = (key: string) => createHash("sha256").update(key).digest("hex");

const tasksSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

export function toOwnStudent(row: StudentRow): OwnStudent {
  const { _id, name, course, enrollmentDate, addedAt, updatedAt, completedDays, lockedDays, plan, version } =
    toStudent(row);
  const tickedTasks = v.parse(tasksSchema, row.ticked_tasks);
  return {
    _id,
    name,
    course,
    enrollmentDate,
    addedAt,
    updatedAt,
    completedDays,
    lockedDays,
    plan,
    version,
    tickedTasks,
  };
}

/** One look-up by a digest, whatever the key looks like: a wrong one takes as long as a right one. */
export const findStudentByKey = (db: Db, key: string, of: "link" | "calendar" = "link") =>
  db
    .selectFrom("students")
    .selectAll()
    .where(`${of}_digest`, "=", hashKey(key))
    .where("deleted_at", "is", null)
    .executeTakeFirst();

const visitPrecision = 5 * 60 * 1000;

/** To some minutes, so that a page that is opened again and again does not write each time. */
export async function recordOwnPageVisit(db: Db, { id }: StudentRow, now: Date): Promise<void> {
  await db
    .updateTable("students")
    .set({ last_visit_at: now.toISOString() })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("last_visit_at", "is", null),
        eb("last_visit_at", "<", isoTimestampBefore(now, visitPrecision)),
        // By a clock that was set back since.
        eb("last_visit_at", ">", now.toISOString()),
      ]),
    )
    .execute();
}

type StudentChange = Partial<
  Pick<
    StudentRow,
    "link_digest" | "link_made_at" | "link_revoked_at" | "calendar_digest" | "calendar_made_at" | "locked_days" | "plan"
  >
>;

/** Changes a student without a version: nobody edits these fields in a copy. */
async function changeStudent(
  db: Db,
  id: string,
  change: (stored: StudentRow) => { set: StudentChange; changes: NewChange[] } | undefined,
  by: string,
  now: Date,
): Promise<StudentRow | undefined> {
  return inTransaction(db, async (trx) => {
    const stored = await lockStudent(trx, id);
    const wanted = stored && change(stored);
    if (!wanted) return stored;
    const row = await trx
      .updateTable("students")
      .set(wanted.set)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertAndPruneChanges(trx, { subject: "student", id, changes: wanted.changes, by }, now);
    return row;
  });
}

const noCalendar = { calendar_digest: null, calendar_made_at: null };

/** Makes the private link or renews it. The former one, and the calendar that was made with it, end at once. */
export async function saveNewPrivateLink(
  db: Db,
  id: string,
  now: Date,
  by: string,
): Promise<{ student: Student; key: string } | undefined> {
  const key = createKey();
  const link = { link_digest: hashKey(key), link_made_at: now.toISOString(), link_revoked_at: null };
  const row = await changeStudent(
    db,
    id,
    ({ link_digest }) => ({
      set: { ...link, ...noCalendar },
      changes: [{ what: link_digest === null ? "link-made" : "link-renewed" }],
    }),
    by,
    now,
  );
  return row && { student: toStudent(row), key };
}

export async function revokePrivateLink(db: Db, id: string, now: Date, by: string): Promise<Student | undefined> {
  const row = await changeStudent(
    db,
    id,
    ({ link_digest }) =>
      link_digest === null
        ? undefined
        : {
            set: { link_digest: null, link_made_at: null, link_revoked_at: now.toISOString(), ...noCalendar },
            changes: [{ what: "link-revoked" }],
          },
    by,
    now,
  );
  return row && toStudent(row);
}

/** Leaves a day to staff alone, or gives it back to the student. */
export async function lockOrUnlockDay(
  db: Db,
  { id, day, locked }: { id: string; day: number; locked: boolean },
  now: Date,
  by: string,
): Promise<Student | undefined> {
  const row = await changeStudent(
    db,
    id,
    (stored) => {
      const { lockedDays } = toStudent(stored);
      if (lockedDays.includes(day) === locked) return undefined;
      const days = locked ? sortDays([...lockedDays, day]) : lockedDays.filter((other) => other !== day);
      return {
        set: { locked_days: JSON.stringify(days) },
        changes: [{ what: "details", fields: [`day ${day} ${locked ? "locked" : "unlocked"}`] }],
      };
    },
    by,
    now,
  );
  return row && toStudent(row);
}

export const savePlan = (db: Db, id: string, plan: StudyPlan | null, now: Date) =>
  changeStudent(
    db,
    id,
    () => ({ set: { plan: plan && JSON.stringify(plan) }, changes: [{ what: "details", fields: ["study plan"] }] }),
    studentActor,
    now,
  );

/** The key of the calendar's address follows from that of the link, which only the student has, and opens nothing else. */
export const deriveCalendarKey = (key: string, madeAt: string) =>
  createHmac("sha256", key).update(`calendar ${madeAt}`).digest("base64url").slice(0, 22);

/** Makes an address for the calendar, instead of the former one; without the link's key it ends. */
export const createOrEndCalendarFeed = (db: Db, id: string, key: string | null, now: Date) =>
  changeStudent(
    db,
    id,
    () => {
      const at = now.toISOString();
      const made = key !== null && { calendar_digest: hashKey(deriveCalendarKey(key, at)), calendar_made_at: at };
      return {
        set: made || noCalendar,
        changes: [{ what: "details", fields: [made ? "calendar made" : "calendar ended"] }],
      };
    },
    studentActor,
    now,
  );

type OwnTickRules = { taskCount: number; isLocked: (day: number) => boolean };
type OwnTickResult = { kind: "saved" | "outdated" | "refused"; student: OwnStudent } | { kind: "missing" };

/**
 * Saves what the student ticks. One that changes nothing, perhaps because it arrives twice, is as good as saved; with an outdated
 * version nothing else is.
 */
export async function saveOwnTick(
  db: Db,
  id: string,
  { version, ...tick }: OwnTick,
  { taskCount, isLocked }: OwnTickRules,
  now: Date,
): Promise<OwnTickResult> {
  return inTransaction(db, async (trx): Promise<OwnTickResult> => {
    const stored = await lockStudent(trx, id);
    if (!stored) return { kind: "missing" };
    const current = toOwnStudent(stored);
    const { day, task } = tick;
    const isUnknownTask = task !== null && task >= taskCount;
    const isClosed = isUnknownTask || isLocked(day) || current.lockedDays.includes(day);
    if (isClosed || !isDayInRange(day, courseDayRange(current))) return { kind: "refused", student: current };
    const next = applyTaskOrDayTick(current, tick, taskCount);
    const isSame =
      next.completedDays.length === current.completedDays.length &&
      next.tickedTasks.length === current.tickedTasks.length;
    if (isSame) return { kind: "saved", student: current };
    if (version !== current.version) return { kind: "outdated", student: current };
    const ownDays = [...toStudent(stored).ownDays.filter((other) => other !== day), day];
    const row = await writeCompletedDays(trx, stored, { ...next, ownDays: sortDays(ownDays), by: studentActor }, now);
    return { kind: "saved", student: toOwnStudent(row) };
  });
}
