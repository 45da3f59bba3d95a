import * as v from "valibot";
import type { Student } from "#domain/student.ts";
import { studentNameSchema } from "#domain/student.ts";
import type { Db } from "./database.ts";
import { findStudent, saveStudent } from "./students.ts";

const bodySchema = v.pipe(v.string(), v.parseJson(), v.object({ name: studentNameSchema }));

/** Makes a student of an enrollment and marks it enrolled, in one transaction and once: a repeated call returns the same student. */
export async function saveStudentOfRequest(db: Db, requestId: string, now: Date): Promise<Student | undefined> {
  return db.transaction().execute(async (trx) => {
    const request = await trx
      .updateTable("requests")
      .set((eb) => ({ status: "enrolled", version: eb("version", "+", 1) }))
      .where("id", "=", requestId)
      .where("kind", "=", "enrollment")
      .where("deleted_at", "is", null)
      .returning(["body", "student_id"])
      .executeTakeFirst();
    if (!request) return undefined;
    const known = request.student_id ? await findStudent(trx, request.student_id) : undefined;
    if (known) return known;
    const { name } = v.parse(bodySchema, request.body);
    const student = await saveStudent(trx, { name, currentPhase: "basic", completedDays: [] }, now);
    await trx.updateTable("requests").set({ student_id: student._id }).where("id", "=", requestId).execute();
    return student;
  });
}
