import { randomBytes, randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import * as v from "valibot";
import type { CertificateFacts } from "#domain/certificates/certificate-facts-and-paths.ts";
import type { CertificateName, NewCertificate, StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import { isPhaseKey } from "#domain/content/phase.ts";
import { hasFinishedCourse } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, letOthersRun, lockRows } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { listStudents, selectStudent, toStudent } from "../students/students.ts";

export type CertificateRow = Selectable<Tables["certificates"]>;

/** How many certificates the published list of revoked ones has room for: the least that the standard allows. */
export const statusListLength = 131_072;

const factsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    courseName: v.string(),
    title: v.string(),
    courseDays: v.number(),
    phases: v.array(v.object({ title: v.string(), first: v.number(), last: v.number(), color: v.string() })),
  }),
);
export const parseCertificateFacts = ({ facts }: Pick<CertificateRow, "facts">): CertificateFacts =>
  v.parse(factsSchema, facts);

export const toStaffCertificate = (row: CertificateRow): StaffCertificate => ({
  id: row.id,
  name: row.name,
  isNamePublic: row.is_name_public === 1,
  title: parseCertificateFacts(row).title,
  issuedAt: row.issued_at,
  revokedAt: row.revoked_at,
});

type IssueResult =
  | { kind: "issued" | "exists"; certificate: StaffCertificate }
  | { kind: "missing" }
  | { kind: "unfinished" };
type Issuing = NewCertificate & { describe: (student: Student) => CertificateFacts };

/**
 * Issues the certificate of what the student bought, once every day of it is ticked. One in force is all that there can be, by
 * an index of the database: pressed twice, by two members of staff at once or with a clock turned back, it stays the first one.
 */
export async function issueCertificate(
  db: Db,
  { id, name, isNamePublic, describe }: Issuing,
  now: Date,
  by = "",
): Promise<IssueResult> {
  return inTransaction(db, async (trx) => {
    const stored = await selectStudent(trx, id).$call(lockRows(trx)).executeTakeFirst();
    if (!stored) return { kind: "missing" };
    const student = toStudent(stored);
    const course = isPhaseKey(student.course) ? student.course : "bundle";
    const inForce = await trx
      .selectFrom("certificates")
      .selectAll()
      .where("student_id", "=", id)
      .where("course", "=", course)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (inForce) return { kind: "exists", certificate: toStaffCertificate(inForce) };
    if (!hasFinishedCourse(student)) return { kind: "unfinished" };
    const row = {
      id: randomBytes(16).toString("hex"),
      student_id: id,
      course,
      facts: JSON.stringify(describe(student)),
      name: name ?? student.name,
      is_name_public: isNamePublic ? (1 as const) : (0 as const),
      status_index: await findFreeStatusIndex(trx),
      issued_at: now.toISOString(),
      revoked_at: null,
    };
    await trx.insertInto("certificates").values(row).execute();
    await insertAndPruneChanges(trx, { subject: "student", id, changes: [{ what: "certified" }], by }, now);
    return { kind: "issued", certificate: toStaffCertificate(row) };
  });
}

/** At random: neighbours in the list must not tell who finished together. */
async function findFreeStatusIndex(trx: Db): Promise<number> {
  for (;;) {
    const index = randomInt(statusListLength);
    const taken = await trx
      .selectFrom("certificates")
      .select("id")
      .where("status_index", "=", index)
      .executeTakeFirst();
    if (!taken) return index;
  }
}

/** For everybody who has finished and has none, one after the other: pages are served meanwhile. */
export async function issueToAllFinished(db: Db, options: Omit<Issuing, "id" | "name">, now: Date, by = "") {
  const counts = { issued: 0, before: 0 };
  for (const student of await listStudents(db, {}, now)) {
    if (!hasFinishedCourse(student)) continue;
    const { kind } = await issueCertificate(db, { ...options, id: student._id }, now, by);
    if (kind === "issued") counts.issued += 1;
    if (kind === "exists") counts.before += 1;
    await letOthersRun();
  }
  return counts;
}

export const findCertificate = (db: Db, id: string): Promise<CertificateRow | undefined> =>
  db.selectFrom("certificates").selectAll().where("id", "=", id).executeTakeFirst();

/** The newest first. */
export async function listStudentCertificates(db: Db, studentId: string): Promise<StaffCertificate[]> {
  const rows = await db
    .selectFrom("certificates")
    .selectAll()
    .where("student_id", "=", studentId)
    .orderBy("issued_at", "desc")
    .execute();
  return rows.map(toStaffCertificate);
}

/** For good: whoever has checked it since has seen it, so a mistake is mended by a new certificate. False where none is in force. */
export async function revokeCertificate(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const revoked = await trx
      .updateTable("certificates")
      .set({ revoked_at: now.toISOString() })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returning("student_id")
      .executeTakeFirst();
    if (!revoked) return false;
    const changes = [{ what: "certificate-revoked" as const }];
    if (revoked.student_id)
      await insertAndPruneChanges(trx, { subject: "student", id: revoked.student_id, changes, by }, now);
    return true;
  });
}

type Naming = CertificateName & { /** Whose it must be, where a student asks and not staff. */ studentId?: string };

export async function saveCertificateName(
  db: Db,
  { id, name, isNamePublic, studentId }: Naming,
  now: Date,
  by = "",
): Promise<StaffCertificate | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable("certificates")
      .set({ name, is_name_public: isNamePublic ? 1 : 0 })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .where("student_id", "is not", null)
      .$if(studentId !== undefined, (query) => query.where("student_id", "=", studentId ?? ""))
      .returningAll()
      .executeTakeFirst();
    if (!row?.student_id) return undefined;
    const changes = [{ what: "details" as const, fields: ["certificate"] }];
    await insertAndPruneChanges(trx, { subject: "student", id: row.student_id, changes, by }, now);
    return toStaffCertificate(row);
  });
}

/** The places of revoked certificates in the published list, and when the last one was revoked. */
export async function listRevoked(db: Db) {
  return db
    .selectFrom("certificates")
    .select(["status_index", "revoked_at"])
    .where("revoked_at", "is not", null)
    .execute();
}
