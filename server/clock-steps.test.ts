import { expect, test } from "vitest";
import { contactMessage, postJson } from "#tests/support/sample-requests.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { createClock, engines, testDelivery, testServices } from "#tests/support/test-services.ts";
import { contactRoutes } from "./api/forms.ts";
import { countDeliveriesByState, saveTeamReportUnlessRecent } from "./db/deliveries/delivery-queue-and-backoffs.ts";
import { leaseNextDelivery, lockAndListSendingRequests } from "./db/deliveries/leases.ts";
import { recordOwnPageVisit } from "./db/students/own-page.ts";
import { saveNewStudent } from "./db/students/students.ts";
import { createCircuitBreaker } from "./gateway/cached-checked-gateway.ts";
import { createRateLimit } from "./http/rate-limit.ts";

const minute = 60_000;
const hour = 60 * minute;
/** A clock that was wrong and is put right, either way. */
const steps = [
  { name: "an hour forward and back", first: hour, second: -hour },
  { name: "an hour back and forward", first: -hour, second: hour },
];
const cases = engines.flatMap((engine) => steps.map((step) => ({ engine, ...step })));
const env = { STAFF_PIN: staffPin };

const newStudent = {
  name: "Asha",
  email: "",
  phone: "",
  completedDays: [],
  course: null,
  price: null,
  paidOn: null,
  paidNote: "",
  batch: "",
  batchStart: null,
};

test.for(cases)("deliveries go out when the clock goes $name ($engine)", async ({ engine, first, second }) => {
  const { chat, clock, db, outbox, ...site } = await testDelivery(engine);
  const send = () => contactRoutes({ ...site, db, outbox }).request("/", postJson(contactMessage));
  // One is refused for now before the step, one is saved at the wrong time, one after the clock is right again.
  chat.behave(() => ({ status: 500 }));
  await send();
  await outbox.deliverDue();
  clock.advance(first);
  await send();
  await outbox.deliverDue();
  clock.advance(second);
  await send();
  chat.behave(() => "normal");
  clock.advance(Math.abs(first) + 60_000);
  await outbox.deliverDue();
  expect(await countDeliveriesByState(db)).toMatchObject({ pending: 0, delivered: 3 });
  expect(new Set(chat.arrivals.map(({ reference }) => reference)).size).toBe(3);
  expect(chat.arrivals).toHaveLength(3);
});

test.for(engines)("a lease taken by a clock that ran fast is not waited for (%s)", async (engine) => {
  const { chat, clock, db, outbox, ...site } = await testDelivery(engine);
  await contactRoutes({ ...site, db, outbox }).request("/", postJson(contactMessage));
  const { id } = await db.selectFrom("requests").select("id").executeTakeFirstOrThrow();
  const lease = () => leaseNextDelivery(db, { kinds: outbox.kinds, worker: "dead", now: clock.now() });
  expect(await lease()).toBeDefined();
  // Another instance's clock may be a little ahead.
  clock.advance(-2 * minute);
  expect(await lease()).toBeUndefined();
  expect(await lockAndListSendingRequests(db, [id], clock.now())).toEqual([id]);
  clock.advance(-hour);
  expect(await lockAndListSendingRequests(db, [id], clock.now())).toEqual([]);
  await outbox.deliverDue();
  expect(chat.arrivals).toHaveLength(1);
});

test.for(engines)("what was saved by a clock that ran fast goes out once it is set back a day (%s)", async (engine) => {
  const { chat, clock, databaseUrl, db, outbox, ...site } = await testDelivery(engine);
  const send = () => contactRoutes({ ...site, db, outbox }).request("/", postJson(contactMessage));
  const failures = () => chat.calls.length - chat.arrivals.length;
  // It failed by the wrong clock, which paused its channel and put it off.
  chat.behave(() => ({ status: 500 }));
  await send();
  for (let tries = 0; tries < 6; tries += 1) {
    await outbox.deliverDue();
    clock.advance(minute);
  }
  expect(failures()).toBe(6);
  await send();
  chat.behave(() => "normal");
  clock.advance(-24 * hour);
  await outbox.deliverDue();
  clock.advance(minute);
  await outbox.deliverDue();
  expect(chat.arrivals).toHaveLength(2);
  // A site that is started again by the right clock knows by the rows alone.
  await send();
  clock.advance(-24 * hour);
  const again = await testServices(engine, { clock, databaseUrl, env: { CONTACT_WEBHOOK_URL: chat.urlOf("contact") } });
  await again.outbox.deliverDue();
  expect(chat.arrivals).toHaveLength(3);
  expect(new Set(chat.arrivals.map(({ reference }) => reference)).size).toBe(3);
});

test.for(engines)("tries at the PIN by a clock that ran fast lock nobody out for a day (%s)", async (engine) => {
  const site = await testDelivery(engine, { env });
  const stranger = createClient(site);
  site.clock.advance(24 * hour);
  for (let count = 0; count < 5; count += 1) await stranger.signIn("0000");
  expect((await stranger.signIn()).status).toBe(429);
  site.clock.advance(-24 * hour);
  expect((await stranger.signIn()).status).toBe(204);
  // A step of minutes gives no fresh tries.
  for (let count = 0; count < 5; count += 1) await stranger.signIn("0000");
  site.clock.advance(-10 * minute);
  const refused = await stranger.signIn();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(30 * 60);
});

test.for(engines)("reports, the digest and visits go on when the clock is set back a year (%s)", async (engine) => {
  const { clock, db, now, ...site } = await testDelivery(engine);
  const report = { key: "one of a kind", kind: "error-report", body: {} } as const;
  const { _id: id } = await saveNewStudent(db, newStudent, now());
  const [student] = await db.selectFrom("students").selectAll().where("id", "=", id).execute();
  if (!student) throw new Error("not saved");
  const visit = async () => {
    await recordOwnPageVisit(db, student, now());
    const { last_visit_at } = await db.selectFrom("students").select("last_visit_at").executeTakeFirstOrThrow();
    return last_visit_at;
  };
  expect(await saveTeamReportUnlessRecent(db, report, now())).toBe(true);
  await visit();
  clock.advance(-365 * 24 * hour);
  expect(await visit()).toBe(now().toISOString());
  expect(await saveTeamReportUnlessRecent(db, report, now())).toBe(true);
  expect(await saveTeamReportUnlessRecent(db, report, now())).toBe(false);
  // Another instance's clock may be a little behind.
  clock.advance(-minute);
  expect(await saveTeamReportUnlessRecent(db, { ...report, since: new Date(0) }, now())).toBe(false);
  await site.outbox.deliverDue();
});

test.for(cases)("a session stays open and wrong PINs stay limited, $name ($engine)", async (options) => {
  const { engine, first, second } = options;
  const site = await testDelivery(engine, { env });
  const staff = await signedInClient(site);
  const stranger = createClient(site);
  const isSignedIn = async () => (await staff.ask("/staff/session")).status;
  for (let count = 0; count < 5; count += 1) await stranger.signIn("0000");
  expect((await stranger.signIn()).status).toBe(429);
  site.clock.advance(first);
  expect(await isSignedIn()).toBe(204);
  site.clock.advance(second);
  expect(await isSignedIn()).toBe(204);
  // The lock neither lasts longer than it was meant to, nor comes back.
  site.clock.advance(16 * 60_000);
  expect((await stranger.signIn()).status).toBe(204);
});

test.each(steps)("a limit neither sticks nor falls away when the clock goes $name", ({ first, second }) => {
  const clock = createClock();
  const limit = createRateLimit({ burst: 2, perMinute: 60, now: clock.now });
  const take = () => limit.take("client").allowed;
  expect([take(), take(), take()]).toEqual([true, true, false]);
  clock.advance(first);
  take();
  clock.advance(second);
  take();
  clock.advance(3000);
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

test.each(steps)("a gateway that rests is probed again when the clock goes $name", ({ first }) => {
  const clock = createClock();
  const circuit = createCircuitBreaker(() => clock.now().getTime());
  for (let count = 0; count < 5; count += 1) circuit.failed();
  expect(circuit.enter()).toBe(false);
  clock.advance(first);
  expect(circuit.enter()).toBe(true);
});
