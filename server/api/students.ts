import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { phases } from "#content/curriculum/phases.ts";
import { toIndianTime } from "#domain/indian-time.ts";
import { countDays, currentDayOf, isWithin, studentDays } from "#domain/progress.ts";
import type { StaffPhase } from "#domain/staff-phase.ts";
import { idSchema, newStudentSchema, outsideCourse, progressSchema, type Student } from "#domain/student.ts";
import { purgeDeleted } from "../db/soft-delete.ts";
import { deleteStudent, listStudents, restoreStudent, saveProgress, saveStudent } from "../db/students.ts";
import { sendCsv } from "../http/csv.ts";
import { postOnly } from "../http/post-only.ts";
import { readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";

const longestSearch = 200;

/** The search text of a query. A NUL, which PostgreSQL rejects and no search key holds, finds nothing. */
export function readSearch(c: Context): string {
  const text = c.req.query("search")?.trim().slice(0, longestSearch) ?? "";
  return text.replaceAll("\0", "\uFFFD");
}

const staffPhases: StaffPhase[] = phases.map(({ key, days }) => ({
  key,
  days: days.map(({ day, title, tasks }) => ({ day, title, tasks })),
}));

export const studentMissing = (c: Context) => c.json({ error: "Student not found" }, 404);

export const studentOutdated = (c: Context, student: Student) =>
  c.json({ error: "Somebody else has saved this student.", student }, 409);

export function studentRoutes({ db, now }: Services) {
  return new Hono()
    .get("/", compress(), async (c) => {
      const isDeleted = c.req.query("deleted") === "true";
      return c.json(await listStudents(db, { search: readSearch(c), isDeleted }, now()));
    })
    .post("/", async (c) => {
      const body = await readJson(c, newStudentSchema);
      return body.ok ? c.json(await saveStudent(db, body.value, now()), 201) : body.response;
    })
    .all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, POST" }))
    .get("/phases", (c) => c.json(staffPhases))
    .post("/progress", async (c) => {
      const body = await readJson(c, progressSchema);
      if (!body.ok) return body.response;
      const outcome = await saveProgress(db, body.value, now());
      if (outcome.kind === "missing") return studentMissing(c);
      if (outcome.kind === "saved") return c.json(outcome.student);
      if (outcome.kind === "outdated") return studentOutdated(c, outcome.student);
      return c.json({ error: outsideCourse(outcome.student) }, 400);
    })
    .post("/delete", async (c) => {
      const body = await readJson(c, idSchema);
      if (!body.ok) return body.response;
      const isDeleted = await deleteStudent(db, body.value.id, now());
      if (!isDeleted) return studentMissing(c);
      await purgeDeleted(db, now());
      return c.json({ id: body.value.id });
    })
    .post("/restore", async (c) => {
      const body = await readJson(c, idSchema);
      if (!body.ok) return body.response;
      const student = await restoreStudent(db, body.value.id, now());
      return student ? c.json(student) : studentMissing(c);
    })
    .all("/:call{progress|delete|restore}", postOnly);
}

export function studentsCsv({ db, now }: Services) {
  const head = ["Name", "Enrolled", "Phase", "Current day", "Completed days", "Completed", "Last change", "Id"];
  async function* rows() {
    for (const student of await listStudents(db, {}, now())) {
      const { name, enrollmentDate, currentPhase, completedDays, updatedAt, _id } = student;
      const days = completedDays.filter((day) => isWithin(day, studentDays(student))).join(" ");
      yield [
        name,
        toIndianTime(enrollmentDate),
        currentPhase,
        currentDayOf(student),
        days,
        countDays(student).done,
        toIndianTime(updatedAt),
        _id,
      ];
    }
  }
  return (c: Context) => sendCsv(c, "students.csv", head, rows());
}
