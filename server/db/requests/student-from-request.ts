import * as v from "valibot";
import { listPlans } from "#content/plans.ts";
import { diffStatusNoteAndFollowUp } from "#domain/history/change.ts";
import { formatEnrollmentMessagePrefill } from "#domain/requests/contact-form-prefill.ts";
import type { RequestBody } from "#domain/requests/request-fields.ts";
import type { RequestLink } from "#domain/requests/request-schemas.ts";
import { storedBodySchema } from "#domain/requests/stored-request-body.ts";
import { courseDayRange, isDayInRange, type Learner } from "#domain/students/progress.ts";
import { newStudentSchema, type Student } from "#domain/students/student-schemas.ts";
import { parseTickedDaysAndTasks } from "#domain/students/day-and-task-ticks.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import type { Db } from "../engine/database.ts";
import { deriveFirstAnswerFromStatus, lockStatusAndNote, saveStatusAndNote } from "./update-request.ts";
import { findStudent, saveNewStudent } from "../students/students.ts";
import { inTransaction } from "../engine/query-helpers.ts";

const offered = [...listPlans("home"), ...listPlans("pricingPage")];

/**
 * What was bought, and for how much. A message counts only where it begins with the sentence that a phase's page writes into
 * the contact form; what visitors write themselves is not guessed at, and they get the whole course.
 */
function parseOrderedCourse({ course, price, message }: RequestBody) {
  const ordered = offered.find((plan) => plan.course === course);
  if (ordered) return { course: ordered.key, price };
  const enquired = offered.find((plan) => message.startsWith(formatEnrollmentMessagePrefill(plan)));
  return { course: enquired?.key ?? null, price: enquired?.price ?? price };
}

/** What was ticked on the plan before, as far as it is of the course that was bought. */
function readTicks({ daysDone }: RequestBody, ordered: Pick<Learner, "course">) {
  const { completedDays, tickedTasks } = parseTickedDaysAndTasks(daysDone);
  const isOrdered = (day: number) => isDayInRange(day, courseDayRange(ordered));
  return {
    completedDays: completedDays.filter(isOrdered),
    tickedTasks: tickedTasks.filter((key) => isOrdered(Number.parseInt(key, 10))),
  };
}

/** Makes a student of a request and marks it enrolled, in one transaction and once: a repeated call returns the same student. */
export async function saveStudentFromRequest(
  db: Db,
  requestId: string,
  now: Date,
  by = "",
): Promise<Student | undefined> {
  return inTransaction(db, async (trx) => {
    const before = await lockStatusAndNote(trx, requestId);
    const request = await trx
      .updateTable("requests")
      .set((eb) => ({
        status: "enrolled",
        ...(before && deriveFirstAnswerFromStatus(before, "enrolled", now, by)),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", requestId)
      .where("deleted_at", "is", null)
      .returning(["body", "student_id"])
      .executeTakeFirst();
    if (!request || !before) return undefined;
    const known = request.student_id ? await findStudent(trx, request.student_id) : undefined;
    const changes = diffStatusNoteAndFollowUp(before, { status: "enrolled" });
    if (!known) changes.push({ what: "made-student" });
    await insertAndPruneChanges(trx, { subject: "request", id: requestId, changes, by }, now);
    if (known) return known;
    const body = v.parse(storedBodySchema, request.body);
    const { name, email, phone } = body;
    const ordered = parseOrderedCourse(body);
    const given = {
      ...v.parse(newStudentSchema, { name }),
      email,
      phone,
      ...ordered,
      ...readTicks(body, ordered),
      requestId,
      // Whoever took care of the request takes care of the student, who also gets what was planned.
      nextStep: { owner: before.owner, followUpAt: before.followUpAt, followUp: before.followUp },
    };
    const student = await saveNewStudent(trx, given, now, by);
    await trx
      .updateTable("requests")
      .set({ student_id: student._id, follow_up_at: null, follow_up: "" })
      .where("id", "=", requestId)
      .execute();
    return student;
  });
}

/** Links a request to a student who is there, which makes it an enrolled one, or takes the link back. False without the one or the other. */
export async function linkOrUnlinkRequestStudent(
  db: Db,
  { id, studentId }: RequestLink,
  now: Date,
  by = "",
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (studentId && !(await findStudent(trx, studentId))) return false;
    const row = trx.updateTable("requests").set({ student_id: studentId }).where("id", "=", id);
    const linked = await row.where("deleted_at", "is", null).returning("id").executeTakeFirst();
    if (!linked) return false;
    if (studentId) await saveStatusAndNote(trx, { id, status: "enrolled" }, now, by);
    const changes = [{ what: studentId === null ? ("unlinked" as const) : ("linked" as const) }];
    await insertAndPruneChanges(trx, { subject: "request", id, changes, by }, now);
    return true;
  });
}
