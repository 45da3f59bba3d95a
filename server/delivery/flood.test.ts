import { sql } from "kysely";
import { expect, test } from "vitest";
import { contactMessage, order, postJson } from "#tests/support/sample-requests.ts";
import { engines, testDelivery, testServices, type Engine } from "#tests/support/test-services.ts";
import { sameOriginApiRoutes } from "../api/routes.ts";
import { leaseNextDelivery, leaseBacklogOfFloodingSender, leaseTime } from "../db/deliveries/leases.ts";
import { countDeliveriesByState } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import { maxSeparateMessages } from "./team-message.ts";

const flooder = "203.0.113.7";
const visitor = "198.51.100.9";

/** A site behind one proxy, and a way to send it requests from any address. */
async function testFlood(engine: Engine, env: Record<string, string> = {}) {
  const site = await testDelivery(engine, { env: { TRUST_PROXY: "1", ...env } });
  const api = sameOriginApiRoutes(site, { siteUrl: "https://course.example" });
  async function enroll(address: string, times = 1, change: (index: number) => object = () => ({})) {
    const ids: string[] = [];
    for (let index = 0; index < times; index++) {
      const body = { ...order, name: `Student ${index}`, ...change(index) };
      const response = await api.request("/enrollments", postJson(body, { "x-forwarded-for": address }));
      expect(response.status).toBe(201);
      const { id } = (await response.json()) as { id: string };
      ids.push(id);
      site.clock.advance(1);
    }
    return ids;
  }
  const arrived = () => site.chat.arrivals.flatMap(({ references }) => references);
  return { ...site, api, enroll, arrived };
}

test.for(engines)("a flood of 300 neither holds up another visitor nor loses a request (%s)", async (engine) => {
  const site = await testFlood(engine);
  const flood = await site.enroll(flooder, 300);
  const [other = ""] = await site.enroll(visitor);
  await site.outbox.deliverDue();

  const turn = site.chat.arrivals.findIndex(({ references }) => references.includes(other));
  expect(turn).toBeLessThan(3);
  expect(site.chat.arrivals[turn]).toMatchObject({ references: [other], username: "Student 0" });
  expect(site.arrived()).toHaveLength(301);
  expect(new Set(site.arrived())).toEqual(new Set([...flood, other]));
  expect(site.chat.calls.length).toBeLessThan(25);
  expect(await countDeliveriesByState(site.db)).toMatchObject({ pending: 0, delivered: 301, failed: 0 });
});

test("a digest names every sender with contact and course, and says where the rest is", async () => {
  const site = await testFlood("sqlite");
  const ids = await site.enroll(flooder, 12, (index) => ({ name: `Asha *${index}*`, phone: "98765 43210" }));
  await site.outbox.deliverDue();
  const [{ message } = { message: undefined }] = site.chat.arrivals;
  expect(message?.username).toBe("Course Website");
  const [embed] = message?.embeds ?? [];
  expect(embed?.title).toBe("12 enrollments from one sender");
  expect(embed?.description).toContain("see the staff inbox");
  expect(embed?.fields.map(({ name }) => name)).toEqual(ids.map((id) => `Reference ${id}`));
  expect(embed?.fields[3]?.value).toBe(
    ["Asha \\*3\\*", "asha@example.com, 98765 43210", "Complete Bundle, ₹3,000"].join("\n"),
  );
});

test("a few at once, and a crowd over time, get a message each", async () => {
  const site = await testFlood("sqlite");
  await site.enroll(flooder, maxSeparateMessages);
  await site.outbox.deliverDue();
  for (let student = 0; student < 40; student++) {
    await site.enroll(flooder);
    await site.outbox.deliverDue();
  }
  expect(site.chat.arrivals).toHaveLength(maxSeparateMessages + 40);
  expect(site.chat.arrivals.every(({ username }) => username.startsWith("Student"))).toBe(true);
});

test.for(engines)("senders take turns, each in the order of his requests (%s)", async (engine) => {
  const site = await testFlood(engine);
  const queues = [await site.enroll(flooder, 4), await site.enroll(visitor, 4), await site.enroll("192.0.2.1", 4)];
  await site.outbox.deliverDue();
  const ownerOf = (id: string) => queues.findIndex((ids) => ids.includes(id));
  const owners = site.arrived().map(ownerOf);
  for (let round = 0; round < 4; round++) {
    expect(new Set(owners.slice(round * 3, round * 3 + 3)).size).toBe(3);
  }
  for (const [owner, ids] of queues.entries()) {
    expect(site.arrived().filter((id) => ownerOf(id) === owner)).toEqual(ids);
  }
});

test.for(engines)(
  "one flood of enrollments, one of messages and an alert share a webhook in turns (%s)",
  async (engine) => {
    const chat = await testDelivery(engine);
    const url = chat.chat.urlOf("both");
    const env = { ENROLLMENT_WEBHOOK_URL: url, CONTACT_WEBHOOK_URL: url, TRUST_PROXY: "1" };
    const site = await testServices(engine, { env, clock: chat.clock });
    const api = sameOriginApiRoutes(site, { siteUrl: "https://course.example" });
    const headers = { "x-forwarded-for": flooder };
    for (let index = 0; index < 60; index++) {
      await api.request("/enrollments", postJson(order, headers));
      await api.request("/contact", postJson(contactMessage, headers));
    }
    await site.reportError(new Error("broken"), "GET /pricing");
    await site.outbox.deliverDue();
    const titles = chat.chat.arrivals.slice(0, 3).map(({ message }) => message.embeds[0]?.title);
    expect(titles).toEqual(["25 enrollments from one sender", "25 contact messages from one sender", "Server Error"]);
    expect(new Set(chat.chat.arrivals.flatMap(({ references }) => references)).size).toBe(121);
  },
);

test.for(engines)("a request that spoils its digest fails alone (%s)", async (engine) => {
  const site = await testFlood(engine);
  const ids = await site.enroll(flooder, 15);
  const bad = ids[5] ?? "";
  site.chat.behave(({ references }) =>
    references.includes(bad) ? { status: 400, body: '{"code":50035,"errors":{"embeds":{}}}' } : "normal",
  );
  for (let round = 0; round < 20; round++) {
    await site.outbox.deliverDue();
    site.clock.advance(60_000);
  }
  expect(new Set(site.arrived())).toEqual(new Set(ids.filter((id) => id !== bad)));
  expect(site.arrived()).toHaveLength(14);
  expect(await countDeliveriesByState(site.db)).toMatchObject({ delivered: 14, failed: 1, pending: 0 });
});

test.for(engines)("a digest that failed is sent again, whole (%s)", async (engine) => {
  const site = await testFlood(engine);
  const ids = await site.enroll(flooder, 20);
  site.chat.behave(({ count }) => (count <= 2 ? { status: 500 } : "normal"));
  for (let round = 0; round < 4; round++) {
    await site.outbox.deliverDue();
    site.clock.advance(4000);
  }
  expect(site.chat.arrivals.map(({ references }) => references)).toEqual([ids]);
});

test.for(engines)(
  "what a crashed worker held of a flood is taken over when its lease has run out (%s)",
  async (engine) => {
    const site = await testFlood(engine);
    const ids = await site.enroll(flooder, 40);
    const crashed = { worker: "crashed", now: site.now() };
    const first = await leaseNextDelivery(site.db, { ...crashed, kinds: ["enrollment"] });
    expect(first).toMatchObject({ id: ids[0] });
    const held = first
      ? await leaseBacklogOfFloodingSender(site.db, first, { ...crashed, flood: maxSeparateMessages, most: 24 })
      : [];
    expect(held.map(({ id }) => id)).toEqual(ids.slice(1, 25));
    await site.outbox.deliverDue();
    expect(site.arrived()).toEqual(ids.slice(25));
    site.clock.advance(leaseTime);
    await site.outbox.deliverDue();
    expect(site.arrived().toSorted()).toEqual(ids.toSorted());
  },
);

test("a digest that was sent while the database broke is recorded later, not sent again", async () => {
  const site = await testFlood("sqlite");
  await site.enroll(flooder, 20);
  await sql`create trigger broken before update of delivered_at on deliveries begin select raise(abort, 'disk full'); end`.execute(
    site.db,
  );
  await expect(site.outbox.deliverDue()).rejects.toThrow("disk full");
  await sql`drop trigger broken`.execute(site.db);
  site.clock.advance(2 * leaseTime);
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(1);
  expect(await countDeliveriesByState(site.db)).toMatchObject({ delivered: 20, pending: 0 });
});

test("four instances on one PostgreSQL put a flood together and send each request once", async () => {
  const first = await testFlood("postgres");
  const { databaseUrl, clock } = first;
  const env = { ENROLLMENT_WEBHOOK_URL: first.chat.urlOf("enrollment") };
  const others = await Promise.all([1, 2, 3].map(() => testServices("postgres", { databaseUrl, clock, env })));
  const ids = [...(await first.enroll(flooder, 250)), ...(await first.enroll(visitor, 5))];
  await Promise.all([first, ...others].map(({ outbox }) => outbox.deliverDue()));
  expect(first.arrived().toSorted()).toEqual(ids.toSorted());
  expect(first.chat.calls.length).toBeLessThan(80);
});

test("a sender is stored as a keyed digest while his request waits, and not at all where addresses are not counted", async () => {
  const site = await testFlood("sqlite");
  const readSenders = async ({ db }: typeof site) =>
    (await db.selectFrom("deliveries").select("sender").orderBy("created_at").execute()).map(({ sender }) => sender);
  await site.enroll(flooder, 2);
  await site.enroll(visitor);
  const [first = "", second, third] = await readSenders(site);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  await site.outbox.deliverDue();
  expect(await readSenders(site)).toEqual(["", "", ""]);

  const uncounted = await testFlood("sqlite", { RATE_LIMIT: "off" });
  await uncounted.enroll(flooder, 12);
  expect(new Set(await readSenders(uncounted))).toEqual(new Set([""]));
  await uncounted.outbox.deliverDue();
  expect(uncounted.chat.arrivals).toHaveLength(12);
});

test("the next turn is found through the index alone, however many wait", async () => {
  const site = await testFlood("sqlite");
  const plan = await sql<{ detail: string }>`explain query plan
    select id from deliveries where state = 'pending' and kind = 'contact' and sender > 'a' and due_at <= 'b'
      and (locked_until is null or locked_until <= 'b')
    order by sender, due_at, created_at, id limit 1`.execute(site.db);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    "SEARCH deliveries USING INDEX deliveries_by_sender (state=? AND kind=? AND sender>?)",
  ]);
});
