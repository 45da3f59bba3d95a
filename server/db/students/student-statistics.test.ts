import { expect, test } from "vitest";
import { stoppedAfterDays } from "#domain/history/report-schemas.ts";
import { countInactiveDays } from "#domain/students/pace.ts";
import { hasFinishedCourse } from "#domain/students/progress.ts";
import { engines, testServices } from "#tests/support/test-services.ts";
import { computeBatchFigures, countStudentsByDay } from "./student-statistics.ts";
import { toNewRow, toStudent } from "./students.ts";

const day = 24 * 60 * 60_000;
const now = new Date("2026-04-08T04:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();

/** Times around the midnight by which a student has stopped, and long before it, in every combination. */
const times = [0, 6.9, 7.1, 38].map(ago);
const cases = times.flatMap((enrolled) =>
  times.flatMap((added) =>
    times.flatMap((changed) =>
      [null, "2026-04-01", "2026-04-02", "2026-05-01"].flatMap((batchStart) =>
        [[], [1, 2, 3], Array.from({ length: 58 }, (_, at) => at + 1)].map((completedDays) => ({
          enrolled,
          added,
          changed,
          batchStart,
          completedDays,
        })),
      ),
    ),
  ),
);

test.for(engines)("who has stopped by the numbers is who is quiet in the list of students (%s)", async (engine) => {
  const { db } = await testServices(engine);
  const rows = cases.map(({ enrolled, added, changed, batchStart, completedDays }, at) => {
    const given = { name: "Asha", email: "", phone: "", course: null, price: null, paidOn: null, paidNote: "" };
    const student = { ...given, enrollmentDate: enrolled, completedDays, batch: `Batch ${at}`, batchStart };
    return Object.assign(toNewRow(student, now), { created_at: added, updated_at: changed });
  });
  for (let at = 0; at < rows.length; at += 100) {
    await db
      .insertInto("students")
      .values(rows.slice(at, at + 100))
      .execute();
  }
  const stored = await db.selectFrom("students").selectAll().execute();
  const quiet = stored
    .map(toStudent)
    .filter((one) => countInactiveDays(one, now) >= stoppedAfterDays && !hasFinishedCourse(one));
  const stopped = (await computeBatchFigures(db, now)).filter(({ stopped: count }) => count === 1);
  expect(new Set(stopped.map(({ name }) => name))).toEqual(new Set(quiet.map(({ batch }) => batch)));
  const all = { start: "2026-01-01", end: "2027-01-01", batch: undefined };
  const perDay = (await countStudentsByDay(db, all, now)).flatMap(({ day: on, stopped: count }) =>
    count ? [[on, count]] : [],
  );
  const quietOn = (done: number) => quiet.filter(({ completedDays }) => completedDays.length === done).length;
  expect(perDay).toEqual([
    [1, quietOn(0)],
    [4, quietOn(3)],
  ]);
  expect(quietOn(0)).toBeGreaterThan(0);
  expect(quietOn(3)).toBeGreaterThan(0);
});
