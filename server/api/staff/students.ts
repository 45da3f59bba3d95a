import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { phases } from "#content/curriculum/phases.ts";
import { classProgressSchema } from "#domain/students/class-progress.ts";
import {
  detailsChangeSchema,
  newStudentSchema,
  outsideCourse,
  progressSchema,
  type StaffPhase,
  type Student,
} from "#domain/students/student.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { filterStudents, studentFilterSchema } from "#domain/students/student-filter.ts";
import { purgeDeleted } from "../../db/history/soft-delete.ts";
import { deleteStudent, listStudents, restoreStudent, saveStudent } from "../../db/students/students.ts";
import { saveClassProgress, saveDetails, saveProgress } from "../../db/students/update-student.ts";
import { validBody, validFilter } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";
import { studentImportRoutes } from "./student-import.ts";

const staffPhases: StaffPhase[] = phases.map(({ key, days }) => ({
  key,
  days: days.map(({ day, title, tasks }) => ({ day, title, tasks })),
}));

const missing = (c: Context) => c.json({ error: "Student not found" }, 404);

const outdated = (c: Context, student: Student) =>
  c.json({ error: "Somebody else has saved this student.", student }, 409);

export function studentRoutes(services: Services) {
  const { db, now } = services;
  return (
    new Hono<StaffEnv>()
      .get("/", compress(), validFilter(studentFilterSchema), async (c) => {
        const filter = c.req.valid("query");
        const isDeleted = c.req.query("deleted") === "true";
        const students = await listStudents(db, { search: filter.search, isDeleted }, now());
        return c.json(filterStudents(students, filter, now()));
      })
      .post("/", validBody(newStudentSchema), async (c) =>
        c.json(await saveStudent(db, c.req.valid("json"), now(), c.var.staffName), 201),
      )
      .get("/phases", (c) => c.json(staffPhases))
      .post("/progress", validBody(progressSchema), async (c) => {
        const outcome = await saveProgress(db, c.req.valid("json"), now(), c.var.staffName);
        if (outcome.kind === "missing") return missing(c);
        if (outcome.kind === "saved") return c.json(outcome.student);
        if (outcome.kind === "outdated") return outdated(c, outcome.student);
        return c.json({ error: outsideCourse(outcome.student) }, 400);
      })
      // Several students in one save. Each has an outcome of its own, so an outdated one is part of a success.
      .post("/progress-all", validBody(classProgressSchema), async (c) =>
        c.json(await saveClassProgress(db, c.req.valid("json"), now(), c.var.staffName)),
      )
      .post("/details", validBody(detailsChangeSchema), async (c) => {
        const outcome = await saveDetails(db, c.req.valid("json"), now(), c.var.staffName);
        if (outcome.kind === "missing") return missing(c);
        return outcome.kind === "saved" ? c.json(outcome.student) : outdated(c, outcome.student);
      })
      .post("/delete", validBody(idSchema), async (c) => {
        const { id } = c.req.valid("json");
        if (!(await deleteStudent(db, id, now(), c.var.staffName))) return missing(c);
        await purgeDeleted(db, now());
        return c.json({ id });
      })
      .post("/restore", validBody(idSchema), async (c) => {
        const student = await restoreStudent(db, c.req.valid("json").id, now(), c.var.staffName);
        return student ? c.json(student) : missing(c);
      })
      .route("/import", studentImportRoutes(services))
  );
}
