import { Hono } from "hono";
import { expect, test } from "vitest";
import { createClock } from "#tests/support/test-services.ts";
import { createRateLimit, rateLimitMiddleware } from "./rate-limit.ts";

test("lets a burst through, then says how long to wait", () => {
  const clock = createClock();
  const limit = createRateLimit({ burst: 3, perMinute: 6, now: clock.now });
  expect([1, 2, 3].map(() => limit.take("a").allowed)).toEqual([true, true, true]);
  expect(limit.take("a")).toEqual({ allowed: false, retryAfter: 10 });
  expect(limit.take("b")).toEqual({ allowed: true });
  clock.advance(10_000);
  expect(limit.take("a")).toEqual({ allowed: true });
  expect(limit.take("a").allowed).toBe(false);
});

test("waiting for `retryAfter` is enough, and refused tries cost nothing", () => {
  const clock = createClock();
  const limit = createRateLimit({ burst: 1, perMinute: 7, now: clock.now });
  limit.take("a");
  for (let attempt = 0; attempt < 50; attempt++) limit.take("a");
  expect(limit.take("a")).toEqual({ allowed: false, retryAfter: 9 });
  clock.advance(9000);
  expect(limit.take("a").allowed).toBe(true);
});

test("forgets the keys not seen for longest once the table is full", () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1, now: createClock().now, maxKeys: 100 });
  limit.take("first");
  for (let index = 0; index < 100; index++) limit.take(`flood ${index}`);
  expect(limit.take("first").allowed).toBe(true);
  expect(limit.take("flood 99").allowed).toBe(false);
});

test("a client beyond its limit is told when to come back, others go on", async () => {
  const limit = createRateLimit({ burst: 2, perMinute: 6, now: () => new Date(0) });
  const app = new Hono()
    .use(rateLimitMiddleware(limit, (c) => c.req.header("who") ?? ""))
    .get("/", (c) => c.text("found"));
  const statusFor = async (who: string) => (await app.request("/", { headers: { who } })).status;
  expect([await statusFor("a"), await statusFor("a"), await statusFor("a"), await statusFor("b")]).toEqual([
    200, 200, 429, 200,
  ]);
  expect((await app.request("/", { headers: { who: "a" } })).headers.get("retry-after")).toBe("10");
});
