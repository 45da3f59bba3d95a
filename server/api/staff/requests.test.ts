import { expect, test } from "vitest";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testDelivery, testServices, type Engine } from "#tests/support/test-services.ts";
import { pauseOrResumeDeliveriesByWebhook } from "../../db/deliveries/delivery-queue-and-backoffs.ts";
import { findNextDueTime } from "../../db/deliveries/leases.ts";
import { saveRequest } from "../../db/requests/save-request.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const env = { STAFF_PIN: staffPin };
const start = async (engine: Engine = "sqlite") => {
  const site = await testDelivery(engine, { env, sendTimeout: 5000 });
  return { site, staff: await signedInClient(site) };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];
type Page = { requests: InboxRequest[]; next: string | null };
const list = async (staff: Staff, query: Record<string, string> = {}): Promise<Page> =>
  (await staff.ask(`/requests?${new URLSearchParams(query)}`)).json();
const idsOf = (page: Page) => page.requests.map((request) => request.id);
const send = async (staff: Staff, path: "contact" | "enrollments", body: object): Promise<string> =>
  (await (await staff.post(`/${path}`, body)).json()).id;

test.for(engines)("lists requests newest first with their delivery, page by page (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const isOrder = index % 2 === 0;
    ids.unshift(await send(staff, isOrder ? "enrollments" : "contact", isOrder ? order : contactMessage));
    // Some come within one millisecond of each other.
    if (index % 3 === 0) site.clock.advance(1000);
  }
  const seen: string[] = [];
  let cursor = "";
  do {
    const page = await list(staff, { limit: "3", cursor });
    expect(page.requests.length).toBeLessThanOrEqual(3);
    seen.push(...idsOf(page));
    cursor = page.next ?? "";
  } while (cursor);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  const all = await list(staff);
  expect(idsOf(all)).toEqual(seen);
  expect(all.next).toBeNull();
  const times = all.requests.map((request) => request.createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(all.requests.find((request) => request.kind === "enrollment")).toMatchObject({
    ...order,
    message: "",
    delivery: "pending",
    tries: 0,
    lastError: null,
    status: "new",
    note: "",
    studentId: null,
  });
  await site.outbox.deliverDue();
  expect((await list(staff, { delivery: "delivered" })).requests).toHaveLength(7);
  expect((await list(staff, { kind: "contact" })).requests).toHaveLength(3);
  expect((await list(staff, { kind: "contact", delivery: "failed" })).requests).toHaveLength(0);
});

test.for(engines)("searches everything a visitor typed, in any case (%s)", async (engine) => {
  const { staff } = await start(engine);
  const contact = await send(staff, "contact", { ...contactMessage, message: "Is ÉCOLE 50% off?\u0000" });
  const enrollment = await send(staff, "enrollments", order);
  const search = async (text: string) => idsOf(await list(staff, { search: text }));
  expect(await search("école 50%")).toEqual([contact]);
  expect(await search("ASHA@EXAMPLE")).toEqual([enrollment]);
  expect(await search("98765")).toEqual([contact]);
  expect(await search("bundle")).toEqual([enrollment]);
  expect(await search("message")).toEqual([]);
});

test.for(engines)("finds a request by the reference that its visitor was given (%s)", async (engine) => {
  const { staff } = await start(engine);
  const id = await send(staff, "contact", contactMessage);
  const other = await send(staff, "enrollments", { ...order, name: `#${id.slice(0, 8)}` });
  const search = async (text: string, filter = {}) => idsOf(await list(staff, { search: text, ...filter }));
  const reference = id.slice(0, 8);
  expect(await search(reference, { kind: "contact" })).toEqual([id]);
  for (const text of [reference, `#${reference}`, ` #${reference.toUpperCase()} `]) {
    expect((await search(text)).toSorted(), text).toEqual([id, other].toSorted());
  }
  for (const text of [id, `# ${id}`, id.slice(0, 12).toUpperCase()]) expect(await search(text), text).toEqual([id]);
  expect(await search(`#${reference.slice(0, 5)}`)).toContain(id);
  expect(await search(reference.slice(1), { kind: "contact" })).toEqual([]);
  expect(await search(`${reference}%`)).toEqual([]);
  await staff.post("/requests/delete", { id });
  expect(await search(reference, { deleted: "true" })).toEqual([id]);
});

test.for(engines)("a failed delivery shows its reason and goes out again on retry (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  site.chat.behave(() => ({ status: 404 }));
  const id = await send(staff, "contact", contactMessage);
  await site.outbox.deliverDue();
  const [failed] = (await list(staff, { delivery: "failed" })).requests;
  expect(failed).toMatchObject({ id, tries: 1, lastError: expect.stringMatching(/./) });
  site.chat.behave(() => "normal");
  site.clock.advance(day);
  expect((await staff.post("/requests/retry", { id })).status).toBe(204);
  await site.outbox.deliverDue();
  expect((await list(staff)).requests[0]).toMatchObject({ delivery: "delivered", tries: 2, lastError: null });
  expect((await staff.post("/requests/retry", { id })).status).toBe(409);
});

test.for(engines)("a held request goes to the chat once it is released (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const id = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
  expect(idsOf(await list(staff, { delivery: "held" }))).toEqual([id]);
  expect((await staff.post("/requests/retry", { id })).status).toBe(409);
  expect((await staff.post("/requests/release", { id })).status).toBe(204);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals.map((arrival) => arrival.reference)).toEqual([id]);
  expect((await staff.post("/requests/release", { id })).status).toBe(409);
});

test.for(engines)("what is released and deleted at once is not sent (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const ids: string[] = [];
  for (let index = 0; index < 6; index++) {
    const id = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
    ids.push(id);
    const [, deleted] = await Promise.all(
      ["release", "delete", "retry"].map((endpoint) => staff.post(`/requests/${endpoint}`, { id })),
    );
    expect(deleted?.status).toBe(204);
  }
  const states = () => site.db.selectFrom("deliveries").select("state").where("id", "in", ids).execute();
  expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(["held"]));
  // Neither is what an earlier version left due.
  await site.db.updateTable("deliveries").set({ state: "pending" }).where("id", "in", ids).execute();
  await site.outbox.deliverDue();
  expect(site.chat.calls).toEqual([]);
  expect(await findNextDueTime(site.db, site.outbox.kinds)).toBeUndefined();
});

test("without a team chat a retry says so and a release only ends the hold", async () => {
  const site = await testServices("sqlite", { env });
  const staff = await signedInClient(site);
  const id = await send(staff, "contact", contactMessage);
  const retry = await staff.post("/requests/retry", { id });
  expect([retry.status, await retry.json()]).toEqual([
    409,
    { error: "No team chat is set up for this kind of request." },
  ]);
  const held = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
  await staff.post("/requests/release", { id: held });
  expect((await list(staff, { delivery: "not-configured" })).requests).toHaveLength(2);
});

test.for(engines)("status and note are saved; the overdue come longest waiting first (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  // The clock starts on a Sunday; the first business hour is Monday 10:00 in India, 4:30 UTC.
  const first = await send(staff, "contact", contactMessage);
  site.clock.advance(1000);
  const second = await send(staff, "enrollments", order);
  const spam = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
  const counts = async () => (await staff.ask("/requests/counts")).json();
  expect(await counts()).toMatchObject({ open: 2, overdue: 0 });
  site.clock.advance(new Date("2026-03-02T08:29:00Z").getTime() - site.now().getTime());
  expect(idsOf(await list(staff, { overdue: "true" }))).toEqual([]);
  site.clock.advance(60_000);
  expect(idsOf(await list(staff, { overdue: "true" }))).toEqual([first, second]);
  expect(idsOf(await list(staff, { overdue: "true", limit: "1" }))).toEqual([first]);
  const { next } = await list(staff, { overdue: "true", limit: "1" });
  expect(idsOf(await list(staff, { overdue: "true", cursor: next ?? "" }))).toEqual([second]);
  expect(await counts()).toMatchObject({ open: 2, overdue: 2 });
  expect((await staff.post("/requests/status", { id: first, status: "contacted", note: " Called. " })).status).toBe(
    204,
  );
  expect((await staff.post("/requests/status", { id: first, status: "closed" })).status).toBe(204);
  expect(await counts()).toMatchObject({ open: 1, overdue: 1 });
  const { requests } = await list(staff);
  expect(requests.find((request) => request.id === first)).toMatchObject({ status: "closed", note: "Called." });
  expect(requests.map((request) => request.id)).toContain(spam);
});

test.for(engines)("a status change leaves the note alone, and a note the status (%s)", async (engine) => {
  const { staff } = await start(engine);
  const id = await send(staff, "contact", contactMessage);
  for (const change of [{ note: "Called." }, { status: "contacted" }, { note: "Called twice." }]) {
    expect((await staff.post("/requests/status", { id, ...change })).status).toBe(204);
  }
  expect((await list(staff)).requests).toMatchObject([{ status: "contacted", note: "Called twice.", version: 4 }]);
});

test.for(engines)(
  "an outdated copy of a request changes nothing and is answered with the newer one (%s)",
  async (engine) => {
    const { staff } = await start(engine);
    const id = await send(staff, "enrollments", order);
    expect((await staff.post("/requests/status", { id, note: "Called.", version: 1 })).status).toBe(204);
    const outdated = await staff.post("/requests/status", { id, status: "closed", note: "", version: 1 });
    expect(outdated.status).toBe(409);
    const [current] = (await list(staff)).requests;
    expect(await outdated.json()).toEqual({ error: "Somebody else has saved this request.", request: current });
    expect(current).toMatchObject({ status: "new", note: "Called.", version: 2 });
    await staff.post("/requests/add-student", { id });
    expect((await staff.post("/requests/status", { id, status: "closed", version: 2 })).status).toBe(409);
    expect((await staff.post("/requests/status", { id, status: "closed", version: 3 })).status).toBe(204);
    await staff.post("/requests/delete", { id });
    expect((await staff.post("/requests/status", { id, status: "new", version: 4 })).status).toBe(404);
  },
);

test.for(engines)("a version that no request can have is outdated or refused, never an error (%s)", async (engine) => {
  const { staff } = await start(engine);
  const id = await send(staff, "enrollments", order);
  const statusOf = async (version: number) => (await staff.post("/requests/status", { id, note: "x", version })).status;
  expect(await Promise.all([0, 2 ** 31 - 1].map(statusOf))).toEqual([409, 409]);
  expect(await Promise.all([-(2 ** 40), -1, 2 ** 31, Number.MAX_SAFE_INTEGER].map(statusOf))).toEqual([
    400, 400, 400, 400,
  ]);
});

test.for(engines)("of two concurrent saves of a request one is rejected as outdated (%s)", async (engine) => {
  const { staff } = await start(engine);
  const id = await send(staff, "contact", contactMessage);
  const saves = ["a", "b", "c", "d"].map((note) => staff.post("/requests/status", { id, note, version: 1 }));
  const statuses = (await Promise.all(saves)).map((response) => response.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
});

test.for(engines)("an enrollment becomes a student in one step, and only once (%s)", async (engine) => {
  const { staff } = await start(engine);
  const id = await send(staff, "enrollments", order);
  const answers = await Promise.all([1, 2, 3].map(() => staff.post("/requests/add-student", { id })));
  const students = await Promise.all(answers.map(async (answer) => answer.json()));
  expect(new Set(students.map((student) => student._id)).size).toBe(1);
  expect(students[0]).toMatchObject({ name: order.name, currentPhase: "basic", completedDays: [], requestId: id });
  expect(await (await staff.ask("/students")).json()).toHaveLength(1);
  expect((await list(staff)).requests[0]).toMatchObject({ status: "enrolled", studentId: students[0]._id });
});

test.for(engines)("what was ticked before enrolling is the student's, as far as it was bought (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const enroll = async (more: object) => {
    const id = await send(staff, "enrollments", { ...order, ...more });
    await staff.post("/requests/add-student", { id });
    const row = await site.db.selectFrom("students").selectAll().where("request_id", "=", id).executeTakeFirst();
    return [row?.completed_days, row?.own_days, row?.ticked_tasks];
  };
  const daysDone = "1, 2, 6 (1, 3), 50, 999";
  expect(await enroll({ daysDone })).toEqual(["[1,2,50]", "[1,2,50]", '["6-0","6-2"]']);
  expect(await enroll({ daysDone, course: "Advanced Phase", price: 500 })).toEqual(["[50]", "[50]", "[]"]);
  for (const unreadable of ["<script>", "1".repeat(5000), 12, null]) {
    expect(await enroll({ daysDone: unreadable })).toEqual(["[]", "[]", "[]"]);
  }
});

test.for(engines)("a student has what the request said, of a contact request too (%s)", async (engine) => {
  const { staff } = await start(engine);
  const known = { name: "Asha", email: "Asha@Example.com", phone: "+91 98765-43210" };
  const bought = { course: "Advanced Phase", price: 500 };
  const enrollment = await send(staff, "enrollments", { ...known, ...bought });
  const contact = await send(staff, "contact", { ...known, message: "I would like the Advanced Phase." });
  const made = async (id: string) => (await staff.post("/requests/add-student", { id })).json();
  expect(await made(enrollment)).toMatchObject({
    ...known,
    course: "advanced",
    currentPhase: "advanced",
    price: 500,
    requestId: enrollment,
    paidOn: null,
    paidNote: "",
  });
  expect(await made(contact)).toMatchObject({ ...known, course: null, price: null, requestId: contact });
  const message = "I would like to enroll in the Intermediate Phase (₹1,500). Please call after six.";
  const enquiry = await send(staff, "contact", { ...known, message });
  expect(await made(enquiry)).toMatchObject({ course: "intermediate", currentPhase: "intermediate", price: 1500 });
});

test.for(engines)(
  "a deleted request is held back from the chat and can be restored for 30 days (%s)",
  async (engine) => {
    const { site, staff } = await start(engine);
    const id = await send(staff, "contact", contactMessage);
    expect((await staff.post("/requests/delete", { id })).status).toBe(204);
    await site.outbox.deliverDue();
    expect(site.chat.calls).toHaveLength(0);
    expect((await list(staff)).requests).toEqual([]);
    expect(idsOf(await list(staff, { deleted: "true" }))).toEqual([id]);
    for (const endpoint of ["retry", "release", "status", "delete", "add-student", "link"]) {
      expect((await staff.post(`/requests/${endpoint}`, { id, status: "new", studentId: null })).status).toBe(404);
    }
    expect((await staff.post("/requests/restore", { id })).status).toBe(204);
    expect((await list(staff)).requests).toMatchObject([{ id, delivery: "held" }]);
    await staff.post("/requests/delete", { id });
    site.clock.advance(30 * day);
    await staff.signIn();
    expect((await staff.post("/requests/restore", { id })).status).toBe(404);
    await site.retention.run();
    expect(await site.db.selectFrom("requests").select("id").where("id", "=", id).execute()).toEqual([]);
    expect(await site.db.selectFrom("deliveries").select("id").where("id", "=", id).execute()).toEqual([]);
  },
);

test.for(engines)("without a team chat a restored request waits for an answer as before (%s)", async (engine) => {
  const site = await testServices(engine, { env });
  const staff = await signedInClient(site);
  const [restored, deleted] = [
    await send(staff, "contact", contactMessage),
    await send(staff, "contact", contactMessage),
  ];
  site.clock.advance(7 * day);
  await staff.signIn();
  await staff.post("/requests/delete", { id: deleted });
  await staff.post("/requests/delete", { id: restored });
  await staff.post("/requests/restore", { id: restored });
  expect((await list(staff)).requests).toMatchObject([{ id: restored, delivery: "not-configured" }]);
  expect(idsOf(await list(staff, { overdue: "true" }))).toEqual([restored]);
  expect(await (await staff.ask("/requests/counts")).json()).toMatchObject({ open: 1, overdue: 1 });
  // A webhook that is set up later gets what waits, but nothing that is deleted.
  await pauseOrResumeDeliveriesByWebhook(site.db, ["contact"], site.clock.now());
  const states = await site.db.selectFrom("deliveries").select(["id", "state"]).execute();
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [restored, "pending"],
      [deleted, "not-configured"],
    ]),
  );
});

test("refuses queries and changes it does not know", async () => {
  const { staff } = await start();
  for (const query of ["kind=x", "delivery=x", "limit=0", "limit=201", "limit=x", "cursor=x", "deleted=1"]) {
    expect((await staff.ask(`/requests?${query}`)).status, query).toBe(400);
  }
  const id = await send(staff, "contact", contactMessage);
  for (const body of [{ id }, { id, status: "done" }, { id, note: "x".repeat(2001) }, { id, note: "", version: "1" }]) {
    expect((await staff.post("/requests/status", body)).status).toBe(400);
  }
  expect((await staff.post("/requests/status", { id: "none", status: "new" })).status).toBe(404);
  expect((await staff.ask("/requests", { method: "POST" })).status).toBe(405);
  expect((await staff.ask("/requests/retry")).status).toBe(405);
});

test("requests as a table hold every page of them, safe for spreadsheets", async () => {
  const { site, staff } = await start();
  await send(staff, "contact", { ...contactMessage, message: "=1+1\nsecond line" });
  for (let index = 0; index < 3; index += 1) await send(staff, "enrollments", order);
  site.clock.advance(1);
  const text = await (await staff.ask("/requests.csv")).text();
  expect(text).toContain(`"'=1+1\nsecond line",`);
  expect(text).toContain(",'+91 98765 43210,");
  expect(text.split("\r\n")).toHaveLength(6);
});

test("nothing about a student or a request is in the log", async () => {
  const { site, staff } = await start();
  const { _id: id } = await (await staff.post("/students", { name: "Canary Name" })).json();
  await staff.post("/students/progress", { id, completedDays: [1] });
  await staff.ask("/students?search=Canary");
  const request = await send(staff, "enrollments", { ...order, name: "Canary Name", email: "canary@mail.example" });
  await staff.post("/requests/status", { id: request, status: "contacted", note: "canary note" });
  await staff.ask("/requests?search=canary");
  await (await staff.ask("/requests.csv")).text();
  await staff.post("/requests/delete", { id: request });
  expect(site.lines.join("")).not.toMatch(/canary/i);
});

test.for(engines)(
  "what an earlier form lacked keeps no saved request from chat, list, table or file (%s)",
  async (engine) => {
    const { site, staff } = await start(engine);
    const ids: string[] = [];
    for (const kind of ["enrollment", "contact"] as const) {
      const body = { email: "early@example.com", dropped: "A field of long ago" };
      ids.push((await saveRequest(site.db, { kind, body, delivery: "pending", idempotencyKey: null }, site.now())).id);
    }
    await site.outbox.deliverDue();
    expect(site.chat.arrivals.map(({ reference }) => reference).toSorted()).toEqual(ids.toSorted());
    const fieldsOf = (webhook: string) =>
      site.chat.arrivals
        .filter((arrival) => arrival.webhook === webhook)
        .flatMap(({ message }) => message.embeds[0]?.fields.map(({ name, value }) => `${name}: ${value}`));
    expect(fieldsOf("enrollment")).toEqual([
      "Student Name: Not provided",
      "Email: early@example.com",
      "Phone: Not provided",
      "Course: Not provided",
      "Price: Not provided",
    ]);
    expect(fieldsOf("contact")).toEqual([
      "Name: Not provided",
      "Email: early@example.com",
      "Message: No message provided",
    ]);
    const { requests } = await (await staff.ask("/requests")).json();
    expect(requests).toHaveLength(2);
    for (const request of requests) {
      expect(request).toMatchObject({ name: "", email: "early@example.com", price: null, delivery: "delivered" });
    }
    expect((await (await staff.ask("/requests.csv")).text()).match(/early@example\.com/g)).toHaveLength(2);
    const person = await (await staff.ask("/staff/person?contact=early@example.com")).json();
    expect(person.requests).toHaveLength(2);
    const file = await (await staff.ask("/staff/person.json?contact=early@example.com")).text();
    expect(file.match(/A field of long ago/g)).toHaveLength(2);
  },
);
