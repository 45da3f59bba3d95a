import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { createTestDatabase, engines, type Engine } from "#tests/support/test-services.ts";

// The course after the change: two phases and 42 days, of which only "advanced" was there before, with other days.
// The modules that count by it are loaded anew, and forgotten after these tests.
vi.resetModules();
vi.doMock("#phase-list", () => ({
  phaseList: [
    { key: "core", days: 30, color: "accent" },
    { key: "advanced", days: 12, color: "cool" },
  ],
  unit: undefined,
}));
afterAll(() => {
  vi.doUnmock("#phase-list");
  vi.resetModules();
});
const { countCompletedInOwnCourse, hasFinishedCourse } = await import("#domain/students/progress.ts");
const { listStudents } = await import("./students.ts");
const { saveProgress, saveStudentDetails } = await import("./update-student.ts");
const { recomputeCurrentPhases } = await import("./recompute-current-phases.ts");

const now = new Date("2026-11-17T10:00:00Z");
const days = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Rows as they were stored by the course of 21, 21 and 16 days. */
const stored = [
  { id: "new", current_phase: "basic", course: null, ticked: [] },
  { id: "half", current_phase: "intermediate", course: "bundle", ticked: days(1, 25) },
  { id: "single", current_phase: "intermediate", course: "intermediate", ticked: days(22, 42) },
  { id: "last", current_phase: "advanced", course: "advanced", ticked: [43, 44, 45] },
  { id: "done", current_phase: "advanced", course: null, ticked: days(1, 58) },
];

async function openWithRows(engine: Engine) {
  const db = await openDatabase(readConfig({ DATABASE_URL: await createTestDatabase(engine) }).database);
  onTestFinished(() => db.destroy());
  for (const [index, { ticked, ...row }] of stored.entries()) {
    const at = new Date(now.getTime() + index).toISOString();
    const texts = { name: row.id, search_key: row.id, price: null, request_id: null, paid_on: null };
    const times = { enrollment_date: at, created_at: at, updated_at: at, version: 1 };
    const values = { ...row, ...texts, ...times, completed_days: JSON.stringify(ticked) };
    await db.insertInto("students").values(values).execute();
  }
  const readRow = (id: string) =>
    db.selectFrom("students").select(["course", "completed_days"]).where("id", "=", id).executeTakeFirst();
  return { db, readRow };
}

test.for(engines)("students keep what they ticked when the phases change (%s)", async (engine) => {
  const { db } = await openWithRows(engine);
  const students = await listStudents(db, {}, now);
  expect(students.map(({ name, currentPhase, course }) => [name, currentPhase, course])).toEqual([
    ["new", "core", null],
    ["half", "core", "bundle"],
    ["single", "core", null],
    ["last", "advanced", "advanced"],
    ["done", "advanced", null],
  ]);
  expect(students.map((student) => countCompletedInOwnCourse(student))).toEqual([
    { done: 0, total: 42 },
    { done: 25, total: 42 },
    { done: 21, total: 42 },
    { done: 0, total: 12 },
    { done: 42, total: 42 },
  ]);
  expect(students.filter(hasFinishedCourse).map(({ name }) => name)).toEqual(["done"]);
});

test.for(engines)("a save keeps days and a phase that the course no longer has (%s)", async (engine) => {
  const { db, readRow } = await openWithRows(engine);
  const saved = await saveProgress(db, { id: "done", completedDays: days(1, 41), version: 1 }, now);
  expect(saved).toMatchObject({ kind: "saved", student: { completedDays: days(1, 41), currentPhase: "advanced" } });
  expect(await readRow("done")).toMatchObject({ completed_days: JSON.stringify([...days(1, 41), ...days(43, 58)]) });
  await saveStudentDetails(db, { id: "single", version: 1, name: "Renamed" }, now);
  expect(await readRow("single")).toEqual({ course: "intermediate", completed_days: JSON.stringify(days(22, 42)) });
  await saveStudentDetails(db, { id: "single", version: 2, course: "advanced" }, now);
  expect(await readRow("single")).toMatchObject({ course: "advanced" });
});

test.for(engines)("phases of other lengths have their students at the next start (%s)", async (engine) => {
  const { db } = await openWithRows(engine);
  // The course before: core had 20 days, so that day 26 was in the other phase.
  const before = JSON.stringify({ core: { first: 1, last: 20 }, advanced: { first: 21, last: 42 } });
  await db.insertInto("settings").values({ name: "phase-ranges", value: before }).execute();
  await db.updateTable("students").set({ current_phase: "advanced" }).where("id", "in", ["half", "new"]).execute();
  const phases = async () =>
    Object.fromEntries((await listStudents(db, {}, now)).map(({ name, currentPhase }) => [name, currentPhase]));
  expect(await phases()).toMatchObject({ half: "advanced", new: "advanced" });
  await recomputeCurrentPhases(db);
  // Staff had put the new one there.
  expect(await phases()).toMatchObject({ half: "core", new: "advanced", last: "advanced", done: "advanced" });
  await db.updateTable("students").set({ current_phase: "advanced" }).where("id", "=", "half").execute();
  await recomputeCurrentPhases(db);
  expect(await phases()).toMatchObject({ half: "advanced" });
});
