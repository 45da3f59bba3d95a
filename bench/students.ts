import type { Db } from "#server/db/engine/database.ts";
import { measureStaffApi, type StaffClient, type Time } from "./staff-api.ts";

const students = 10_000;
const classSize = 60;
const batch = 500;

/** Filters, files and whole classes of ten thousand students. */
export const measureStudents = () => measureStaffApi({ fill, callAll });

async function callAll(staff: StaffClient, time: Time) {
  const classOf = (index: number) => ({
    day: 58,
    done: true,
    students: Array.from({ length: classSize }, (_, offset) => ({ id: `student-${index * 100 + offset}`, version: 1 })),
  });
  const csv = ["Name,Phone", ...Array.from({ length: 2000 }, (_, index) => `New ${index},98${index}0000`)].join("\n");
  await time("students by phone", () => staff.ask("/students?search=%2B91%2098765%2009999"));
  await time("students quiet for 14 days", () => staff.ask("/students?needs=quiet-14&paid=no"));
  await time("students behind", () => staff.ask("/students?needs=behind"));
  await time("students as CSV, filtered", () => staff.ask("/students.csv?needs=finished"));
  await time(`one day for ${classSize} students`, (index) => staff.post("/students/progress-all", classOf(index)));
  await time("preview of 2,000 to import", () => staff.post("/students/import/preview", { csv }));
}

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

async function fill(db: Db) {
  for (let from = 0; from < students; from += batch) {
    const rows = Array.from({ length: batch }, (_, offset) => {
      const index = from + offset;
      const name = `Some Name ${index}`;
      const completed = Array.from({ length: index % 59 }, (_, at) => at + 1);
      return {
        id: `student-${index}`,
        name,
        search_key: name.toLowerCase(),
        enrollment_date: daysAgo(index % 90),
        current_phase: "basic" as const,
        completed_days: JSON.stringify(completed),
        version: 1,
        created_at: daysAgo(index % 90),
        updated_at: daysAgo(index % 30),
        phone: `+91 98765 ${String(index).padStart(5, "0")}`,
        phone_digits: `98765${String(index).padStart(5, "0")}`,
      };
    });
    await db.insertInto("students").values(rows).execute();
  }
}
