import { sql } from "kysely";
import { expect, test } from "vitest";
import { contactMessage, postJson } from "#tests/support/sample-requests.ts";
import { engines, testServices } from "#tests/support/test-services.ts";
import type { Db } from "../db/engine/database.ts";
import { createReadWriteHealthCheck } from "../db/engine/database-health.ts";
import type { Services } from "../services.ts";
import { contactRoutes } from "./forms.ts";
import { healthRoutes } from "./health.ts";

const check = async (services: Pick<Services, "health">) => (await healthRoutes(services).request("/")).status;

test.for(engines)("is healthy while the database answers (%s)", async (engine) => {
  const site = await testServices(engine);
  const healthy = await healthRoutes(site).request("/");
  expect([healthy.status, await healthy.json()]).toEqual([200, { status: "ok" }]);
  expect(await check({ health: createReadWriteHealthCheck({ ...site, db: site.db.withSchema("missing") }) })).toBe(503);
});

test("a database that does not answer in time is reported", async () => {
  const health = { ...(await testServices("sqlite")).health, check: () => new Promise<void>(() => {}) };
  expect((await healthRoutes({ health }, 200).request("/")).status).toBe(503);
});

test("a server that was busy itself does not blame its database", async () => {
  const site = await testServices("postgres");
  const checking = healthRoutes(site, 1000).request("/");
  const start = performance.now();
  while (performance.now() - start < 1500);
  expect((await checking).status).toBe(200);
});

/** No more pages than there are: to SQLite a full disk. */
const fill = (db: Db) => sql`pragma max_page_count = 1`.execute(db);
const empty = (db: Db) => sql`pragma max_page_count = 1000000`.execute(db);

test("a full disk is reported at once, saves nothing, and recovers by itself", async () => {
  const site = await testServices("sqlite");
  const send = async () => (await contactRoutes(site).request("/", postJson(longMessage))).status;
  const longMessage = { ...contactMessage, message: "m".repeat(1900) };
  expect([await send(), await check(site)]).toEqual([201, 200]);
  await fill(site.db);
  const answers: number[] = [];
  while (!answers.includes(503) && answers.length < 100) answers.push(await send());
  expect([answers.at(-1), await check(site), await check(site)]).toEqual([503, 503, 503]);
  const saved = await site.db.selectFrom("requests").select("id").execute();
  expect(saved).toHaveLength(answers.length);
  await empty(site.db);
  expect([await check(site), await send()]).toEqual([200, 201]);
});

test("a disk that fills up without writes of ours is noticed by the check itself", async () => {
  const site = await testServices("sqlite");
  expect(await check(site)).toBe(200);
  await sql`pragma query_only = on`.execute(site.db);
  site.clock.advance(11_000);
  expect(await check(site)).toBe(503);
  await sql`pragma query_only = off`.execute(site.db);
  expect(await check(site)).toBe(200);
  await sql`pragma query_only = on`.execute(site.db);
  site.clock.advance(-3_600_000);
  expect(await check(site)).toBe(503);
});

test("the check writes seldom", async () => {
  const site = await testServices("sqlite");
  const readMark = async () =>
    (await site.db.selectFrom("settings").select("value").where("name", "=", "health").executeTakeFirst())?.value;
  await check(site);
  const first = await readMark();
  site.clock.advance(9000);
  await check(site);
  expect(await readMark()).toBe(first);
  site.clock.advance(2000);
  await check(site);
  expect(await readMark()).not.toBe(first);
});
