import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import * as v from "valibot";
import { phases } from "#content/curriculum/phases.ts";
import type { StaffPhase } from "#domain/students/staff-phase.ts";
import { filterStudents, studentFilterSchema } from "#domain/students/student-filter.ts";
import { idSchema, newStudentSchema, outsideCourse, progressSchema, type Student } from "#domain/students/student.ts";
import { purgeDeleted } from "../../db/history/soft-delete.ts";
import { deleteStudent, listStudents, restoreStudent, saveStudent } from "../../db/students/students.ts";
import { saveProgress } from "../../db/students/update-student.ts";
import { postOnly } from "../../http/post-only.ts";
import { readJson } from "../../http/read-json.ts";
import { staffNameOf } from "./guard.ts";
import type { Services } from "../../services.ts";
import { classProgressSchema } from "#domain/students/class-progress.ts";
import { saveClassProgress } from "../../db/students/update-student.ts";

const longestSearch = 200;

/** The search text of a query. A NUL, which PostgreSQL rejects and no search key holds, finds nothing. */
export function readSearch(c: Context): string {
  const text = c.req.query("search")?.trim().slice(0, longestSearch) ?? "";
  return text.replaceAll("\0", "\uFFFD");
}

/** The filter of a query, or the error response. */
export function readStudentFilter(c: Context) {
  // A filter that is not set arrives as an empty text.
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ""));
  const query = v.safeParse(studentFilterSchema, { ...given, search: readSearch(c) });
  if (query.success) return { ok: true as const, filter: query.output };
  return { ok: false as const, response: c.json({ error: query.issues[0].message }, 400) };
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
      const query = readStudentFilter(c);
      if (!query.ok) return query.response;
      const students = await listStudents(
        db,
        { search: query.filter.search, isDeleted: c.req.query("deleted") === "true" },
        now(),
      );
      return c.json(filterStudents(students, query.filter, now()));
    })
    .post("/", async (c) => {
      const body = await readJson(c, newStudentSchema);
      return body.ok ? c.json(await saveStudent(db, body.value, now(), staffNameOf(c)), 201) : body.response;
    })
    .all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, POST" }))
    .get("/phases", (c) => c.json(staffPhases))
    .post("/progress", async (c) => {
      const body = await readJson(c, progressSchema);
      if (!body.ok) return body.response;
      const outcome = await saveProgress(db, body.value, now(), staffNameOf(c));
      if (outcome.kind === "missing") return studentMissing(c);
      if (outcome.kind === "saved") return c.json(outcome.student);
      if (outcome.kind === "outdated") return studentOutdated(c, outcome.student);
      return c.json({ error: outsideCourse(outcome.student) }, 400);
    })
    .post("/delete", async (c) => {
      const body = await readJson(c, idSchema);
      if (!body.ok) return body.response;
      const isDeleted = await deleteStudent(db, body.value.id, now(), staffNameOf(c));
      if (!isDeleted) return studentMissing(c);
      await purgeDeleted(db, now());
      return c.json({ id: body.value.id });
    })
    .post("/restore", async (c) => {
      const body = await readJson(c, idSchema);
      if (!body.ok) return body.response;
      const student = await restoreStudent(db, body.value.id, now(), staffNameOf(c));
      return student ? c.json(student) : studentMissing(c);
    })
    .all("/:call{progress|delete|restore}", postOnly);
}

/** Several students in one save. Each has an outcome of its own, so an outdated one is part of a success. */
export function classProgressRoutes({ db, now }: Services) {
  return new Hono()
    .post("/", async (c) => {
      const body = await readJson(c, classProgressSchema);
      return body.ok ? c.json(await saveClassProgress(db, body.value, now(), staffNameOf(c))) : body.response;
    })
    .all("/", postOnly);
}
