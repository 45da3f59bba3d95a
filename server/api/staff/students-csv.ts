import { Hono } from "hono";
import { toIndianTime } from "#domain/format/dates.ts";
import { countDays, findStudentCurrentDay } from "#domain/students/progress.ts";
import { filterStudents, studentFilterSchema } from "#domain/students/student-filter.ts";
import type { Student } from "#domain/students/student.ts";
import { listStudents } from "../../db/students/students.ts";
import { forcePhoneCell, sendCsv, type CsvCell } from "../../http/csv.ts";
import { validateFilterQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { studentColumns, type StudentColumn } from "../../staff/student-csv.ts";

const toCsvCells = (student: Student): Record<StudentColumn, CsvCell> => ({
  name: student.name,
  enrollmentDate: toIndianTime(student.enrollmentDate),
  currentPhase: student.currentPhase,
  currentDay: findStudentCurrentDay(student),
  completedDays: student.completedDays.join(" "),
  completed: countDays(student).done,
  updatedAt: toIndianTime(student.updatedAt),
  id: student._id,
  email: student.email,
  phone: forcePhoneCell(student.phone),
  course: student.course,
  price: student.price,
  paidOn: student.paidOn,
  paidNote: student.paidNote,
  requestId: student.requestId,
});

/** All students that the list shows with the same query. */
export function studentsCsvRoutes({ db, now }: Services) {
  async function* listRows(students: readonly Student[]) {
    for (const student of students) {
      const cells: Partial<Record<string, CsvCell>> = toCsvCells(student);
      yield Object.keys(studentColumns).map((column) => cells[column] ?? null);
    }
  }
  return new Hono().get("/", validateFilterQuery(studentFilterSchema), async (c) => {
    const filter = c.req.valid("query");
    const students = filterStudents(await listStudents(db, { search: filter.search }, now()), filter, now());
    return sendCsv(c, "students.csv", Object.values(studentColumns), listRows(students));
  });
}
