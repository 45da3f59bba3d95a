import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitRate } from "./limit-rate.ts";
import { createRateLimit } from "./rate-limit.ts";

test("a client beyond its limit is told when to come back, others go on", async () => {
  const limit = createRateLimit({ burst: 2, perMinute: 6, now: () => new Date(0) });
  const app = new Hono().use(limitRate(limit, (c) => c.req.header("who") ?? "")).get("/", (c) => c.text("found"));
  const statusFor = async (who: string) => (await app.request("/", { headers: { who } })).status;
  expect([await statusFor("a"), await statusFor("a"), await statusFor("a"), await statusFor("b")]).toEqual([
    200, 200, 429, 200,
  ]);
  expect((await app.request("/", { headers: { who: "a" } })).headers.get("retry-after")).toBe("10");
});
