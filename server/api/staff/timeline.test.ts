import * as v from "valibot";
import { expect, test } from "vitest";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import { describeChange, type Change } from "#domain/history/change.ts";
import { templateListSchema } from "#domain/content/message-templates.ts";
import { listTimelineEntries, timelineSchema } from "#domain/history/timeline-schemas-and-entries.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testDelivery, type Engine } from "#tests/support/test-services.ts";

const env = { STAFF_PIN: staffPin };
const day = 24 * 60 * 60_000;
type Staff = Awaited<ReturnType<typeof signedInClient>>;
type Site = Awaited<ReturnType<typeof testDelivery>>;

const start = async (engine: Engine) => {
  const site = await testDelivery(engine, { env });
  return { site, staff: await signedInClient(site, "Asha") };
};
const history = async (staff: Staff, subject: "request" | "student", id: string): Promise<Change[]> =>
  (await (await staff.ask(`/staff/timeline?subject=${subject}&id=${id}`)).json()).changes;
const wordsOf = (changes: Change[]) => changes.map((change) => describeChange(change));

/** One after the other, a minute apart. */
async function post(site: Site, staff: Staff, calls: [path: string, body: object][]) {
  for (const [path, body] of calls) {
    site.clock.advance(60_000);
    expect((await staff.post(path, body)).status).toBeLessThan(300);
  }
}

test.for(engines)("a student's history says what changed, when and by whom, newest first (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const addedAt = site.now().toISOString();
  const { _id: id }: Student = await (await staff.post("/students", { name: "Ravi", completedDays: [1] })).json();
  await post(site, staff, [
    ["/students/progress", { id, completedDays: [1, 12, 13, 14] }],
    ["/students/progress", { id, completedDays: [14, 13, 12, 1] }],
    ["/students/delete", { id }],
    ["/students/restore", { id }],
  ]);
  expect((await staff.patch("/staff/session", { name: " Binu " })).status).toBe(204);
  await post(site, staff, [["/students/progress", { id, completedDays: [12, 13, 14] }]]);
  const changes = await history(staff, "student", id);
  expect(wordsOf(changes)).toEqual(["−1 day: 1", "Restored", "Deleted", "+3 days: 12–14", "Added"]);
  expect(changes.map(({ by }) => by)).toEqual(["Binu", "Asha", "Asha", "Asha", "Asha"]);
  expect(changes.at(-1)?.at).toBe(addedAt);
  expect(changes.at(0)?.at).toBe(site.now().toISOString());
});

test.for(engines)("a request's history says what changed, without what was typed (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { id } = await (await staff.post("/enrollments", { ...order, [honeypotFieldName]: "x" })).json();
  await post(site, staff, [
    ["/requests/release", { id }],
    ["/requests/retry", { id }],
    ["/requests/status", { id, status: "contacted", note: "Secret 555 0100" }],
    ["/requests/status", { id, status: "contacted", note: "Secret 555 0100" }],
    ["/requests/add-student", { id }],
    ["/requests/add-student", { id }],
    ["/requests/delete", { id }],
    ["/requests/restore", { id }],
  ]);
  const changes = await history(staff, "request", id);
  expect(wordsOf(changes).toSorted()).toEqual(
    [
      "Restored",
      "Deleted",
      "Status contacted → enrolled",
      "Added as student",
      "Status new → contacted",
      "Note written",
      "Delivery retried",
      "Released to the team chat",
    ].toSorted(),
  );
  expect(wordsOf(changes).slice(0, 2)).toEqual(["Restored", "Deleted"]);
  expect(JSON.stringify(changes)).not.toMatch(/Secret|555 0100/);
  const [student] = await (await staff.ask("/students")).json();
  expect(await history(staff, "student", student._id)).toMatchObject([{ what: "added", by: "Asha" }]);
});

test.for(engines)("notes are added, never overwritten, beside changes and deliveries (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { id } = await (await staff.post("/enrollments", order)).json();
  const student: Student = await (await staff.post("/students", { name: "Ravi" })).json();
  const add = async (subject: "request" | "student", of: string, text: string) => {
    site.clock.advance(1000);
    return staff.post("/staff/notes", { subject, id: of, text });
  };
  expect((await add("request", id, "Called. ")).status).toBe(201);
  site.clock.advance(1000);
  await staff.post("/requests/status", { id, status: "contacted", note: "Will pay on Friday.\nफिर से" });
  // Sent twice.
  await staff.post("/requests/status", { id, note: "Will pay on Friday.\nफिर से" });
  await staff.post("/requests/status", { id, status: "closed", note: "" });
  const read = async (subject: string, of: string) =>
    v.parse(timelineSchema, await (await staff.ask(`/staff/timeline?subject=${subject}&id=${of}`)).json());
  const timeline = await read("request", id);
  expect(timeline.notes).toMatchObject([
    { text: "Will pay on Friday.\nफिर से", by: "Asha", subject: "request", subjectId: id },
    { text: "Called.", by: "Asha" },
  ]);
  expect(timeline.deliveries).toMatchObject([{ channel: "chat", requestId: id }]);
  // A line for each note, none for the change that it was.
  expect(listTimelineEntries(timeline).filter(({ text }) => text.startsWith("Note"))).toEqual([]);
  const inbox = async () => (await (await staff.ask("/requests")).json()).requests;
  expect(await inbox()).toMatchObject([{ note: "Will pay on Friday.\nफिर से", status: "closed" }]);
  site.clock.advance(1000);
  expect((await staff.post("/staff/notes/delete", { id: timeline.notes[0]?.id })).status).toBe(204);
  expect((await staff.post("/staff/notes/delete", { id: timeline.notes[0]?.id })).status).toBe(404);
  expect(await inbox()).toMatchObject([{ note: "Called." }]);
  expect(listTimelineEntries(await read("request", id))[0]?.text).toBe("Note taken back");

  for (const text of ["First.", "Second.", "Second."])
    expect((await add("student", student._id, text)).status).toBe(201);
  const { notes } = await read("student", student._id);
  expect(notes.map(({ text }) => text)).toEqual(["Second.", "First."]);
  expect((await add("student", "none", "x")).status).toBe(404);
  expect((await add("request", "none", "x")).status).toBe(404);
  for (const text of [" ", "x".repeat(2001)]) expect((await add("request", id, text)).status).toBe(400);
});

test.for(engines)("a message that was sent is a line, and who was new is contacted (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { id } = await (await staff.post("/contact", contactMessage)).json();
  const student: Student = await (await staff.post("/students", { name: "Ravi" })).json();
  const send = (subject: "request" | "student", of: string, channel = "whatsApp") =>
    staff.post("/staff/messages/sent", { subject, id: of, channel, template: "Answer to a question" });
  expect((await send("request", id)).status).toBe(201);
  expect((await (await staff.ask("/requests")).json()).requests).toMatchObject([{ status: "contacted" }]);
  expect(wordsOf(await history(staff, "request", id)).toSorted()).toEqual([
    "Status new → contacted",
    "WhatsApp sent: Answer to a question",
  ]);
  await staff.post("/requests/status", { id, status: "enrolled" });
  await send("request", id, "mail");
  expect((await (await staff.ask("/requests")).json()).requests).toMatchObject([{ status: "enrolled" }]);
  const mistaken = await (await send("student", student._id)).json();
  await send("student", student._id, "mail");
  expect((await staff.post("/staff/messages/not-sent", mistaken)).status).toBe(204);
  expect((await staff.post("/staff/messages/not-sent", mistaken)).status).toBe(404);
  expect(wordsOf(await history(staff, "student", student._id)).toSorted()).toEqual([
    "Added",
    "Mail sent: Answer to a question",
  ]);
  expect((await send("student", "none")).status).toBe(404);
  expect((await send("request", "none")).status).toBe(404);
  expect((await send("request", id, "pigeon")).status).toBe(400);
  const { templates, upi, languages } = v.parse(templateListSchema, await (await staff.ask("/staff/messages")).json());
  expect([templates.length > 3, upi, languages]).toEqual([true, null, ["en", "hinglish", "hi"]]);
});

test.for(engines)("a note that an instance of the version before wrote is kept (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { id } = await (await staff.post("/contact", contactMessage)).json();
  await site.db.updateTable("requests").set({ note: "Old way." }).where("id", "=", id).execute();
  await staff.post("/requests/status", { id, note: "New way." });
  const { notes } = await (await staff.ask(`/staff/timeline?subject=request&id=${id}`)).json();
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(["New way.", "Old way."]);
});

test.for(engines)("of a student's details only the names of the changed ones are recorded (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id }: Student = await (await staff.post("/students", { name: "Ravi" })).json();
  await staff.post("/students/details", { id, name: "Ravi", phone: "98765 43210", paidOn: "2026-11-15" });
  await staff.post("/students/details", { id, phone: "98765 43210" });
  const words = wordsOf(await history(staff, "student", id));
  expect(words.toSorted()).toEqual(["Added", "Details changed: Phone, Paid on"]);
});

test.for(engines)("what is not saved is not recorded (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id }: Student = await (await staff.post("/students", { name: "Ravi" })).json();
  const request = await (await staff.post("/contact", contactMessage)).json();
  expect((await staff.post("/students/progress", { id, completedDays: [1], version: 7 })).status).toBe(409);
  expect((await staff.post("/students/restore", { id })).status).toBe(404);
  expect((await staff.post("/students/delete", { id: "none" })).status).toBe(404);
  expect((await staff.post("/requests/status", { id: request.id, note: "x", version: 7 })).status).toBe(409);
  expect((await staff.post("/requests/add-student", { id: "none" })).status).toBe(404);
  expect((await staff.post("/requests/release", { id: request.id })).status).toBe(409);
  expect((await staff.post("/requests/restore", { id: request.id })).status).toBe(404);
  expect(wordsOf(await history(staff, "student", id))).toEqual(["Added"]);
  expect(await history(staff, "request", request.id)).toEqual([]);
  expect(await history(staff, "student", "none")).toEqual([]);
});

test.for(engines)("the history ends with its student or request (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id }: Student = await (await staff.post("/students", { name: "Gone" })).json();
  const other: Student = await (await staff.post("/students", { name: "Still here" })).json();
  const request = await (await staff.post("/contact", contactMessage)).json();
  await staff.post("/staff/notes", { subject: "student", id, text: "Goes." });
  await staff.post("/staff/notes", { subject: "request", id: request.id, text: "Goes, too." });
  await staff.post("/staff/notes", { subject: "student", id: other._id, text: "Kept." });
  await staff.post("/students/delete", { id });
  await staff.post("/requests/delete", { id: request.id });
  expect(await history(staff, "student", id)).toHaveLength(3);
  expect(await history(staff, "request", request.id)).toHaveLength(2);
  site.clock.advance(31 * day);
  await staff.post("/staff/session", { pin: staffPin });
  await staff.post("/students/delete", { id: other._id });
  await site.retention.run();
  expect(await site.db.selectFrom("notes").select("text").execute()).toEqual([{ text: "Kept." }]);
  const rows = await site.db.selectFrom("changes").select("subject_id").execute();
  expect(rows.map((row) => row.subject_id)).toEqual([other._id, other._id, other._id]);
});

test.for(engines)("saves at the same moment each record what they really changed (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id }: Student = await (await staff.post("/students", { name: "Ravi" })).json();
  const copies = Array.from({ length: 12 }, (_, days) => Array.from({ length: days + 1 }, (_day, index) => index + 1));
  const save = (completedDays: number[]) => staff.post("/students/progress", { id, completedDays });
  const saves = await Promise.all(copies.map(save));
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200]));
  const [student]: Student[] = await (await staff.ask("/students")).json();
  const changes = (await history(staff, "student", id)).filter(({ what }) => what === "days");
  // Each starts from what the one before has saved, so the changes add up to what is there.
  const sum = changes.reduce((count, { detail }) => count + detail.added.length - detail.removed.length, 0);
  expect(sum).toBe(student?.completedDays.length);
  expect(sum).toBeGreaterThan(0);
});

test.for(engines)("takes only a subject and an id, from staff only (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const outcome = async (query: string) => {
    const response = await staff.ask(`/staff/timeline${query}`);
    return [response.status, (await response.json()).error];
  };
  const badSubject = [400, "subject must be one of request, student"];
  expect(await outcome("")).toEqual(badSubject);
  expect(await outcome("?subject=session&id=1")).toEqual(badSubject);
  for (const id of ["", "&id=", "&id=%00", "&id=a%00b", `&id=${"1".repeat(101)}`]) {
    expect(await outcome(`?subject=student${id}`)).toEqual([400, "An id is missing"]);
  }
  const post405 = await staff.post("/staff/timeline", {});
  expect([post405.status, post405.headers.get("allow")]).toEqual([405, "GET"]);
  const stranger = createClient(site);
  expect((await stranger.ask("/staff/timeline?subject=student&id=1")).status).toBe(401);
  expect((await staff.ask("/staff/timeline?subject=student&id=1")).headers.get("cache-control")).toBe("no-store");
});
