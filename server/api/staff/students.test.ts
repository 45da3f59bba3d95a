import fc from "fast-check";
import { expect, test } from "vitest";
import { phaseOfDay } from "#domain/content/phase.ts";
import { findCurrentDay } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";

const day = 24 * 60 * 60_000;
const start = async (engine: Engine = "sqlite") => {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  return { site, staff: await signedInClient(site) };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];
const add = async (staff: Staff, body: object): Promise<Student> => (await staff.post("/students", body)).json();
const list = async (staff: Staff, query = ""): Promise<Student[]> => (await staff.ask(`/students${query}`)).json();
const namesOf = (students: Student[]) => students.map((student) => student.name);

test.for(engines)("adds a student as the body says, and lists oldest enrollment first (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const body = { enrollmentDate: "2026-02-01T00:00:00.000Z", currentPhase: "basic", completedDays: [3, 1, 2] };
  const response = await staff.post("/students", { name: "  Asha Rao ", ...body });
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const asha: Student = await response.json();
  expect(asha).toEqual({
    _id: asha._id,
    name: "Asha Rao",
    ...body,
    completedDays: [1, 2, 3],
    version: 1,
    updatedAt: site.now().toISOString(),
    addedAt: site.now().toISOString(),
    deletedAt: null,
    owner: "",
    followUpAt: null,
    followUp: "",
    email: "",
    phone: "",
    course: null,
    price: null,
    requestId: null,
    paidOn: null,
    paidNote: "",
    received: 0,
    batch: "",
    batchStart: null,
    ownDays: [],
    lockedDays: [],
    plan: null,
    linkMadeAt: null,
    linkRevokedAt: null,
    lastVisitAt: null,
  });
  const ravi = await add(staff, { name: "Ravi" });
  expect(ravi).toMatchObject({ currentPhase: "basic", completedDays: [], enrollmentDate: site.now().toISOString() });
  await add(staff, { name: "Old", enrollmentDate: "2025-05-01" });
  expect(namesOf(await list(staff))).toEqual(["Old", "Asha Rao", "Ravi"]);
});

test.for(engines)("a student whose addition is sent again is added once (%s)", async (engine) => {
  const { staff } = await start(engine);
  const send = (body: object, key = "press-1") => staff.post("/students", body, { "idempotency-key": key });
  const asha = { name: "Asha Rao", phone: "98765 43210", price: 3000 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(asha)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const [first, ...others]: Student[] = await Promise.all(answers.map((answer) => answer.json()));
  expect(others).toEqual([first, first, first, first]);
  // The form stamps the moment of each press.
  expect((await send({ ...asha, enrollmentDate: "2026-11-18T00:00:00.000Z" })).status).toBe(201);
  expect((await send({ ...asha, name: "Asha" })).status).toBe(422);
  expect((await send(asha, "k".repeat(201))).status).toBe(400);
  expect(await list(staff)).toEqual([first]);
  const history = await (await staff.ask(`/staff/timeline?subject=student&id=${first?._id}`)).json();
  expect(history).toMatchObject({ changes: [{ what: "added" }] });

  await staff.post("/students/details", { id: first?._id, version: 1, name: "Asha R." });
  expect(await (await send(asha)).json()).toMatchObject({ _id: first?._id, name: "Asha R." });
  await staff.post("/students/delete", { id: first?._id });
  expect((await send(asha)).status).toBe(201);
  expect(await list(staff)).toEqual([]);
  await send(asha, "press-2");
  await add(staff, asha);
  await add(staff, asha);
  expect(await list(staff)).toHaveLength(3);
});

test("a new student is in the phase that is given; without one, in that of the current day", async () => {
  const { staff } = await start();
  const phaseOf = async (body: object) => (await add(staff, { name: "Asha", ...body })).currentPhase;
  const month = Array.from({ length: 21 }, (_, index) => index + 1);
  expect(await phaseOf({ currentPhase: "intermediate", completedDays: [1, 2] })).toBe("intermediate");
  expect(await phaseOf({})).toBe("basic");
  expect(await phaseOf({ completedDays: month })).toBe("intermediate");
  expect(await phaseOf({ currentPhase: "intermediate" })).toBe("intermediate");
  expect(await phaseOf({ course: "advanced" })).toBe("advanced");
});

test.for(engines)("searches any part of a name in any case, signs as they are (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  for (const name of ["ÉLODIE 100%", "asha_rao", "Asha Rao", "back\\slash"]) {
    await add(staff, { name });
    site.clock.advance(1);
  }
  const search = async (text: string) => namesOf(await list(staff, `?search=${encodeURIComponent(text)}`));
  expect(await search("SHA")).toEqual(["asha_rao", "Asha Rao"]);
  expect(await search("élo")).toEqual(["ÉLODIE 100%"]);
  expect(await search("%")).toEqual(["ÉLODIE 100%"]);
  expect(await search("_")).toEqual(["asha_rao"]);
  for (const words of ["asha   rao", "Rao ASHA"]) expect(await search(words)).toEqual(["asha_rao", "Asha Rao"]);
  expect(await search("\\")).toEqual(["back\\slash"]);
  expect(await search("  ")).toHaveLength(4);
  expect(await search("\0")).toEqual([]);
});

test.for(engines)("saves progress with its phase; an outdated copy changes nothing (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha" });
  site.clock.advance(day);
  const first = Array.from({ length: 21 }, (_, index) => index + 1);
  const saved = await staff.post("/students/progress", { id, completedDays: first.toReversed(), version: 1 });
  expect(await saved.json()).toMatchObject({
    completedDays: first,
    currentPhase: "intermediate",
    version: 2,
    updatedAt: site.now().toISOString(),
  });
  const outdated = await staff.post("/students/progress", { id, completedDays: [1], version: 1 });
  expect(outdated.status).toBe(409);
  expect(await outdated.json()).toMatchObject({
    error: "Somebody else has saved this student.",
    student: { completedDays: first, version: 2 },
  });
  const blunt = await staff.post("/students/progress", { id, completedDays: [1] });
  expect([blunt.status, (await blunt.json()).completedDays]).toEqual([200, [1]]);
});

test.for(engines)("of two concurrent saves one is rejected as outdated (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha" });
  const saves = [[1], [2], [3], [4]].map((completedDays) =>
    staff.post("/students/progress", { id, completedDays, version: 1 }),
  );
  const statuses = (await Promise.all(saves)).map((response) => response.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test.for(engines)("a deleted student can be restored for 30 days (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha" });
  expect((await staff.post("/students/delete", { id })).status).toBe(200);
  expect(await list(staff)).toEqual([]);
  expect(namesOf(await list(staff, "?deleted=true"))).toEqual(["Asha"]);
  expect((await staff.ask("/students?deleted=yes")).status).toBe(400);
  for (const endpoint of ["delete", "progress"]) {
    expect((await staff.post(`/students/${endpoint}`, { id, completedDays: [] })).status).toBe(404);
  }
  expect((await staff.post("/students/restore", { id })).status).toBe(200);
  expect(namesOf(await list(staff))).toEqual(["Asha"]);
  await staff.post("/students/delete", { id });
  site.clock.advance(30 * day);
  await staff.signIn();
  expect((await staff.post("/students/restore", { id })).status).toBe(404);
  expect(await list(staff, "?deleted=true")).toEqual([]);
  await site.retention.run();
  expect(await site.db.selectFrom("students").select("name").execute()).toEqual([]);
});

const badDays = "Completed days must be whole numbers from 1 to 58, each once";
test.for([
  ["/students", { name: "  " }, "Please enter a student name."],
  ["/students", {}, "Please enter a student name."],
  ["/students", { name: "x".repeat(201) }, "The name must have at most 200 characters"],
  ["/students", { name: "a\u0000b" }, "The name must be plain text"],
  ["/students", { name: "A", currentPhase: "expert" }, "The phase must be one of basic, intermediate, advanced"],
  ["/students", { name: "A", enrollmentDate: "yesterday" }, "The enrollment date must be an ISO date"],
  ["/students", { name: "A", enrollmentDate: "2026-13-45" }, "The enrollment date must be an ISO date"],
  ["/students", { name: "A", completedDays: [0] }, badDays],
  ["/students/progress", { id: "x", completedDays: [59] }, badDays],
  ["/students/progress", { id: "x", completedDays: [1.5] }, badDays],
  ["/students/progress", { id: "x", completedDays: ["1"] }, badDays],
  ["/students/progress", { id: "x", completedDays: [2, 2] }, badDays],
  ["/students/progress", { id: "x" }, badDays],
  ["/students/progress", { id: "x", completedDays: [], version: "1" }, "The version must be a number"],
  ["/students/progress", { completedDays: [] }, "An id is missing"],
  ["/students/delete", { id: 7 }, "An id is missing"],
] as const)("%s refuses %j", async ([path, body, error]) => {
  const { staff } = await start();
  const response = await staff.post(path, body);
  expect([response.status, await response.json()]).toEqual([400, { error }]);
});

test("an unknown id is 404, another method 405, a form 415", async () => {
  const { staff } = await start();
  for (const endpoint of ["progress", "delete", "restore"]) {
    const response = await staff.post(`/students/${endpoint}`, { id: "nobody", completedDays: [] });
    expect([response.status, await response.json()]).toEqual([404, { error: "Student not found" }]);
    expect((await staff.ask(`/students/${endpoint}`)).status).toBe(405);
  }
  expect((await staff.ask("/students", { method: "PUT" })).status).toBe(405);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await staff.post("/students", "name=A", form)).status).toBe(415);
});

const staffCalls: [method: string, path: string][] = [
  ["GET", "/students"],
  ["POST", "/students"],
  ["POST", "/students/delete"],
  ["POST", "/students/progress"],
  ["POST", "/students/details"],
  ["POST", "/students/restore"],
  ["POST", "/students/progress-all"],
  ["POST", "/students/import/preview"],
  ["POST", "/students/import"],
  ["GET", "/students.csv"],
  ["GET", "/requests"],
  ["GET", "/requests/counts"],
  ["GET", "/requests/related"],
  ...["retry", "release", "bulk", "status", "add-student", "link", "delete", "restore"].map(
    (endpoint): [string, string] => ["POST", `/requests/${endpoint}`],
  ),
  ["GET", "/requests.csv"],
  ["GET", "/students/anything"],
];

test.for(staffCalls)("%s %s is for staff and for this site's pages only", async ([method, path]) => {
  const { site, staff } = await start();
  const body = method === "POST" ? { body: "{}", headers: { "content-type": "application/json" } } : {};
  const response = await createClient(site).ask(path, { method, ...body });
  expect([response.status, await response.json()]).toEqual([401, { error: "Please sign in." }]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const isSafe = method === "GET";
  if (isSafe) return;
  expect((await staff.post(path, {}, { origin: "https://evil.example" })).status).toBe(403);
  expect((await staff.post(path, {}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("students as a table are safe to open in a spreadsheet", async () => {
  const { site, staff } = await start();
  for (const name of ['=HYPERLINK("http://evil.example")', "+1", "-1", "@SUM(A1)", 'Rao, "Asha"']) {
    await add(staff, { name, completedDays: [2, 1], enrollmentDate: "2026-01-01" });
    site.clock.advance(1);
  }
  const response = await staff.ask("/students.csv");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="students.csv"');
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer()).split("\r\n");
  expect(lines[0]).toBe(
    "\uFEFFName,Enrolled,Phase,Current day,Completed days,Completed,Last change,Id,Email,Phone,Course,Price,Paid on,Paid note,Request,Owner,Follow-up at,Follow-up,Received,Open,Batch,Batch start,Days behind",
  );
  expect(lines.slice(1).map((line) => line.split(",2026-01-01")[0])).toEqual([
    '"\'=HYPERLINK(""http://evil.example"")"',
    "'+1",
    "'-1",
    "'@SUM(A1)",
    '"Rao, ""Asha"""',
    "",
  ]);
  expect(lines[2]).toContain(",basic,3,1 2,2,");
});

test("CSV files have times of India", async () => {
  const { site, staff } = await start();
  site.clock.advance(new Date("2026-03-03T20:15:30.000Z").getTime() - site.now().getTime());
  await add(staff, { name: "Asha", enrollmentDate: "2026-02-28T18:30:00.000Z" });
  await staff.post("/contact", { name: "Ravi", phone: "98765 43210" });
  const rowOf = async (path: string) => (await (await staff.ask(path)).text()).split("\r\n")[1];
  expect(await rowOf("/students.csv")).toMatch(/^Asha,2026-03-01 00:00:00,basic,1,,0,2026-03-04 01:45:30,/);
  expect(await rowOf("/requests.csv")).toMatch(/^2026-03-04 01:45:30,2026-03-03T20:15:30.000Z,contact,Ravi,/);
});

const action = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), name: fc.constantFrom("Asha", "ASHOK", "Ravi%", "É_o") }),
  fc.record({
    kind: fc.constant("save" as const),
    at: fc.nat(20),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 58 }), { maxLength: 10 }),
    isOutdated: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom("delete" as const, "restore" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("search" as const), text: fc.constantFrom("", "ash", "%", "_", "É", "zz") }),
);

test.for(engines)("any sequence of HTTP requests does what a plain list would do (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const property = fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
    await site.db.deleteFrom("students").execute();
    const model: (Student & { isDeleted: boolean })[] = [];
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const step of actions) {
      site.clock.advance(1000);
      if (step.kind === "add") {
        model.push({ ...(await add(staff, { name: step.name })), isDeleted: false });
        continue;
      }
      if (step.kind === "search") {
        const isMatch = (student: (typeof model)[number]) =>
          !student.isDeleted && student.name.toLowerCase().includes(step.text.toLowerCase());
        answers.push(namesOf(await list(staff, `?search=${encodeURIComponent(step.text)}`)));
        expected.push(namesOf(model.filter(isMatch)));
        continue;
      }
      const student = model[step.at % Math.max(1, model.length)];
      if (!student) continue;
      if (step.kind === "save") {
        const version = student.version - (step.isOutdated ? 1 : 0);
        const body = { id: student._id, completedDays: step.days, version };
        answers.push((await staff.post("/students/progress", body)).status);
        expected.push(student.isDeleted ? 404 : step.isOutdated ? 409 : 200);
        if (student.isDeleted || step.isOutdated) continue;
        student.version += 1;
        student.completedDays = step.days.toSorted((a, b) => a - b);
        student.currentPhase = phaseOfDay(findCurrentDay(step.days));
      } else {
        answers.push((await staff.post(`/students/${step.kind}`, { id: student._id })).status);
        expected.push(student.isDeleted === (step.kind === "restore") ? 200 : 404);
        student.isDeleted = step.kind === "delete";
      }
    }
    expect(answers).toEqual(expected);
    const essence = ({ name, completedDays, currentPhase, version }: Student) => ({
      name,
      completedDays,
      currentPhase,
      version,
    });
    const kept = model.filter((student) => !student.isDeleted);
    expect((await list(staff)).map(essence)).toEqual(kept.map(essence));
  });
  await fc.assert(property, { numRuns: 25 });
});

test.for(engines)(
  "a day that the course no longer has is left out, and its student can still be saved (%s)",
  async (engine) => {
    const { site, staff } = await start(engine);
    const { _id: id } = await add(staff, { name: "Asha", completedDays: [1] });
    // As stored when the course was longer.
    await site.db.updateTable("students").set({ completed_days: "[1,57,59]" }).where("id", "=", id).execute();
    const [asha] = await list(staff);
    expect(asha?.completedDays).toEqual([1, 57]);
    const completedDays = [...(asha?.completedDays ?? []), 2];
    const saved = await staff.post("/students/progress", { id, completedDays, version: asha?.version });
    expect(saved.status).toBe(200);
    expect((await list(staff))[0]?.completedDays).toEqual([1, 2, 57]);
  },
);

test.for(engines)("staff make, renew and revoke a private link in one call each, and send it (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha", email: "asha@example.com", phone: "+91 98765 43210" });
  site.clock.advance(1000);
  const made = await (await staff.post("/students/link", { id })).json();
  expect(made).toMatchObject({ student: { linkMadeAt: site.now().toISOString(), version: 1 } });
  expect(made.address).toMatch(/^https:\/\/course\.example\/my\/[\w-]{22}$/);
  for (const link of [made.mail, made.whatsApp]) expect(decodeURIComponent(link)).toContain(made.address);
  site.clock.advance(1000);
  const renewed = await (await staff.post("/students/link", { id })).json();
  expect(renewed.address).not.toBe(made.address);
  site.clock.advance(1000);
  const revoked = await (await staff.post("/students/revoke-link", { id })).json();
  expect(revoked).toMatchObject({ linkMadeAt: null, linkRevokedAt: site.now().toISOString() });
  await staff.post("/students/revoke-link", { id });
  const { changes } = await (await staff.ask(`/staff/timeline?subject=student&id=${id}`)).json();
  expect(changes.map(({ what }: { what: string }) => what)).toEqual([
    "link-revoked",
    "link-renewed",
    "link-made",
    "added",
  ]);
  expect((await staff.post("/students/link", { id: "nobody" })).status).toBe(404);
  expect((await staff.post("/students/lock-day", { id, day: 59, locked: true })).status).toBe(400);
  expect(await (await staff.post("/students/lock-day", { id, day: 4, locked: true })).json()).toMatchObject({
    lockedDays: [4],
  });
});
