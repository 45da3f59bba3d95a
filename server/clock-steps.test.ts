import { expect, test } from "vitest";
import { contactMessage, postJson } from "#tests/support/sample-requests.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { createClock, engines, testDelivery } from "#tests/support/test-services.ts";
import { contactRoutes } from "./api/forms.ts";
import { countDeliveriesByState } from "./db/deliveries/delivery-queue-and-backoffs.ts";
import { leaseNextDelivery, leaseTime } from "./db/deliveries/leases.ts";
import { createCircuitBreaker } from "./gateway/cached-checked-gateway.ts";
import { createRateLimit } from "./http/rate-limit.ts";

const hour = 3_600_000;
/** A clock that was wrong and is put right, either way. */
const steps = [
  { name: "an hour forward and back", first: hour, second: -hour },
  { name: "an hour back and forward", first: -hour, second: hour },
];
const cases = engines.flatMap((engine) => steps.map((step) => ({ engine, ...step })));
const env = { STAFF_PIN: staffPin };

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

test.for(engines)("a lease taken by a clock that ran fast ends with that hour (%s)", async (engine) => {
  const { chat, clock, db, outbox, ...site } = await testDelivery(engine);
  await contactRoutes({ ...site, db, outbox }).request("/", postJson(contactMessage));
  clock.advance(hour);
  expect(await leaseNextDelivery(db, { kinds: outbox.kinds, worker: "dead", now: clock.now() })).toBeDefined();
  clock.advance(-hour);
  await outbox.deliverDue();
  expect(chat.arrivals).toHaveLength(0);
  clock.advance(hour + leaseTime);
  await outbox.deliverDue();
  expect(chat.arrivals).toHaveLength(1);
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
