import * as v from "valibot";
import { listPlans } from "#content/plans.ts";
import { compareFollowUp } from "#domain/change.ts";
import { requestBodySchema } from "#domain/request.ts";
import { newStudentSchema, type Student } from "#domain/student.ts";
import { recordChanges } from "./changes.ts";
import type { Db } from "./database.ts";
import { lockFollowUp } from "./inbox.ts";
import { findStudent, saveStudent } from "./students.ts";
import { inTransaction } from "./transaction.ts";

const bodySchema = v.pipe(v.string(), v.parseJson(), requestBodySchema);

/** Both screens name a plan alike. A contact request names none, and its message is not guessed at: the whole course. */
const planOf = (course: string) => listPlans("home").find((plan) => plan.course === course)?.key ?? null;

/** Makes a student of a request and marks it enrolled, in one transaction and once: a repeated call returns the same student. */
export async function saveStudentOfRequest(
  db: Db,
  requestId: string,
  now: Date,
  by = "",
): Promise<Student | undefined> {
  return inTransaction(db, async (trx) => {
    const before = await lockFollowUp(trx, requestId);
    const request = await trx
      .updateTable("requests")
      .set((eb) => ({ status: "enrolled", version: eb("version", "+", 1) }))
      .where("id", "=", requestId)
      .where("deleted_at", "is", null)
      .returning(["body", "student_id"])
      .executeTakeFirst();
    if (!request || !before) return undefined;
    const known = request.student_id ? await findStudent(trx, request.student_id) : undefined;
    const changes = compareFollowUp(before, { status: "enrolled" });
    if (!known) changes.push({ what: "made-student" });
    await recordChanges(trx, { subject: "request", id: requestId, changes, by }, now);
    if (known) return known;
    const { name, email, phone, course, price } = v.parse(bodySchema, request.body);
    const given = { ...v.parse(newStudentSchema, { name }), email, phone, course: planOf(course), price, requestId };
    const student = await saveStudent(trx, given, now, by);
    await trx.updateTable("requests").set({ student_id: student._id }).where("id", "=", requestId).execute();
    return student;
  });
}
