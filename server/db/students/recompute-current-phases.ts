import * as v from "valibot";
import { phaseOfDay, phaseRanges } from "#domain/content/phase.ts";
import { findCurrentDay, findStudentCurrentDay, isDayInRange } from "#domain/students/progress.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction } from "../engine/query-helpers.ts";
import { findOrCreateSetting, saveSetting } from "../engine/settings-table.ts";
import { parseTickedDaysBeyondCourse, toStudent } from "./students.ts";

const setting = "phase-ranges";
const rangesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ first: v.number(), last: v.number() })),
);

/**
 * Where phases have got another length under the same name, students who were in the phase of their current day are in that
 * of today's phases. One whom staff have put into another phase stays there.
 */
export async function recomputeCurrentPhases(db: Db): Promise<void> {
  const ranges = JSON.stringify(phaseRanges);
  const { value } = await findOrCreateSetting(db, setting, ranges);
  if (value === ranges) return;
  const before = Object.entries(v.parse(rangesSchema, value));
  const wholeBefore = { first: 1, last: Math.max(...before.map(([, { last }]) => last)) };
  await inTransaction(db, async (trx) => {
    for (const row of await trx.selectFrom("students").selectAll().execute()) {
      const student = toStudent(row);
      const ticked = [...student.completedDays, ...parseTickedDaysBeyondCourse(row)];
      const [, courseBefore = wholeBefore] = before.find(([key]) => key === row.course) ?? [];
      const dayBefore = findCurrentDay(ticked, courseBefore);
      const [phaseBefore] = before.find(([, range]) => isDayInRange(dayBefore, range)) ?? [];
      const phase = phaseOfDay(findStudentCurrentDay(student));
      if (row.current_phase !== phaseBefore || phase === phaseBefore) continue;
      await trx.updateTable("students").set({ current_phase: phase }).where("id", "=", row.id).execute();
    }
    await saveSetting(trx, setting, ranges);
  });
}
