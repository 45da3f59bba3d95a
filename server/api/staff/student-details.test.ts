import { expect, test } from "vitest";
import type { Student } from "#domain/students/student-schemas.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";

const start = async (engine: Engine = "sqlite") => {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  return { site, staff: await signedInClient(site) };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];
const add = async (staff: Staff, body: object): Promise<Student> => (await staff.post("/students", body)).json();
const details = {
  email: "Asha@Example.com",
  phone: "+91 98765 43210",
  course: "intermediate",
  price: 1500,
  paidOn: "2026-02-28",
  paidNote: "Cash, first half",
};

test.for(engines)("a student added by hand may have every detail (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const asha = await add(staff, { name: "Asha", completedDays: [22], ...details });
  expect(asha).toMatchObject({ ...details, currentPhase: "intermediate", requestId: null });
  const row = await site.db.selectFrom("students").select(["email_key", "phone_digits"]).executeTakeFirst();
  expect(row).toEqual({ email_key: "asha@example.com", phone_digits: "9876543210" });
});

test.for(engines)("details that are given change, the rest and the clock of the days stay (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const asha = await add(staff, { name: "Asha", completedDays: [1, 22] });
  site.clock.advance(1000);
  const saved = await staff.post("/students/details", { id: asha._id, version: 1, ...details });
  expect(await saved.json()).toEqual({ ...asha, ...details, currentPhase: "intermediate", version: 2 });
  const renamed = await staff.post("/students/details", { id: asha._id, version: 2, name: " Asha Rao ", paidOn: null });
  expect(await renamed.json()).toMatchObject({ ...details, name: "Asha Rao", paidOn: null, version: 3 });
  expect(await (await staff.ask("/students?search=asha%20rao")).json()).toHaveLength(1);
  const row = await site.db.selectFrom("students").select(["email_key", "phone_digits"]).executeTakeFirst();
  expect(row).toEqual({ email_key: "asha@example.com", phone_digits: "9876543210" });
});

test.for(engines)("an outdated copy of the details is answered with the newer student (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha" });
  const newer = await (await staff.post("/students/progress", { id, completedDays: [1], version: 1 })).json();
  const outdated = await staff.post("/students/details", { id, version: 1, name: "Ravi" });
  expect([outdated.status, await outdated.json()]).toEqual([
    409,
    { error: "Somebody else has saved this student.", student: newer },
  ]);
  const saves = [1, 2, 3].map((price) => staff.post("/students/details", { id, price, version: 2 }));
  const statuses = (await Promise.all(saves)).map((response) => response.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const blunt = [1, 2, 3].map((price) => staff.post("/students/details", { id, price }));
  expect((await Promise.all(blunt)).map((response) => response.status)).toEqual([200, 200, 200]);
});

test.for(engines)("days outside the course are refused, and those stored from before stay (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha", completedDays: [1, 2, 43] });
  await staff.post("/students/details", { id, course: "advanced" });
  const refused = await staff.post("/students/progress", { id, completedDays: [3, 43] });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: "Completed days of this student must be from 43 to 58" },
  ]);
  const saved = await staff.post("/students/progress", { id, completedDays: [43, 44] });
  expect(await saved.json()).toMatchObject({ completedDays: [1, 2, 43, 44], currentPhase: "advanced" });
  expect(await (await staff.ask("/students.csv")).text()).toContain(",advanced,45,1 2 43 44,2,");
  const whole = await staff.post("/students/details", { id, course: "bundle" });
  expect(await whole.json()).toMatchObject({ completedDays: [1, 2, 43, 44], currentPhase: "basic" });
});

test.for([
  [{ id: "x" }, "A detail to change is missing"],
  [{ name: "Asha" }, "An id is missing"],
  [{ id: "x", name: "" }, "Please enter a student name."],
  [{ id: "x", name: null }, "Please enter a student name."],
  [{ id: "x", email: "asha" }, "Please enter a valid email address"],
  [{ id: "x", email: 7 }, "The e-mail address must be a text"],
  [{ id: "x", email: `${"a".repeat(260)}@b.in` }, "The e-mail address must have at most 254 characters"],
  [{ id: "x", phone: "call me" }, "Please enter a valid phone number"],
  [{ id: "x", phone: "98765\u000043210" }, "The phone number must be plain text"],
  [
    { id: "x", course: "expert" },
    "The course must be one of bundle, basic, intermediate, advanced, or null for the whole course",
  ],
  [{ id: "x", price: -1 }, "The price must be a whole number from 0 to 10000000, or null"],
  [{ id: "x", price: "1500" }, "The price must be a whole number from 0 to 10000000, or null"],
  [{ id: "x", enrollmentDate: "soon" }, "The enrollment date must be an ISO date"],
  [{ id: "x", paidOn: "2026-02-31" }, "The date of payment must be a day like 2026-12-31, or null"],
  [{ id: "x", paidNote: "x".repeat(501) }, "The note on the payment must be a text of at most 500 characters"],
  [{ id: "x", name: "A", version: "1" }, "The version must be a number"],
] as const)("details refuse %j", async ([body, error]) => {
  const { staff } = await start();
  const response = await staff.post("/students/details", body);
  expect([response.status, await response.json()]).toEqual([400, { error }]);
});

test("details of a stranger or of a deleted student are 404, another method 405", async () => {
  const { staff } = await start();
  const { _id: id } = await add(staff, { name: "Asha" });
  await staff.post("/students/delete", { id });
  for (const unknown of ["nobody", id]) {
    const response = await staff.post("/students/details", { id: unknown, name: "A" });
    expect([response.status, await response.json()]).toEqual([404, { error: "Student not found" }]);
  }
  expect((await staff.ask("/students/details")).status).toBe(405);
});

test("a new student of a single phase has days of that phase only", async () => {
  const { staff } = await start();
  const response = await staff.post("/students", { name: "Asha", course: "basic", completedDays: [1, 22] });
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: "Completed days of this student must be from 1 to 21" },
  ]);
});

test.for(engines)("a batch has one start, is filtered and counted, and sets the pace (%s)", async (engine) => {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site);
  const add = async (body: object): Promise<Student> => (await staff.post("/students", body)).json();
  const early = { enrollmentDate: "2026-01-01T00:00:00.000Z" };
  const asha = await add({ name: "Asha", ...early, batch: "March", batchStart: "2026-02-27", price: 3000 });
  // As it is pasted from elsewhere: a name that looks the same is the same.
  const ravi = await add({ name: "Ravi", ...early, batch: "\uFEFFMar\u200Bch\u202E" });
  expect(ravi.batchStart).toBe("2026-02-27");
  await add({ name: "Alone", ...early });
  const change = { id: ravi._id, version: 1, batchStart: "2026-02-28" };
  expect(await (await staff.post("/students/details", change)).json()).toMatchObject({ batchStart: "2026-02-28" });
  const listed: Student[] = await (await staff.ask("/students?batch=March")).json();
  expect(listed.map(({ name, batchStart }) => `${name} ${batchStart}`).toSorted()).toEqual([
    "Asha 2026-02-28",
    "Ravi 2026-02-28",
  ]);
  const table = await (await staff.ask("/students.csv?batch=March")).text();
  expect(
    table
      .split("\r\n")
      .slice(1, 3)
      .every((line) => line.endsWith(",March,2026-02-28,1")),
  ).toBe(true);
  const { rows } = await (await staff.ask("/staff/numbers/batches")).json();
  const counts = { students: 2, finished: 0, stopped: 0, agreed: 3000, open: 3000 };
  expect(rows).toEqual([{ name: "March", start: "2026-02-28", ...counts }]);
  expect((await (await staff.ask("/staff/numbers/class?batch=March")).json()).total).toBe(2);
  await staff.post("/students/details", { id: asha._id, batch: "" });
  expect((await (await staff.ask("/staff/numbers/class?batch=March")).json()).total).toBe(1);
});

test.for(engines)("several who change in one batch at once are all saved (%s)", async (engine) => {
  const { staff } = await start(engine);
  const evening = { batch: "Evening", batchStart: "2026-03-01" };
  const students = await Promise.all(Array.from({ length: 8 }, () => add(staff, { name: "Asha", ...evening })));
  const responses = await Promise.all(
    [...students, ...students.toReversed()].map(({ _id: id }) => staff.post("/students/details", { id, ...evening })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
});
