import { readFileSync } from "node:fs";
import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { erasureListSchema } from "#domain/history/erasure-and-retention-rules.ts";
import {
  erasedSchema,
  isPersonsOwnRecord,
  personSchema,
  type Person,
} from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { dumpTables } from "#tests/support/test-databases.ts";
import { engines, testDelivery, type Engine } from "#tests/support/test-services.ts";
import { leaseNextDelivery } from "../../db/deliveries/leases.ts";
import { letOthersRun } from "../../db/engine/query-helpers.ts";
import { erasePerson } from "../../db/people/erase-person.ts";
import { saveRequest } from "../../db/requests/save-request.ts";

const start = async (engine: Engine) => {
  const site = await testDelivery(engine, { env: { STAFF_PIN: staffPin } });
  return { site, staff: await signedInClient(site, "Meera") };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];

const send = async (staff: Staff, path: "contact" | "enrollments", body: object): Promise<string> => {
  const response = await staff.post(`/${path}`, body);
  expect(response.status).toBe(201);
  return (await response.json()).id;
};
const find = async (staff: Staff, contact: string) =>
  v.parse(personSchema, await (await staff.ask(`/staff/person?${new URLSearchParams({ contact })}`)).json());
const erase = (staff: Staff, contact: string, confirm = contact) =>
  staff.post("/staff/person/erase", { contact, confirm });
const why = (person: Person) =>
  Object.fromEntries([
    ...person.requests.map((record) => [record.id, record.why]),
    ...person.students.map((record) => [record._id, record.why]),
  ]);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

const secrets = { name: "Zubeida Quraishi", email: "zubeida.q@example.com", phone: "+91 91234-56789" };
const traces = ["zubeida", "quraishi", "zubeida.q@example.com", "91234-56789", "9123456789", "+91 91234"];

/** One person in every table and state: delivered, held, deleted, a student with a history, and named by others. */
async function fillEveryTable({ site, staff }: Awaited<ReturnType<typeof start>>) {
  const enrolled = await send(staff, "enrollments", { ...order, ...secrets });
  await site.outbox.deliverDue();
  await staff.post("/requests/status", { id: enrolled, note: `Rang ${secrets.phone}`, status: "contacted" });
  const student = await (await staff.post("/requests/add-student", { id: enrolled })).json();
  // The student's record is then changed, and known only by the request it was made of.
  const details = { id: student._id, email: "", phone: "", name: secrets.name, paidNote: "by Quraishi" };
  await staff.post("/students/details", details);
  await staff.post("/staff/notes", { subject: "student", id: student._id, text: `Asked for ${secrets.email}` });
  const held = await send(staff, "contact", { ...contactMessage, ...secrets, [honeypotFieldName]: "x" });
  const deleted = await send(staff, "contact", {
    ...contactMessage,
    ...secrets,
    phone: "",
    email: "Zubeida.Q@Example.com",
  });
  await staff.post("/requests/delete", { id: deleted });
  const named = await send(staff, "contact", {
    ...contactMessage,
    message: `My mother is Zubeida Quraishi, zubeida.q@example.com or (0) 91234 56789.`,
  });
  const pending = await send(staff, "enrollments", { ...order, ...secrets, phone: "091234 56789" });
  const stranger = await send(staff, "contact", { ...contactMessage, email: "other.zq@example.com" });
  return { requests: [enrolled, held, deleted, pending].toSorted(), named, student, stranger };
}

test.for(engines)("one person is found by any spelling, in whatever state the records are (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { requests, named, student } = await fillEveryTable({ site, staff });
  for (const contact of ["ZUBEIDA.Q@example.com ", "zubeida.q@example.com"]) {
    const person = await find(staff, contact);
    expect(idsOf(person.requests.filter(isPersonsOwnRecord)), contact).toEqual(requests);
    const others = person.requests.filter((record) => !isPersonsOwnRecord(record));
    expect(others.map(({ id, why }) => [id, why])).toEqual([[named, "text"]]);
    expect(person.students.map(({ _id }) => _id)).toEqual([student._id]);
    expect(person.deliveries.filter(({ messageId }) => messageId !== null)).toEqual([
      {
        requestId: expect.any(String),
        channel: "chat",
        state: "delivered",
        createdAt: expect.any(String),
        deliveredAt: expect.any(String),
        lastError: null,
        messageId: "message-1",
      },
    ]);
    expect(new Set(person.changes.map(({ subject }) => subject))).toEqual(new Set(["request", "student"]));
    expect(person.otherContacts).toContain("+91 91234-56789");
  }
  // The deleted one has the e-mail address alone.
  for (const contact of ["9123456789", "+91 (91234) 56789", "09123456789"]) {
    expect((await find(staff, contact)).requests, contact).toHaveLength(4);
  }
  expect(await find(staff, "beida.q@example.com")).toMatchObject({ requests: [], students: [], changes: [] });
});

test.for(engines)("a parent's contact finds the child's request, and a linked student (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const body = { ...order, parentName: "Zubeida", parentContact: "91234 56789" };
  const request = { kind: "enrollment", body, delivery: "not-configured", idempotencyKey: "k" } as const;
  const { id } = await saveRequest(site.db, request, site.now());
  const student = await (await staff.post("/requests/add-student", { id })).json();
  const person = await find(staff, "+919123456789");
  expect(idsOf(person.requests)).toEqual([id]);
  expect(person.students.map(({ _id }) => _id)).toEqual([student._id]);
  expect(person.otherContacts).toEqual([order.email]);
});

test.for(engines)("whoever is erased is in no table, file, log line or later message (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { requests, named, stranger } = await fillEveryTable({ site, staff });
  const before = site.chat.arrivals.length;
  const response = await erase(staff, "zubeida.q@EXAMPLE.com");
  const { erased, mentions, deliveries } = v.parse(erasedSchema, await response.json());
  expect(mentions).toBe(1);
  expect(erased).toMatchObject({ requests: requests.length, deliveries: requests.length, students: 1 });
  expect(erased.changes).toBeGreaterThan(3);
  expect(deliveries.flatMap(({ messageId }) => messageId ?? [])).toEqual(["message-1"]);

  await site.outbox.deliverDue();
  const later = site.chat.arrivals.slice(before);
  expect(later.flatMap(({ references }) => references).toSorted()).toEqual([named, stranger].toSorted());
  const left = {
    tables: (await dumpTables(site.db)).toLowerCase(),
    log: [...site.lines, ...site.printed].join("\n").toLowerCase(),
    chat: JSON.stringify(later).toLowerCase(),
  };
  expect(left.tables).toContain("other.zq@example.com");
  for (const trace of traces) {
    for (const [place, text] of Object.entries(left)) expect(text.includes(trace), `${trace} in ${place}`).toBe(false);
  }
  for (const id of requests) expect(left.tables.includes(id), id).toBe(false);
  expect(await find(staff, "9123456789")).toMatchObject({ requests: [], students: [], deliveries: [], changes: [] });

  const { erasures } = v.parse(erasureListSchema, await (await staff.ask("/staff/erasures")).json());
  expect(erasures).toEqual([{ id: expect.any(String), at: site.now().toISOString(), by: "Meera", ...erased }]);
  // Once more finds nothing, and says so; the log has no line for it.
  expect(await (await erase(staff, "zubeida.q@example.com")).json()).toMatchObject({ erased: { requests: 0 } });
  expect((await (await staff.ask("/staff/erasures")).json()).erasures).toHaveLength(1);
});

test.for(engines)(
  "an address with signs between its letters that nobody sees is found and erased (%s)",
  async (engine) => {
    const { staff } = await start(engine);
    const message = "Ask Zubeida\u200B.Q@exam\u00ADple\u2060.com, not z.q@example.com \u{1F469}\u200D\u{1F4BB}";
    const named = await send(staff, "contact", { ...contactMessage, message });
    const contact = secrets.email;
    expect(why(await find(staff, contact))).toEqual({ [named]: "text" });
    expect((await (await staff.ask(`/staff/person.json?contact=${contact}`)).json())["mentioned in"]).toHaveLength(1);
    const answer = await staff.post("/staff/person/erase", { contact, confirm: contact, keep: [] });
    expect(await answer.json()).toMatchObject({ mentions: 1 });
    const { requests } = await (await staff.ask("/requests")).json();
    expect(requests).toMatchObject([{ message: "Ask [erased], not z.q@example.com \u{1F469}\u200D\u{1F4BB}" }]);
  },
);

test.for(engines)("records of others lose the contact and nothing else, in whatever spelling (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const own = await send(staff, "contact", { ...contactMessage, ...secrets });
  const message = "Ask zubeida  Quraishi\t+91 (91234) 56789 or Zubeida.Q@EXAMPLE.com, not 912345678901";
  const body = { ...contactMessage, name: "Ravi 09123456789", message, source: { utmTerm: "9123456789" } };
  const named = await send(staff, "contact", body);
  const noted = await send(staff, "enrollments", order);
  await staff.post("/requests/status", { id: noted, note: "Paid by ९१२३४\u200B५६७८९" });
  const friend = await (await staff.post("/students", { name: "Mohan Rao" })).json();
  await staff.post("/staff/notes", { subject: "student", id: friend._id, text: "Friend of 91234 56789" });
  const student = await (await staff.post("/students", { name: "Kiran Rao", paidNote: "by 0091 91234 56789" })).json();
  const grouped = await (await staff.post("/students", { name: "Tara Rao", batch: "of '91234,56789'" })).json();
  const reviewer = await (await staff.post("/students", { name: "Leela Rao" })).json();
  const at = site.now().toISOString();
  const review = {
    text: "Zubeida Quraishi, 91234 56789, told me of it.",
    name: "Leela",
    reply: "We thank 09123456789!",
  };
  const details = { course: "bundle", rating: 5, github: "", instagram: "", consent: "", consented_at: at, version: 1 };
  const state = { state: "published" as const, written_at: at, published_at: at };
  await site.db
    .insertInto("reviews")
    .values({ ...review, ...details, ...state, id: "review", student_id: reviewer._id })
    .execute();
  await site.publishedReviews.reload();
  const kept = await send(staff, "contact", { ...contactMessage, name: "Devi Rao", phone: secrets.phone });
  const neighbour = await send(staff, "contact", { ...contactMessage, message: "My number is 98123456789" });

  const contact = "9123456789";
  const reasons = {
    [own]: "contact",
    [named]: "text",
    [noted]: "note",
    [student._id]: "note",
    [friend._id]: "note",
    [grouped._id]: "note",
    [kept]: "contact",
  };
  expect(why(await find(staff, contact))).toEqual({ ...reasons, [reviewer._id]: "text" });
  const path = `/staff/person.json?contact=${contact}&keep=${kept},${neighbour}`;
  const file = await (await staff.ask(path)).json();
  expect(file.requests.map(({ id }: { id: string }) => id)).toEqual([own]);
  expect(file["mentioned in"]).toHaveLength(6);
  for (const other of ["ravi", "rao", "asha@example.com", "98765", named]) {
    expect(JSON.stringify({ ...file, "what the fields mean": "" }).toLowerCase(), other).not.toContain(other);
  }

  const answer = await staff.post("/staff/person/erase", { contact, confirm: contact, keep: [kept] });
  expect(await answer.json()).toMatchObject({ erased: { requests: 1, students: 0 }, mentions: 6 });
  expect(why(await find(staff, contact))).toEqual({ [kept]: "contact" });
  const inbox = await (await staff.ask("/requests")).json();
  const left = Object.fromEntries(inbox.requests.map((request: { id: string }) => [request.id, request]));
  expect(left[named]).toMatchObject({
    name: "Ravi [erased]",
    phone: contactMessage.phone,
    message: "Ask [erased]\t[erased] or [erased], not 912345678901",
    source: { utmTerm: "[erased]" },
    version: 2,
  });
  expect(left[noted]).toMatchObject({ ...order, note: "Paid by [erased]", status: "new", version: 3 });
  expect(left[kept]).toMatchObject({ name: "Devi Rao", version: 1 });
  expect(left[neighbour]).toMatchObject({ message: "My number is 98123456789", version: 1 });
  const students = await (await staff.ask("/students")).json();
  expect(students).toContainEqual(expect.objectContaining({ name: "Kiran Rao", paidNote: "by [erased]", version: 2 }));
  expect(students).toContainEqual(expect.objectContaining({ name: "Tara Rao", batch: "of '[erased]'" }));
  const { notes } = await (await staff.ask(`/staff/timeline?subject=student&id=${friend._id}`)).json();
  expect(notes).toMatchObject([{ text: "Friend of [erased]", by: "Meera" }]);
  expect(site.publishedReviews.list()).toMatchObject([
    { review: "[erased], [erased], told me of it.", name: "Leela", reply: "We thank [erased]!" },
  ]);
  const search = async (text: string) =>
    idsOf((await (await staff.ask(`/requests?search=${encodeURIComponent(text)}`)).json()).requests);
  expect(await search("[erased]")).toEqual([named, noted].toSorted());
  expect(await search("91234")).toEqual([kept, named].toSorted());
  const { changes } = await (await staff.ask(`/staff/timeline?subject=request&id=${named}`)).json();
  expect(changes[0]).toMatchObject({ by: "Meera", detail: { fields: ["a contact erased"] } });
});

test("an erasure is answered though its leftovers cannot be cleared, and these go later", async () => {
  const { site, staff } = await start("sqlite");
  await send(staff, "contact", { ...contactMessage, ...secrets });
  await site.outbox.deliverDue();
  await sql`alter table request_trigrams rename to trigrams_away`.execute(site.db);
  const response = await erase(staff, secrets.email);
  expect(response.status).toBe(200);
  expect(v.parse(erasedSchema, await response.json()).deliveries).toMatchObject([{ messageId: "message-1" }]);
  expect(site.lines.join("")).toContain("leftovers not cleared");
  const due = site.db.selectFrom("settings").select("name").where("name", "=", "scrub-due");
  expect(await due.execute()).toHaveLength(1);
  await sql`alter table trigrams_away rename to request_trigrams`.execute(site.db);
  await site.retention.run();
  expect(await due.execute()).toEqual([]);
});

test("SQLite's file and its write-ahead log hold no trace of whoever was erased", async () => {
  const { site, staff } = await start("sqlite");
  await fillEveryTable({ site, staff });
  const file = site.databaseUrl.replace("file:", "");
  const read = () => [file, `${file}-wal`].map((name) => readFileSync(name, "latin1").toLowerCase()).join("");
  expect(read()).toContain("quraishi");
  await erase(staff, "zubeida.q@example.com");
  for (const trace of traces) expect(read().includes(trace), trace).toBe(false);
});

test.for(engines)("nothing is erased while a request is being sent, and everything after (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const id = await send(staff, "contact", { ...contactMessage, ...secrets });
  const claimed = await leaseNextDelivery(site.db, { kinds: ["contact"], worker: "another", now: site.now() });
  expect(claimed?.id).toBe(id);
  const refused = await erase(staff, secrets.email);
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toContain("try again in a minute");
  expect((await find(staff, secrets.email)).requests).toHaveLength(1);
  // The lease of a worker that died ends by itself.
  site.clock.advance(60_001);
  expect((await erase(staff, secrets.email)).status).toBe(200);
  await site.outbox.deliverDue();
  expect(site.chat.calls).toEqual([]);
});

test.for(engines)(
  "erasing and sending at the same moment: either sent and known, or never sent (%s)",
  async (engine) => {
    const { site, staff } = await start(engine);
    for (let round = 0; round < 10; round += 1) {
      const id = await send(staff, "contact", { ...contactMessage, ...secrets });
      const [, first] = await Promise.all([site.outbox.deliverDue(), erase(staff, secrets.email)]);
      const response = first.status === 409 ? await erase(staff, secrets.email) : first;
      const { deliveries } = v.parse(erasedSchema, await response.json());
      const arrived = site.chat.arrivals.filter(({ references }) => references.includes(id));
      expect(deliveries.filter(({ messageId }) => messageId !== null)).toHaveLength(arrived.length);
      await site.outbox.deliverDue();
      expect(site.chat.arrivals.filter(({ references }) => references.includes(id))).toHaveLength(arrived.length);
    }
    expect((await find(staff, secrets.email)).requests).toEqual([]);
  },
);

test("a person as one file: every column, with times in ISO and India, and what it means", async () => {
  const { site, staff } = await start("sqlite");
  await fillEveryTable({ site, staff });
  const response = await staff.ask("/staff/person.json?contact=zubeida.q%40example.com");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="personal-data.json"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  const file = await response.json();
  expect(file).toMatchObject({
    about: "zubeida.q@example.com",
    "made at": { iso: "2026-03-01T10:00:00.000Z", IST: "2026-03-01T15:30:00.000+05:30" },
    "student records": [{ name: secrets.name, "completed days": [], "created at": { iso: expect.any(String) } }],
  });
  expect(file.requests).toHaveLength(4);
  expect(file.notes.map(({ text }: { text: string }) => text).toSorted()).toEqual([
    `Asked for ${secrets.email}`,
    `Rang ${secrets.phone}`,
  ]);
  expect(file.requests[0]).toMatchObject({ body: { name: expect.any(String) }, "notice version": null });
  const columns = Object.keys(file.requests[0]).toSorted();
  expect(columns).toEqual(Object.keys(file["what the fields mean"].requests).toSorted());
});

test.for(["", "asha", "@", "12345", "a\0@example.com", "x".repeat(300)])(
  "contact %j is refused by name",
  async (contact) => {
    const { staff } = await start("sqlite");
    for (const path of ["/staff/person", "/staff/person.json"]) {
      const response = await staff.ask(`${path}?${new URLSearchParams({ contact })}`);
      expect(response.status).toBe(400);
      expect((await response.json()).error).toBe("contact must be an e-mail address or a phone number");
    }
    expect((await erase(staff, contact)).status).toBe(400);
  },
);

test("erasing needs the contact twice, and all of it a session", async () => {
  const { site, staff } = await start("sqlite");
  await send(staff, "contact", { ...contactMessage, ...secrets });
  for (const confirm of ["", "yes", "other@example.com", secrets.phone]) {
    const response = await erase(staff, secrets.email, confirm);
    expect([response.status, (await response.json()).error]).toEqual([400, "confirm must repeat the contact"]);
  }
  expect((await staff.post("/staff/person/erase", { contact: secrets.email })).status).toBe(400);
  expect((await find(staff, secrets.email)).requests).toHaveLength(1);
  expect((await staff.ask("/staff/person/erase")).status).toBe(405);
  const visitor = createClient(site);
  for (const path of ["/staff/person", "/staff/person.json", "/staff/erasures"]) {
    expect((await visitor.ask(`${path}?contact=a@b.co`)).status, path).toBe(401);
  }
  expect((await visitor.post("/staff/person/erase", { contact: "a@b.co", confirm: "a@b.co" })).status).toBe(401);
});

test.for(engines)(
  "of a flood all is erased, while visitors are served and their requests saved (%s)",
  async (engine) => {
    const { site, staff } = await start(engine);
    const [flood, atOnce] = [250, 10];
    // Fewer at once than PostgreSQL has connections: on a busy machine others would wait in vain for one and be refused.
    for (let sent = 0; sent < flood; sent += atOnce) {
      await Promise.all(
        Array.from({ length: atOnce }, () => send(staff, "contact", { ...contactMessage, ...secrets })),
      );
    }
    const numbers = site.db.updateTable("deliveries").set((eb) => ({ message_id: eb.ref("id") }));
    await numbers.execute();
    const order: string[] = [];
    const contact = { kind: "email", key: secrets.email } as const;
    const erasing = erasePerson(site.db, { contact, keep: [], by: "Meera" }, site.now()).finally(() =>
      order.push("erased"),
    );
    // SQLite's connection takes what waits for it in turn.
    const left = site.db.selectFrom("requests").select((eb) => eb.fn.countAll().as("count"));
    while (Number((await left.executeTakeFirstOrThrow()).count) === flood) await letOthersRun();
    const stranger = await send(staff, "contact", { ...contactMessage, email: "other@example.com" });
    order.push("saved");
    const erased = await erasing;
    if (erased.kind !== "erased") throw new Error(erased.kind);
    // PostgreSQL keeps nobody waiting at all.
    expect(engine === "postgres" ? "saved" : order[0]).toBe("saved");
    expect(erased.counts).toMatchObject({ requests: flood, deliveries: flood });
    expect(new Set(erased.deliveries.map(({ message_id }) => message_id)).size).toBe(flood);
    expect(await site.db.selectFrom("requests").select("id").execute()).toEqual([{ id: stranger }]);
    const { erasures } = v.parse(erasureListSchema, await (await staff.ask("/staff/erasures")).json());
    expect(erasures).toMatchObject([{ requests: flood, deliveries: flood, by: "Meera" }]);
  },
);
