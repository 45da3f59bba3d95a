import * as v from "valibot";
import { expect, test } from "vitest";
import { personOverviewSchema } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { mergedSchema } from "#domain/students/merge-students.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testDelivery, type Engine } from "#tests/support/test-services.ts";

const start = async (engine: Engine) => {
  const site = await testDelivery(engine, { env: { STAFF_PIN: staffPin } });
  return { site, staff: await signedInClient(site, "Meera") };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];

const send = async (staff: Staff, path: "contact" | "enrollments", body: object): Promise<string> =>
  (await (await staff.post(`/${path}`, body)).json()).id;
const add = async (staff: Staff, body: object): Promise<Student> => (await staff.post("/students", body)).json();
const openPage = async (staff: Staff, subject: string, id: string) =>
  v.parse(personOverviewSchema, await (await staff.ask(`/staff/person/page?subject=${subject}&id=${id}`)).json());

test.for(engines)("a person is one page, from whichever record it is opened (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const first = await send(staff, "contact", { ...contactMessage, email: "asha@example.com", phone: "" });
  site.clock.advance(1000);
  const second = await send(staff, "enrollments", { ...order, email: "Asha@Example.com", phone: "98111 22333" });
  site.clock.advance(1000);
  const third = await send(staff, "contact", { ...contactMessage, email: "", phone: "+91 98111-22333" });
  const gone = await send(staff, "contact", { ...contactMessage, email: "asha@example.com" });
  await staff.post("/requests/delete", { id: gone });
  await send(staff, "contact", { ...contactMessage, email: "other@example.com", phone: "97000 00000" });
  const student: Student = await (await staff.post("/requests/add-student", { id: second })).json();
  await staff.post("/students/details", { id: student._id, email: "", phone: "" });
  await staff.post("/staff/notes", { subject: "student", id: student._id, text: "Evenings." });
  await staff.post("/staff/notes", { subject: "request", id: first, text: "Asked for a call." });
  for (const [subject, id] of [
    ["request", first],
    ["request", third],
    ["student", student._id],
  ] as const) {
    const page = await openPage(staff, subject, id);
    expect(page.requests.map((request) => request.id)).toEqual([third, second, first]);
    expect(page.students.map(({ _id }) => _id)).toEqual([student._id]);
    expect(page.notes.map(({ text }) => text).toSorted()).toEqual(["Asked for a call.", "Evenings."]);
    expect(new Set(page.deliveries.map(({ requestId }) => requestId))).toEqual(new Set([first, second, third]));
    expect(page.changes.some(({ what }) => what === "made-student")).toBe(true);
  }
  for (const id of ["none", gone]) {
    expect((await staff.ask(`/staff/person/page?subject=request&id=${id}`)).status).toBe(404);
  }
});

test.for(engines)("a request with another address is linked to its student by hand, and back (%s)", async (engine) => {
  const { staff } = await start(engine);
  const student = await add(staff, { name: "Asha", email: "asha@example.com" });
  const request = await send(staff, "contact", { ...contactMessage, email: "work@example.org", phone: "" });
  const listIds = async () => (await openPage(staff, "student", student._id)).requests.map(({ id }) => id);
  expect(await listIds()).toEqual([]);
  const link = (studentId: string | null) => staff.post("/requests/link", { id: request, studentId });
  expect((await link(student._id)).status).toBe(204);
  expect(await listIds()).toEqual([request]);
  const { requests, changes } = await openPage(staff, "request", request);
  expect(requests).toMatchObject([{ status: "enrolled", studentId: student._id }]);
  expect(changes.map(({ what, by }) => [what, by])).toContainEqual(["linked", "Meera"]);
  expect((await staff.post("/requests/add-student", { id: request })).status).toBe(201);
  expect(await (await staff.ask("/students")).json()).toHaveLength(1);
  expect((await link("none")).status).toBe(404);
  expect((await link(null)).status).toBe(204);
  expect(await listIds()).toEqual([]);
});

test.for(engines)("two records of a student become one, and two again (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const request = await send(staff, "enrollments", { ...order, email: "asha@example.com" });
  const kept = await add(staff, {
    name: "Asha Rao",
    phone: "98111 22333",
    completedDays: [1, 2],
    course: "basic",
    price: 500,
  });
  const other: Student = await (await staff.post("/requests/add-student", { id: request })).json();
  await staff.post("/students/progress", { id: other._id, completedDays: [2, 5] });
  await staff.post("/staff/notes", { subject: "student", id: other._id, text: "Evenings." });
  const read = async (): Promise<Student[]> => (await staff.ask("/students")).json();
  const before = (await read()).map(({ version: _version, updatedAt: _updatedAt, ...student }) => student);

  const merge = (version: number) =>
    staff.post("/students/merge", { id: kept._id, version, otherId: other._id, otherVersion: 2 });
  expect((await merge(7)).status).toBe(409);
  const { student, undo } = v.parse(mergedSchema, await (await merge(1)).json());
  expect(student).toMatchObject({
    name: "Asha Rao",
    completedDays: [1, 2, 5],
    email: "asha@example.com",
    course: null,
  });
  expect(student.price).toBe(500 + order.price);
  expect(await read()).toEqual([student]);
  const page = await openPage(staff, "student", kept._id);
  expect(page.notes).toMatchObject([{ text: "Evenings.", subjectId: kept._id }]);
  expect(page.requests).toMatchObject([{ id: request, studentId: kept._id }]);
  expect((await staff.post("/students/merge", { id: kept._id, otherId: other._id })).status).toBe(404);
  expect((await staff.post("/students/merge", { id: kept._id, otherId: kept._id })).status).toBe(404);

  expect((await staff.post("/students/unmerge", { ...undo, version: student.version - 1 })).status).toBe(409);
  expect((await staff.post("/students/unmerge", undo)).status).toBe(200);
  expect(await read()).toEqual(before.map((one) => expect.objectContaining(one)));
  const notes = await site.db.selectFrom("notes").select(["subject_id", "text"]).execute();
  expect(notes).toEqual([{ subject_id: other._id, text: "Evenings." }]);
  expect((await openPage(staff, "request", request)).requests).toMatchObject([{ studentId: other._id }]);
  expect((await staff.post("/students/unmerge", { ...undo, version: undefined })).status).toBe(404);
});

test.for(engines)("what only one record can have stays with the deleted one (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const all = Array.from({ length: 58 }, (_, index) => index + 1);
  const [kept, other] = [
    await add(staff, { name: "Asha", completedDays: all }),
    await add(staff, { name: "Asha", completedDays: all }),
  ];
  for (const { _id } of [kept, other]) {
    expect((await staff.post("/certificates", { id: _id, name: "Asha", isNamePublic: false })).status).toBe(201);
  }
  const { undo } = v.parse(
    mergedSchema,
    await (await staff.post("/students/merge", { id: kept._id, otherId: other._id })).json(),
  );
  expect(undo.moved.certificates).toEqual([]);
  const certificates = await site.db.selectFrom("certificates").select("student_id").execute();
  expect(new Set(certificates.map(({ student_id }) => student_id))).toEqual(new Set([kept._id, other._id]));
});
