import { Hono } from "hono";
import { toIndianTime } from "#domain/format/dates.ts";
import { countDays, currentDayOf } from "#domain/students/progress.ts";
import { filterStudents, studentFilterSchema } from "#domain/students/student-filter.ts";
import type { Student } from "#domain/students/student.ts";
import { listStudents } from "../../db/students/students.ts";
import { phoneCell, sendCsv, type Cell } from "../../http/csv.ts";
import { validFilter } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { studentColumns, type StudentColumn } from "../../staff/student-file.ts";

const cellsOf = (student: Student): Record<StudentColumn, Cell> => ({
  name: student.name,
  enrollmentDate: toIndianTime(student.enrollmentDate),
  currentPhase: student.currentPhase,
  currentDay: currentDayOf(student),
  completedDays: student.completedDays.join(" "),
  completed: countDays(student).done,
  updatedAt: toIndianTime(student.updatedAt),
  id: student._id,
  email: student.email,
  phone: phoneCell(student.phone),
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
      const cells: Partial<Record<string, Cell>> = cellsOf(student);
      yield Object.keys(studentColumns).map((column) => cells[column] ?? null);
    }
  }
  return new Hono().get("/", validFilter(studentFilterSchema), async (c) => {
    const filter = c.req.valid("query");
    const students = filterStudents(await listStudents(db, { search: filter.search }, now()), filter, now());
    return sendCsv(c, "students.csv", Object.values(studentColumns), listRows(students));
  });
}
