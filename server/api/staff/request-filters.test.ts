import { expect, test } from "vitest";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import type { InboxCounts } from "#domain/requests/inbox-counts.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testDelivery, testServices, type Engine } from "#tests/support/test-services.ts";

const env = { STAFF_PIN: staffPin };
const start = async (engine: Engine = "sqlite") => {
  const site = await testDelivery(engine, { env, sendTimeout: 5000 });
  return { site, staff: await signedInClient(site) };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];
type Query = Record<string, string>;
type Page = { requests: InboxRequest[]; next: string | null };
const list = async (staff: Staff, query: Query = {}): Promise<Page> =>
  (await staff.ask(`/requests?${new URLSearchParams(query)}`)).json();
const search = async (staff: Staff, text: string, query: Query = {}) =>
  (await list(staff, { search: text, ...query })).requests.map((request) => request.id);
const counts = async (staff: Staff, query: Query = {}): Promise<InboxCounts> =>
  (await staff.ask(`/requests/counts?${new URLSearchParams(query)}`)).json();
const send = async (staff: Staff, path: "contact" | "enrollments", body: object): Promise<string> =>
  (await (await staff.post(`/${path}`, body)).json()).id;
const setStatus = (staff: Staff, id: string, status: string) => staff.post("/requests/status", { id, status });

test.for(engines)("a phone is found in any spelling, whole or in part (%s)", async (engine) => {
  const { staff } = await start(engine);
  const phones = ["+91 98765-43210", "9876543210", "098765 43210"];
  const ids: string[] = [];
  for (const phone of phones) ids.push(await send(staff, "contact", { ...contactMessage, phone }));
  const other = await send(staff, "contact", { ...contactMessage, phone: "+91 98765 43211" });
  for (const text of [...phones, "+919876543210", "(98765) 43210", "(+91) 98765/43210", "\u202A9876543210\u202C"]) {
    expect((await search(staff, text)).toSorted(), text).toEqual(ids.toSorted());
  }
  for (const text of ["98765432", "9876 5432", "098765432", "+91 9876-5432"]) {
    expect((await search(staff, text)).toSorted(), text).toEqual([...ids, other].toSorted());
  }
  expect(await search(staff, "43211")).toEqual([other]);
  expect(await search(staff, "9876543219")).toEqual([]);
});

test.for(engines)("a text is found whatever is in it, also a very short one (%s)", async (engine) => {
  const { staff } = await start(engine);
  const id = await send(staff, "contact", { ...contactMessage, name: `O'Neil "Ünï" 100%_ Ж` });
  await send(staff, "enrollments", order);
  for (const text of [`o'neil "ünÏ"`, "100%_", "ж", `"Ü`, "nï", `" 1`, `o'neil   "ünï"`]) {
    expect(await search(staff, text), text).toEqual([id]);
  }
  for (const text of ['"', "* OR *", "o'neil OR asha", "text : asha", "NEAR(asha rao)", "zq", "\0"]) {
    expect((await staff.ask(`/requests?search=${encodeURIComponent(text)}`)).status, text).toBe(200);
  }
  expect(await search(staff, "o'neil OR asha")).toEqual([]);
});

test.for(engines)("names, notes and campaigns are found in any order, spelling and accent (%s)", async (engine) => {
  const { staff } = await start(engine);
  const source = { utmSource: "insta", utmCampaign: "Diwali-Sale" };
  const id = await send(staff, "contact", { ...contactMessage, name: "Jo\u0308rg Mu\u0308ller Ada", source });
  await send(staff, "enrollments", order);
  for (const text of ["Jörg Müller", "muller jorg", "MU\u0308LLER", "ada", "müll jörg st", "diwali", "98765 when"]) {
    expect(await search(staff, text), text).toEqual([id]);
  }
  await staff.post("/requests/status", { id, note: "Wants an invoice for Śrī Ltd" });
  expect(await search(staff, "sri invoice")).toEqual([id]);
  await staff.post("/requests/status", { id, note: "Sent it." });
  expect(await search(staff, "invoice")).toEqual([id]);
  const { notes } = await (await staff.ask(`/staff/timeline?subject=request&id=${id}`)).json();
  await staff.post("/staff/notes/delete", { id: notes[1].id });
  expect(await search(staff, "invoice")).toEqual([]);
  expect(await search(staff, "sent it")).toEqual([id]);
});

test.for(engines)("a name of the letters a to f is no reference (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const row = { kind: "contact", body: "{}", search_key: "", created_at: "2026" } as const;
  await site.db
    .insertInto("requests")
    .values({ ...row, id: "adab1234-0000" })
    .execute();
  const times = { created_at: "2026", due_at: "2026", give_up_at: "2026" };
  const delivery = {
    id: "adab1234-0000",
    request_id: "adab1234-0000",
    kind: "contact",
    state: "delivered",
    tries: 1,
  } as const;
  await site.db
    .insertInto("deliveries")
    .values({ ...delivery, ...times })
    .execute();
  expect(await search(staff, "Ada")).toEqual([]);
  for (const text of ["adab1234", "#ada", "ref ada", "adab1"])
    expect(await search(staff, text)).toEqual(["adab1234-0000"]);
});

test.for(engines)("a search with more hits than fit one query still pages through all (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
  const rows = Array.from({ length: 700 }, (_, index) => ({ id: `many-${index}`, created_at: at(index) }));
  await site.db
    .insertInto("requests")
    .values(rows.map((row) => ({ ...row, kind: "contact" as const, body: "{}", search_key: "many people" })))
    .execute();
  await site.db
    .insertInto("deliveries")
    .values(
      rows.map(({ id, created_at }) => {
        const times = { created_at, due_at: created_at, give_up_at: created_at };
        return { id, request_id: id, kind: "contact" as const, state: "delivered" as const, tries: 1, ...times };
      }),
    )
    .execute();
  await setStatus(staff, "many-3", "closed");
  const seen: string[] = [];
  let cursor = "";
  do {
    const page = await list(staff, { search: "PEOPLE", status: "new", limit: "200", cursor });
    seen.push(...page.requests.map((request) => request.id));
    cursor = page.next ?? "";
  } while (cursor);
  expect(seen).toEqual(
    rows
      .map((row) => row.id)
      .filter((id) => id !== "many-3")
      .toReversed(),
  );
  expect((await counts(staff, { search: "people" })).facets).toBeNull();
});

test.for(engines)("filters by status together with the others, and counts each choice (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const [first, second] = [await send(staff, "contact", contactMessage), await send(staff, "contact", contactMessage)];
  const third = await send(staff, "enrollments", order);
  const spam = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
  const gone = await send(staff, "enrollments", { ...order, name: "Gone" });
  await site.outbox.deliverDue();
  await setStatus(staff, second, "contacted");
  await staff.post("/requests/delete", { id: gone });
  const ids = async (query: Query) => (await list(staff, query)).requests.map((request) => request.id);
  expect(await ids({ status: "contacted" })).toEqual([second]);
  expect((await ids({ status: "new" })).toSorted()).toEqual([first, third, spam].toSorted());
  expect((await ids({ status: "new", kind: "contact" })).toSorted()).toEqual([first, spam].toSorted());
  expect(await ids({ status: "new", delivery: "held" })).toEqual([spam]);
  expect(await ids({ status: "new", search: "asha" })).toEqual([third]);
  expect(await counts(staff)).toEqual({
    open: 2,
    overdue: 0,
    deleted: 1,
    webhooks: ["enrollment", "contact"],
    facets: {
      total: 4,
      status: { new: 3, contacted: 1, enrolled: 0, closed: 0, spam: 0 },
      kind: { enrollment: 1, contact: 3 },
      delivery: { pending: 0, delivered: 3, failed: 0, "not-configured": 0, held: 1 },
    },
    sources: [{ key: "(direct)", count: 4 }],
  });
  expect((await counts(staff, { status: "new", kind: "contact" })).facets).toMatchObject({
    total: 2,
    status: { new: 2, contacted: 1 },
    kind: { enrollment: 1, contact: 2 },
    delivery: { delivered: 1, held: 1 },
  });
  expect((await counts(staff, { search: "ravi", delivery: "held" })).facets).toMatchObject({
    total: 1,
    kind: { enrollment: 0, contact: 1 },
    delivery: { delivered: 2, held: 1 },
  });
  expect((await counts(staff, { deleted: "true" })).facets).toMatchObject({ total: 1, kind: { enrollment: 1 } });
});

test.for(engines)("with the overdue first, pages go on into all others (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const late: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    late.push(await send(staff, "contact", contactMessage));
    site.clock.advance(1000);
  }
  const spam = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
  const answered = await send(staff, "enrollments", order);
  await setStatus(staff, answered, "contacted");
  site.clock.advance(new Date("2026-03-03T10:00:00Z").getTime() - site.now().getTime());
  await staff.signIn();
  const fresh = await send(staff, "enrollments", order);
  const rest = [answered, spam].toSorted().toReversed();
  for (const limit of ["1", "2", "3", "4", "200"]) {
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await list(staff, { order: "overdue", limit, cursor });
      seen.push(...page.requests.map((request) => request.id));
      cursor = page.next ?? "";
    } while (cursor);
    expect(seen, limit).toEqual([...late, fresh, ...rest]);
  }
  const enrollments = await list(staff, { order: "overdue", kind: "enrollment" });
  expect(enrollments.requests.map((request) => request.id)).toEqual([fresh, answered]);
});

test.for(engines)("who wrote before is marked, with the other requests and the student (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const enrollment = { ...order, email: "Asha@Example.com" };
  const first = await send(staff, "enrollments", enrollment);
  site.clock.advance(1000);
  const second = await send(staff, "contact", { ...contactMessage, email: "asha@example.COM" });
  site.clock.advance(1000);
  const third = await send(staff, "contact", { ...contactMessage, phone: "098765-43210" });
  site.clock.advance(1000);
  const stranger = await send(staff, "contact", { ...contactMessage, phone: "99999 43210" });
  const marked = async () =>
    Object.fromEntries((await list(staff)).requests.map((request) => [request.id, request.wroteBefore]));
  expect(await marked()).toEqual({ [first]: false, [second]: true, [third]: true, [stranger]: false });
  const student = await (await staff.post("/requests/add-student", { id: first })).json();
  const related = async (id: string) => {
    const answer = await (await staff.ask(`/requests/related?id=${id}`)).json();
    return [answer.request.id, answer.requests.map((request: InboxRequest) => request.id), answer.students];
  };
  expect(await related(second)).toEqual([second, [third, first], [{ id: student._id, name: order.name }]]);
  expect(await related(third)).toEqual([third, [second], []]);
  expect(await related(stranger)).toEqual([stranger, [], []]);
  await staff.post("/requests/delete", { id: first });
  expect(await marked()).toEqual({ [second]: false, [third]: true, [stranger]: false });
  // By e-mail address, though the request it was made of is gone.
  expect(await related(second)).toEqual([second, [third], [{ id: student._id, name: order.name }]]);
  expect((await staff.ask("/requests/related?id=none")).status).toBe(404);
});

test.for(engines)("several requests change at once, and each that does not is named (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const [first, second] = [await send(staff, "contact", contactMessage), await send(staff, "enrollments", order)];
  const spam = await send(staff, "contact", { ...contactMessage, [honeypotFieldName]: "filled" });
  await staff.post("/requests/status", { id: first, note: "Called." });
  const bulk = async (body: object) => (await staff.post("/requests/bulk", body)).json();
  expect(await bulk({ ids: [first, "none", second, first], action: "status", status: "closed" })).toEqual({
    done: [first, second],
    failed: [{ id: "none", error: "Request not found" }],
  });
  const saved = (await list(staff, { status: "closed" })).requests;
  expect(saved.find((request) => request.id === first)).toMatchObject({ note: "Called.", version: 3 });
  expect(await bulk({ ids: [first, spam], action: "release" })).toEqual({
    done: [spam],
    failed: [{ id: first, error: "This request is not held." }],
  });
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(3);
  expect(await bulk({ ids: [spam], action: "retry" })).toEqual({
    done: [],
    failed: [{ id: spam, error: "This request is already delivered." }],
  });
});

test("the table holds exactly what is filtered, with both times and phones as texts", async () => {
  const { staff } = await start();
  await send(staff, "contact", { ...contactMessage, phone: "098765 43210" });
  const wanted = await send(staff, "contact", { ...contactMessage, phone: "+919876543210", message: "=1+1" });
  await setStatus(staff, wanted, "contacted");
  const table = async (query: string) => (await staff.ask(`/requests.csv?${query}`)).text();
  const rows = (await table("status=contacted")).split("\r\n");
  expect(rows[0]).toContain(
    "Received (IST),Received (ISO),Kind,Name,Email,Phone,Course,Price,Message,Status,Note,Delivery,Id,",
  );
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(
    `2026-03-01 15:30:00,2026-03-01T10:00:00.000Z,contact,Ravi Iyer,,'+919876543210,,,'=1+1,contacted,,pending,${wanted},`,
  );
  expect(await table("search=9876543210&kind=contact")).toContain(",'098765 43210,");
  expect((await table("kind=enrollment")).split("\r\n")).toHaveLength(2);
});

test("bad filters and changes are refused by name", async () => {
  const { staff } = await start();
  for (const [path, field] of [
    ["?status=done", "status"],
    ["?order=oldest", "order"],
    ["?overdue=1", "overdue"],
    ["?cursor=rest 2026-01-01T00:00:00.000Z x", "cursor"],
    ["?order=overdue&cursor=2026-01-01T00:00:00.000Z x", "cursor"],
    ["/counts?status=done", "status"],
    ["/counts?deleted=1", "deleted"],
    [".csv?delivery=lost", "delivery"],
    [".csv?kind=both", "kind"],
    ["/related", "id"],
    ["/related?id=%00", "id"],
  ] as const) {
    const response = await staff.ask(`/requests${path}`);
    expect([response.status, (await response.json()).error], path).toEqual([400, expect.stringContaining(field)]);
  }
  for (const [body, field] of [
    [{}, "ids"],
    [{ ids: [], action: "retry" }, "ids"],
    [{ ids: Array.from({ length: 201 }, (_, index) => `${index}`), action: "retry" }, "ids"],
    [{ ids: [1], action: "retry" }, "id"],
    [{ ids: ["a"], action: "delete" }, "action"],
    [{ ids: ["a"], action: "status" }, "status"],
    [{ ids: ["a"], action: "status", status: "done" }, "status"],
    [{ ids: ["a"], action: "retry", status: "new" }, "status"],
  ] as const) {
    const response = await staff.post("/requests/bulk", body);
    expect([response.status, (await response.json()).error], JSON.stringify(body)).toEqual([
      400,
      expect.stringContaining(field),
    ]);
  }
  expect((await staff.ask("/requests/bulk")).status).toBe(405);
  expect((await staff.post("/requests/related", {})).status).toBe(405);
});

test("without a session nothing of it answers; without a webhook no kind is named", async () => {
  const site = await testServices("sqlite", { env });
  const stranger = createClient(site);
  for (const path of ["?status=new", "/counts?status=new", "/related?id=a", ".csv?status=new"]) {
    expect((await stranger.ask(`/requests${path}`)).status, path).toBe(401);
  }
  expect((await stranger.post("/requests/bulk", { ids: ["a"], action: "retry" })).status).toBe(401);
  expect((await counts(await signedInClient(site))).webhooks).toEqual([]);
});

test.for(engines)("what failed on any channel is found and counted among the failed (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const id = await send(staff, "contact", contactMessage);
  await send(staff, "contact", contactMessage);
  await site.outbox.deliverDue();
  const [created_at, due_at, give_up_at] = ["2026", "2026", "2026"];
  const mail = { id: "mail", request_id: id, kind: "visitor-mail", state: "failed", tries: 9 } as const;
  await site.db
    .insertInto("deliveries")
    .values({ ...mail, created_at, due_at, give_up_at })
    .execute();
  expect((await list(staff, { delivery: "failed" })).requests.map((request) => request.id)).toEqual([id]);
  expect((await counts(staff)).facets).toMatchObject({ total: 2, delivery: { delivered: 2, failed: 1 } });
  const failed = (await counts(staff, { delivery: "failed" })).facets;
  expect(failed).toMatchObject({ total: 1, kind: { contact: 1 }, status: { new: 1 }, delivery: { delivered: 2 } });
});
