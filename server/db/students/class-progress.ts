import type { ClassOutcome, ClassProgress } from "#domain/students/class-progress.ts";
import { isWithin, studentDays, toggleDay } from "#domain/students/progress.ts";
import type { Db } from "../engine/database.ts";
import { saveProgress, toStudent } from "./students.ts";

/**
 * Ticks or unticks one day for each student whose version is the one that was seen, all in one transaction: a commit each would
 * wait for the disk as often. By id, so that two of these at once lock the rows in the same order.
 */
export async function saveClassProgress(db: Db, { day, done, students }: ClassProgress, now: Date, by = "") {
  const seen = students.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("students")
      .selectAll()
      .where(
        "id",
        "in",
        seen.map(({ id }) => id),
      )
      .where("deleted_at", "is", null)
      .execute();
    const known = new Map(rows.map((row) => [row.id, toStudent(row)]));
    const outcome: ClassOutcome = { saved: [], outdated: [], outside: [], missing: [] };
    for (const { id, version } of seen) {
      const student = known.get(id);
      if (!student) outcome.missing.push(id);
      else if (!isWithin(day, studentDays(student))) outcome.outside.push(student);
      // Already so, perhaps by the same request sent before: there is nothing to overwrite.
      else if (student.completedDays.includes(day) === done) outcome.saved.push(student);
      else {
        const completedDays = toggleDay(student.completedDays, day);
        const result = await saveProgress(trx, { id, completedDays, version }, now, by);
        if (result.kind === "missing") outcome.missing.push(id);
        else outcome[result.kind].push(result.student);
      }
    }
    return outcome;
  });
}
