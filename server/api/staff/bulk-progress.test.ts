import { expect, test } from "vitest";
import type { BulkProgressResult, Student } from "#domain/students/student-schemas.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";

async function start(engine: Engine = "sqlite") {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site);
  const add = async (body: object): Promise<Student> => (await staff.post("/students", body)).json();
  const tick = async (
    day: number,
    students: { _id: string; version: number }[],
    done = true,
  ): Promise<BulkProgressResult> => {
    const seen = students.map(({ _id, version }) => ({ id: _id, version }));
    const response = await staff.post("/students/progress-all", { day, done, students: seen });
    expect(response.status).toBe(200);
    return response.json();
  };
  return { site, staff, add, tick };
}

test.for(engines)("ticks a day for each, and overwrites nobody else's save (%s)", async (engine) => {
  const { site, staff, add, tick } = await start(engine);
  const asha = await add({ name: "Asha", completedDays: [1, 2] });
  const ravi = await add({ name: "Ravi", completedDays: [1] });
  const done = await add({ name: "Done", completedDays: [12] });
  const phase = await add({ name: "Phase", course: "advanced" });
  const gone = await add({ name: "Gone" });
  await staff.post("/students/delete", { id: gone._id });
  await staff.post("/students/progress", { id: ravi._id, completedDays: [1, 2, 3], version: 1 });
  site.clock.advance(1000);
  const outcome = await tick(12, [asha, ravi, done, phase, gone]);
  const daysOf = (students: Student[]) =>
    students.map(({ name, completedDays, version }) => [name, completedDays, version]);
  expect(outcome.saved).toHaveLength(2);
  expect(daysOf(outcome.saved)).toEqual(
    expect.arrayContaining([
      ["Asha", [1, 2, 12], 2],
      ["Done", [12], 1],
    ]),
  );
  expect(daysOf(outcome.outdated)).toEqual([["Ravi", [1, 2, 3], 2]]);
  expect(daysOf(outcome.outside)).toEqual([["Phase", [], 1]]);
  expect(outcome.missing).toEqual([gone._id]);
  const again = await tick(12, outcome.outdated);
  expect(daysOf(again.saved)).toEqual([["Ravi", [1, 2, 3, 12], 3]]);
});

test.for(engines)("a day ticked by mistake and taken back makes nobody who was quiet heard of (%s)", async (engine) => {
  const { site, staff, add, tick } = await start(engine);
  const [asha, ravi] = [await add({ name: "Asha", completedDays: [1, 2] }), await add({ name: "Ravi" })];
  const { updatedAt } = asha;
  site.clock.advance(20 * 24 * 60 * 60_000);
  const quiet = async () =>
    (await (await staff.ask("/students.csv?needs=quiet-14")).text()).match(/^(Asha|Ravi)/gm)?.length;
  expect(await quiet()).toBe(2);
  const { saved } = await tick(12, [asha, ravi]);
  expect(await quiet()).toBeUndefined();
  site.clock.advance(1000);
  const undone = await tick(12, saved, false);
  expect(undone.saved.map((student) => student.updatedAt)).toEqual([updatedAt, ravi.updatedAt]);
  expect(await quiet()).toBe(2);
  // What was done before that and is unticked now is news.
  site.clock.advance(1000);
  const later = (await tick(2, undone.saved, false)).saved.find(({ name }) => name === "Asha");
  expect(later?.updatedAt).toBe(site.now().toISOString());
});

test("the same request sent again changes nothing and says the same", async () => {
  const { add, tick } = await start();
  const asha = await add({ name: "Asha" });
  const first = await tick(3, [asha]);
  expect(await tick(3, [asha])).toEqual(first);
});

test("unticks too; a whole phase ticked moves to the next", async () => {
  const { add, tick } = await start();
  const first = Array.from({ length: 20 }, (_, index) => index + 1);
  const asha = await add({ name: "Asha", completedDays: first });
  const { saved } = await tick(21, [asha]);
  expect(saved[0]).toMatchObject({ currentPhase: "intermediate" });
  const back = await tick(21, saved, false);
  expect(back.saved[0]).toMatchObject({ currentPhase: "basic", completedDays: first, version: 3 });
});

test.for(engines)(
  "two classes ticked at once in opposite order both end, and each day is saved (%s)",
  async (engine) => {
    const { staff, add, tick } = await start(engine);
    const students = await Promise.all(Array.from({ length: 30 }, (_, index) => add({ name: `Student ${index}` })));
    const outcomes = await Promise.all([tick(1, students), tick(2, students.toReversed())]);
    const outdated = outcomes.flatMap((outcome, index) =>
      outcome.outdated.map((student) => [index + 1, student] as const),
    );
    for (const [day, student] of outdated) await tick(day, [student]);
    const listed: Student[] = await (await staff.ask("/students")).json();
    expect(new Set(listed.map(({ completedDays }) => completedDays.join()))).toEqual(new Set(["1,2"]));
  },
);

test("refuses a body that is not of its schema, naming the field", async () => {
  const { staff } = await start();
  const one = { id: "x", version: 1 };
  const badDay = "The day must be a whole number from 1 to 58";
  const badStudents = "The students must be a list of 1 to 200, each once";
  const badStudent = "Each of the students must have an id and a version";
  for (const [body, error] of [
    [{ done: true, students: [one] }, badDay],
    [{ day: 59, done: true, students: [one] }, badDay],
    [{ day: 1.5, done: true, students: [one] }, badDay],
    [{ day: 1, done: "yes", students: [one] }, "done must be true or false"],
    [{ day: 1, done: true }, badStudents],
    [{ day: 1, done: true, students: [] }, badStudents],
    [{ day: 1, done: true, students: [one, one] }, badStudents],
    [{ day: 1, done: true, students: Array.from({ length: 201 }, (_, id) => ({ ...one, id: `${id}` })) }, badStudents],
    [{ day: 1, done: true, students: [{ id: "x" }] }, badStudent],
    [{ day: 1, done: true, students: [{ ...one, version: 1.5 }] }, badStudent],
    [{ day: 1, done: true, students: ["x"] }, badStudent],
  ] as const) {
    const response = await staff.post("/students/progress-all", body);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  }
});
