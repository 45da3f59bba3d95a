import * as v from "valibot";
import { compareFollowUp } from "#domain/change.ts";
import type { Student } from "#domain/student.ts";
import { studentNameSchema } from "#domain/student.ts";
import { recordChanges } from "./changes.ts";
import type { Db } from "./database.ts";
import { lockFollowUp } from "./inbox.ts";
import { findStudent, saveStudent } from "./students.ts";
import { inTransaction } from "./transaction.ts";

const bodySchema = v.pipe(v.string(), v.parseJson(), v.object({ name: studentNameSchema }));

/** Makes a student of an enrollment and marks it enrolled, in one transaction and once: a repeated call returns the same student. */
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
      .where("kind", "=", "enrollment")
      .where("deleted_at", "is", null)
      .returning(["body", "student_id"])
      .executeTakeFirst();
    if (!request || !before) return undefined;
    const known = request.student_id ? await findStudent(trx, request.student_id) : undefined;
    const changes = compareFollowUp(before, { status: "enrolled" });
    if (!known) changes.push({ what: "made-student" });
    await recordChanges(trx, { subject: "request", id: requestId, changes, by }, now);
    if (known) return known;
    const { name } = v.parse(bodySchema, request.body);
    const student = await saveStudent(trx, { name, currentPhase: "basic", completedDays: [] }, now, by);
    await trx.updateTable("requests").set({ student_id: student._id }).where("id", "=", requestId).execute();
    return student;
  });
}
