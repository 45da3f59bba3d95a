import type { Selectable } from "kysely";
import { isPlanKey, type PlanKey } from "#domain/content/plan.ts";
import { studentActor, type NewChange } from "#domain/history/change.ts";
import { listReviewablePlans } from "#domain/students/review.ts";
import type { OwnReview, ReviewDecision, StaffReview } from "#domain/students/review-schemas.ts";
import { markDeletedDataToClear } from "../engine/clear-deleted-data.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, lockRows } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { toStudent, type StudentRow } from "./students.ts";
import { lockStudent } from "./update-student.ts";

export type ReviewRow = Selectable<Tables["reviews"]>;

const toStaffReview = (row: ReviewRow): StaffReview => ({
  id: row.id,
  studentId: row.student_id,
  course: isPlanKey(row.course) ? row.course : "bundle",
  rating: row.rating,
  text: row.text,
  name: row.name,
  github: row.github,
  instagram: row.instagram,
  consent: row.consent,
  consentedAt: row.consented_at,
  state: row.state,
  reply: row.reply,
  writtenAt: row.written_at,
  publishedAt: row.published_at,
  version: row.version,
});

/** Those of students whose records are not deleted, the newest first. */
const selectReviews = (db: Db) =>
  db
    .selectFrom("reviews")
    .innerJoin("students", "students.id", "reviews.student_id")
    .where("students.deleted_at", "is", null)
    .selectAll("reviews")
    .orderBy("reviews.published_at", "desc")
    .orderBy("reviews.written_at", "desc")
    .orderBy("reviews.id");

export const listPublishedReviews = (db: Db): Promise<ReviewRow[]> =>
  selectReviews(db).where("reviews.state", "=", "published").execute();

export const listWaitingReviews = async (db: Db): Promise<StaffReview[]> =>
  (await selectReviews(db).where("reviews.state", "=", "waiting").execute()).map(toStaffReview);

export async function findReview(db: Db, studentId: string): Promise<StaffReview | undefined> {
  const row = await selectReviews(db).where("reviews.student_id", "=", studentId).executeTakeFirst();
  return row && toStaffReview(row);
}

/** As it is until the transaction ends. */
async function lockReview(trx: Db, column: "id" | "student_id", value: string): Promise<StaffReview | undefined> {
  const row = await trx
    .selectFrom("reviews")
    .selectAll()
    .where(column, "=", value)
    .$call(lockRows(trx))
    .executeTakeFirst();
  return row && toStaffReview(row);
}

/** What a student may write about now; what was written about before stays open, whatever was unticked since. */
export function listPlansStudentMayReview(
  student: StudentRow,
  written: Pick<StaffReview, "course"> | undefined,
): PlanKey[] {
  const choices = listReviewablePlans(toStudent(student));
  return written && !choices.includes(written.course) ? [...choices, written.course] : choices;
}

type OwnReviewResult = { kind: "saved" | "outdated"; review: StaffReview } | { kind: "refused" };

/**
 * Saves what the student wrote. It waits for staff, also where a former one was published: what stands on the site is always what
 * its author says now, and what staff have read. What arrives twice is saved once; with an outdated version nothing is.
 */
export async function saveOwnReview(
  db: Db,
  studentId: string,
  { version, consent: _, ...written }: OwnReview,
  consent: string,
  now: Date,
): Promise<OwnReviewResult> {
  return inTransaction(db, async (trx): Promise<OwnReviewResult> => {
    const student = await lockStudent(trx, studentId);
    const before = await lockReview(trx, "student_id", studentId);
    if (!student || !listPlansStudentMayReview(student, before).includes(written.course)) return { kind: "refused" };
    const isSame = before && Object.entries(written).every(([field, value]) => Object(before)[field] === value);
    if (isSame) return { kind: "saved", review: before };
    // Where it was deleted meanwhile, on another device, whoever typed it anew wants it.
    if (before && version !== before.version) return { kind: "outdated", review: before };
    const at = now.toISOString();
    const row = {
      ...written,
      consent,
      consented_at: at,
      state: "waiting" as const,
      version: (before?.version ?? 0) + 1,
      written_at: at,
      published_at: null,
    };
    const saved = await trx
      .insertInto("reviews")
      .values({ ...row, id: crypto.randomUUID(), student_id: studentId, reply: "" })
      .onConflict((conflict) => conflict.column("student_id").doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordReviewChange(trx, studentId, [{ what: "review-written" }], studentActor, now);
    return { kind: "saved", review: toStaffReview(saved) };
  });
}

const recordReviewChange = (trx: Db, id: string, changes: NewChange[], by: string, now: Date) =>
  insertAndPruneChanges(trx, { subject: "student", id, changes, by }, now);

/** The student takes it back, and with it the consent. */
export async function deleteOwnReview(db: Db, studentId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("reviews")
      .where("student_id", "=", studentId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) {
      await markDeletedDataToClear(trx);
      await recordReviewChange(trx, studentId, [{ what: "review-deleted" }], studentActor, now);
    }
  });
}

type DecisionResult = { kind: "saved" | "outdated"; review: StaffReview } | { kind: "missing" };

/** Publishes or hides a review, with the answer to it. With an outdated version, of words that staff have not read, nothing is saved. */
export async function saveReviewDecision(
  db: Db,
  { id, version, state, reply }: ReviewDecision,
  now: Date,
  by = "",
): Promise<DecisionResult> {
  return inTransaction(db, async (trx): Promise<DecisionResult> => {
    const before = await lockReview(trx, "id", id);
    // That of a deleted record would be shown as soon as somebody restores it.
    if (!before || !(await findReview(trx, before.studentId))) return { kind: "missing" };
    if (before.state === state && before.reply === reply) return { kind: "saved", review: before };
    if (before.version !== version) return { kind: "outdated", review: before };
    const isShownAnew = state === "published" && before.state !== "published";
    const row = await trx
      .updateTable("reviews")
      .set({
        state,
        reply,
        version: version + 1,
        published_at: isShownAnew ? now.toISOString() : before.publishedAt,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes: NewChange[] = [
      ...(before.state === state ? [] : [{ what: `review-${state}` as const }]),
      ...(before.reply === reply ? [] : [{ what: "review-answered" as const }]),
    ];
    await recordReviewChange(trx, before.studentId, changes, by, now);
    return { kind: "saved", review: toStaffReview(row) };
  });
}
