import { sql } from "kysely";
import { expect, test } from "vitest";
import { engines, testDelivery } from "#tests/support/test-services.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { leaseNextDelivery, lockAndListSendingRequests, saveDeliveryResults } from "../db/deliveries/leases.ts";
import { pauseOrResumeDeliveriesByWebhook } from "../db/deliveries/delivery-queue-and-backoffs.ts";
import { softDeleteRequest, saveStatusAndNote } from "../db/requests/update-request.ts";
import { saveRequest } from "../db/requests/save-request.ts";
import type { Services } from "../services.ts";
import { createSendLock } from "./outbox.ts";

const minute = 60_000;

async function saveOrder({ db, now }: Services, name = order.name) {
  const request = { kind: "enrollment", body: { ...order, name }, delivery: "pending", idempotencyKey: null } as const;
  return (await saveRequest(db, request, now())).id;
}

async function saveContact({ db, now }: Services, message = contactMessage.message) {
  const body = { ...contactMessage, message };
  const request = { kind: "contact", body, delivery: "pending", idempotencyKey: null } as const;
  return (await saveRequest(db, request, now())).id;
}

const readDelivery = ({ db }: Services, id: string) =>
  db.selectFrom("deliveries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test.for(engines)("delivers each request once, to the webhook of its kind, in order (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) {
    ids.push(await saveOrder(site, `Student ${index}`));
    site.clock.advance(1);
  }
  const contact = await saveContact(site);
  await site.outbox.deliverDue();
  await site.outbox.deliverDue();
  const arrived = (webhook: string) =>
    site.chat.arrivals.filter((arrival) => arrival.webhook === webhook).map((arrival) => arrival.reference);
  expect(arrived("enrollment")).toEqual(ids);
  expect(arrived("contact")).toEqual([contact]);
  const row = await readDelivery(site, contact);
  expect(row).toMatchObject({ state: "delivered", tries: 1, locked_by: null });
  expect(row.message_id).toMatch(/^message-/);
});

test.for(engines)("tries again after an error and keeps the order (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const first = await saveOrder(site);
  site.clock.advance(10);
  const second = await saveOrder(site);
  const error = { status: 200, headers: { "content-type": "application/json" }, body: '{"code":50035}' };
  site.chat.behave(({ count }) => (count === 1 ? { status: 500 } : count === 2 ? error : "normal"));
  for (let round = 0; round < 4; round++) {
    await site.outbox.deliverDue();
    site.clock.advance(2000);
  }
  expect(site.chat.arrivals.map((arrival) => arrival.reference)).toEqual([first, second]);
  expect(site.chat.calls).toHaveLength(4);
  expect(await readDelivery(site, first)).toMatchObject({ state: "delivered", tries: 3, last_error: null });
});

test.for(engines)("a hanging chat and a closed socket are tried again (%s)", async (engine) => {
  const site = await testDelivery(engine, { sendTimeout: 2500 });
  const id = await saveOrder(site);
  site.chat.behave(({ count }) => (count === 1 ? "hang" : count === 2 ? "reset" : "normal"));
  await site.outbox.deliverDue();
  expect(await readDelivery(site, id)).toMatchObject({ state: "pending", last_error: "no answer in time" });
  site.clock.advance(2000);
  await site.outbox.deliverDue();
  expect((await readDelivery(site, id)).last_error).toMatch(/^network: /);
  site.clock.advance(4000);
  await site.outbox.deliverDue();
  expect(await readDelivery(site, id)).toMatchObject({ state: "delivered", tries: 3 });
});

test.for(engines)(
  "a chat's number that no table can hold is left out, and the request sent once (%s)",
  async (engine) => {
    const site = await testDelivery(engine);
    site.chat.behave(() => ({ status: 200, body: JSON.stringify({ id: "7\0" }) }));
    const id = await saveContact(site);
    await site.outbox.deliverDue();
    expect(await readDelivery(site, id)).toMatchObject({ state: "delivered", message_id: null });
  },
);

test.for(engines)("one request that always fails does not hold up the others (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const bad = await saveOrder(site);
  site.clock.advance(1);
  site.chat.behave(({ count }) => (count <= 5 ? { status: 500 } : "normal"));
  const good = await saveOrder(site);
  for (let round = 0; round < 6; round++) {
    await site.outbox.deliverDue();
    site.clock.advance(16_500);
  }
  expect(site.chat.arrivals[0]?.reference).toBe(good);
  site.clock.advance(minute);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals[1]?.reference).toBe(bad);
});

test.for(engines)("gives up after a day and says why (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const id = await saveOrder(site);
  site.chat.behave(() => ({ status: 503 }));
  for (let hour = 0; hour <= 25; hour++) {
    await site.outbox.deliverDue();
    site.clock.advance(60 * minute);
  }
  const row = await readDelivery(site, id);
  expect(row).toMatchObject({ state: "failed", last_error: "gave up after a day: answered 503" });
  expect(row.tries).toBeGreaterThan(10);
});

const refusals = [
  [401, "{}", "refused with 401"],
  [403, "{}", "refused with 403"],
  [404, '{"code":10015}', "refused with 404, code 10015"],
  [400, '{"code":50035,"errors":{"embeds":{}}}', "refused with 400, code 50035, at embeds"],
] as const;

test.for(refusals)("a rejection with %i is final after one HTTP request", async ([status, body, reason]) => {
  const site = await testDelivery("sqlite");
  const id = await saveOrder(site);
  site.chat.behave(() => ({ status, body }));
  for (let round = 0; round < 5; round++) {
    await site.outbox.deliverDue();
    site.clock.advance(60 * minute);
  }
  expect(site.chat.calls).toHaveLength(1);
  expect(await readDelivery(site, id)).toMatchObject({ state: "failed", last_error: reason });
});

test.for(engines)("a refused name is sent once more under the default name (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const id = await saveOrder(site, "Refused For No Known Reason");
  const refusal = { status: 400, body: '{"code":50035,"errors":{"username":{}}}' };
  site.chat.behave(({ count }) => (count === 1 ? refusal : "normal"));
  await site.outbox.deliverDue();
  expect(site.chat.arrivals[0]).toMatchObject({ reference: id, username: "Enrollment Form" });
  expect(site.chat.calls).toHaveLength(2);
});

test.for(engines)("a webhook that refuses everything is called less and less (%s)", async (engine) => {
  const site = await testDelivery(engine);
  for (let index = 0; index < 120; index++) await saveOrder(site);
  site.chat.behave(() => ({ status: 401 }));
  const callsInFiveMinutes = async () => {
    const before = site.chat.calls.length;
    for (let second = 0; second < 300; second += 5) {
      await site.outbox.deliverDue();
      site.clock.advance(5000);
    }
    return site.chat.calls.length - before;
  };
  const early = await callsInFiveMinutes();
  const late = await callsInFiveMinutes();
  expect(early + late).toBeLessThan(20);
  expect(late).toBeLessThan(early);
  expect(late).toBeGreaterThan(0);
});

const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };
const limits = [
  ["header", { headers: { ...json, "retry-after": "7" }, body: "{}" }, 7000],
  ["body", { headers: json, body: '{"retry_after":3.25}' }, 3250],
  ["the larger", { headers: { ...json, "retry-after": "2" }, body: '{"retry_after":40.5}' }, 40_500],
  ["a date", { headers: { ...json, "retry-after": "Sun, 01 Mar 2026 10:00:30 GMT" }, body: "" }, 30_000],
  ["a header alone", { headers: { "content-type": "text/plain", "retry-after": "1" }, body: "" }, 1000],
  ["nothing", { headers: json, body: "{}" }, minute],
  ["a page", { headers: html, body: "<h1>blocked</h1>" }, minute],
  ["a page and a header", { headers: { ...html, "retry-after": "5" }, body: "<h1>blocked</h1>" }, minute],
] as const;

test.for(limits)("a 429 that tells %s is obeyed to the millisecond", async ([, answer, wait]) => {
  const site = await testDelivery("sqlite");
  await saveOrder(site);
  await saveOrder(site);
  const contact = await saveContact(site);
  site.chat.behave(({ webhook, count }) =>
    webhook === "enrollment" && count === 1 ? { status: 429, ...answer } : "normal",
  );
  await site.outbox.deliverDue();
  expect(site.chat.arrivals.map((arrival) => arrival.reference)).toEqual([contact]);
  site.clock.advance(wait - 1);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(1);
  site.clock.advance(1);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(3);
});

test("a block without a time grows with every repetition", async () => {
  const site = await testDelivery("sqlite");
  await saveOrder(site);
  site.chat.behave(() => ({ status: 429, headers: html, body: "<h1>blocked</h1>" }));
  for (let second = 0; second < 600; second += 10) {
    await site.outbox.deliverDue();
    site.clock.advance(10_000);
  }
  // After 0, 60, 180 and 420 seconds.
  expect(site.chat.calls).toHaveLength(4);
});

test.for(engines)("a global limit pauses every webhook, on every instance (%s)", async (engine) => {
  const site = await testDelivery(engine);
  await saveOrder(site);
  await saveContact(site);
  site.chat.behave(() => ({ status: 429, headers: json, body: '{"retry_after":20,"global":true}' }));
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(1);
  site.chat.behave(() => "normal");
  site.clock.advance(19_999);
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(1);
  site.clock.advance(1);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toHaveLength(2);
});

test("a spent budget is waited out before the chat has to refuse", async () => {
  const site = await testDelivery("sqlite");
  await saveOrder(site);
  await saveOrder(site);
  const spent = { "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "1.5" };
  site.chat.behave(() => ({ status: 200, headers: spent, body: '{"id":"1"}' }));
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(1);
  site.clock.advance(1500);
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(2);
});

test.for(engines)("a crashed worker's delivery is taken over when its lease has run out (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const id = await saveOrder(site);
  await leaseNextDelivery(site.db, { kinds: ["enrollment"], worker: "crashed", now: site.now() });
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(0);
  site.clock.advance(minute);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals.map((arrival) => arrival.reference)).toEqual([id]);
});

test.for(engines)("what waited for a webhook goes out once there is one (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const id = await saveOrder(site);
  await pauseOrResumeDeliveriesByWebhook(site.db, [], site.now());
  expect(await readDelivery(site, id)).toMatchObject({ state: "not-configured" });
  site.clock.advance(48 * 60 * minute);
  await pauseOrResumeDeliveriesByWebhook(site.db, site.outbox.kinds, site.now());
  await site.outbox.deliverDue();
  expect(await readDelivery(site, id)).toMatchObject({ state: "delivered" });
});

test.for(engines)("a first webhook gets what is recent and still open, the newest first (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const senders = ["z", "a", "m"];
  const save = async (sender: string) => {
    site.clock.advance(minute);
    const request = {
      kind: "contact",
      body: contactMessage,
      delivery: "not-configured",
      idempotencyKey: null,
    } as const;
    return (await saveRequest(site.db, { ...request, sender }, site.now())).id;
  };
  const old = await save("a");
  site.clock.advance(15 * 24 * 60 * minute);
  const closed = await save("b");
  await saveStatusAndNote(site.db, { id: closed, status: "contacted", version: undefined }, site.now());
  await softDeleteRequest(site.db, await save("c"), site.now());
  const open = [];
  for (const sender of senders) open.push(await save(sender));
  await pauseOrResumeDeliveriesByWebhook(site.db, site.outbox.kinds, site.now());
  await site.outbox.deliverDue();
  expect(site.chat.arrivals.map((arrival) => arrival.reference)).toEqual(open.toReversed());
  for (const id of [old, closed]) expect(await readDelivery(site, id)).toMatchObject({ state: "not-configured" });
});

test.for(engines)("a later start announces nothing of what the first webhook left out (%s)", async (engine) => {
  const site = await testDelivery(engine);
  const save = () => {
    site.clock.advance(minute);
    const request = {
      kind: "contact",
      body: contactMessage,
      delivery: "not-configured",
      idempotencyKey: null,
    } as const;
    return saveRequest(site.db, request, site.now());
  };
  const listPending = async () => {
    await pauseOrResumeDeliveriesByWebhook(site.db, site.outbox.kinds, site.now());
    return (await site.db.selectFrom("deliveries").select("id").where("state", "=", "pending").execute()).length;
  };
  for (let index = 0; index < 102; index++) await save();
  expect(await listPending()).toBe(100);
  expect(await listPending()).toBe(100);
  await save();
  expect(await listPending()).toBe(101);
});

test.for(engines)(
  "what is deleted while it is sent, or leased by a dead worker, is not sent again (%s)",
  async (engine) => {
    const site = await testDelivery(engine);
    const lease = () => leaseNextDelivery(site.db, { kinds: ["enrollment"], worker: "one", now: site.now() });
    const lost = await saveOrder(site);
    await lease();
    await softDeleteRequest(site.db, lost, site.now());
    const failed = await saveOrder(site);
    await lease();
    await softDeleteRequest(site.db, failed, site.now());
    expect(await lockAndListSendingRequests(site.db, [lost, failed], site.now())).toHaveLength(2);
    await saveDeliveryResults(site.db, [failed], "one", { state: "pending", error: "answered 500", dueAt: undefined });
    site.clock.advance(10 * minute);
    await site.outbox.deliverDue();
    expect(site.chat.calls).toEqual([]);
    for (const id of [lost, failed]) expect(await readDelivery(site, id)).toMatchObject({ state: "held" });
    const arrived = await saveOrder(site);
    await lease();
    await softDeleteRequest(site.db, arrived, site.now());
    await saveDeliveryResults(site.db, [arrived], "one", { state: "delivered", at: site.now(), messageId: "7" });
    expect(await readDelivery(site, arrived)).toMatchObject({ state: "delivered", message_id: "7" });
  },
);

test("a new request wakes the sleeping outbox, and a stop gives back what it holds", async () => {
  const site = await testDelivery("sqlite");
  site.outbox.start();
  const id = await saveOrder(site);
  site.outbox.wake();
  await expect.poll(() => site.chat.arrivals.map((arrival) => arrival.reference), { timeout: 20_000 }).toEqual([id]);
  await site.outbox.stop();
  expect(await readDelivery(site, id)).toMatchObject({ state: "delivered", locked_by: null });
});

test("a message that was sent while the database broke is recorded later, not sent again", async () => {
  const site = await testDelivery("sqlite");
  const id = await saveOrder(site);
  await sql`create trigger broken before update of delivered_at on deliveries begin select raise(abort, 'disk full'); end`.execute(
    site.db,
  );
  await expect(site.outbox.deliverDue()).rejects.toThrow("disk full");
  await sql`drop trigger broken`.execute(site.db);
  site.clock.advance(2 * minute);
  await site.outbox.deliverDue();
  expect(site.chat.calls).toHaveLength(1);
  expect(await readDelivery(site, id)).toMatchObject({ state: "delivered" });
});

test("work goes one after the other, and past a slow one", async () => {
  const withLock = createSendLock(20);
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const turns = [
    withLock(async () => void done.push("first")),
    withLock(async () => {
      await slow.promise;
      done.push("slow");
    }),
    withLock(async () => void done.push("third")),
  ];
  await turns[2];
  expect(done).toEqual(["first", "third"]);
  slow.resolve();
  await Promise.all(turns);
  expect(done).toEqual(["first", "third", "slow"]);
});

test("a send that fails releases the lock for the next one", async () => {
  const withLock = createSendLock(10_000);
  await expect(withLock(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(withLock(async () => "next")).resolves.toBe("next");
});
