import { CompiledQuery, sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { newStudentSchema } from "#domain/students/student-schemas.ts";
import { engines, testServices } from "#tests/support/test-services.ts";
import { listChanges, insertAndPruneChanges, selectChanges } from "./changes.ts";
import { saveNewStudent } from "../students/students.ts";
import { saveProgress } from "../students/update-student.ts";

const ravi = v.parse(newStudentSchema, { name: "Ravi" });

test.for(engines)("a change and its record are saved together, or neither (%s)", async (engine) => {
  const { db, now } = await testServices(engine);
  const { _id: id } = await saveNewStudent(db, ravi, now());
  await sql`alter table changes rename to changes_away`.execute(db);
  await expect(saveProgress(db, { id, completedDays: [1], version: undefined }, now())).rejects.toThrow("changes");
  await expect(saveNewStudent(db, ravi, now())).rejects.toThrow("changes");
  await sql`alter table changes_away rename to changes`.execute(db);
  const students = await db.selectFrom("students").select(["id", "completed_days"]).execute();
  expect(students).toEqual([{ id, completed_days: "[]" }]);
});

test.for(engines)("stores the last 200 changes of each subject and lists the last 50 (%s)", async (engine) => {
  const { db, now, clock } = await testServices(engine);
  const record = (id: string, day: number) =>
    insertAndPruneChanges(
      db,
      { subject: "student", id, changes: [{ what: "days", added: [day], removed: [] }], by: "" },
      now(),
    );
  await record("other", 1);
  for (let day = 1; day <= 205; day += 1) {
    clock.advance(1);
    await record("busy", day);
  }
  const stored = await db.selectFrom("changes").select(["subject_id", "detail"]).orderBy("at").execute();
  expect(stored).toHaveLength(201);
  expect(stored.slice(0, 2).map((row) => [row.subject_id, row.detail])).toEqual([
    ["other", '{"added":[1],"removed":[]}'],
    ["busy", '{"added":[6],"removed":[]}'],
  ]);
  const listed = await listChanges(db, "student", "busy");
  expect(listed.map(({ detail }) => detail.added[0])).toEqual(Array.from({ length: 50 }, (_, index) => 205 - index));
});

test.for(engines)("reads what another version has written (%s)", async (engine) => {
  const { db, now } = await testServices(engine);
  const row = { subject: "student", subject_id: "1", at: now().toISOString(), by: "" } as const;
  await sql`insert into changes (id, subject, subject_id, at, what)
    values ('a', 'student', '1', ${row.at}, 'paid')`.execute(db);
  await db
    .insertInto("changes")
    .values({ id: "b", ...row, what: "days", detail: "not JSON" })
    .execute();
  const listed = await listChanges(db, "student", "1");
  expect(listed.map(({ what, detail }) => [what, detail.added])).toEqual([
    ["days", []],
    ["details", []],
  ]);
});

test.for(engines)("lists a history by its index, in order (%s)", async (engine) => {
  const { db, now } = await testServices(engine);
  for (let student = 0; student < 25; student += 1) {
    const changes = Array.from({ length: 200 }, () => ({ what: "deleted" }) as const);
    await insertAndPruneChanges(db, { subject: "student", id: `${student}`, changes, by: "" }, now());
  }
  await sql`analyze changes`.execute(db);
  const query = selectChanges(db, "student", "7").selectAll().limit(50).compile();
  const explain = engine === "postgres" ? "explain" : "explain query plan";
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
  expect(JSON.stringify(rows)).toContain("changes_by_subject");
  expect(JSON.stringify(rows)).not.toMatch(/Sort|TEMP B-TREE/);
});
