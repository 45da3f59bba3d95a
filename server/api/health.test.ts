import { expect, test } from "vitest";
import { engines, testServices } from "#tests/support/test-services.ts";
import { healthRoutes } from "./health.ts";

test.for(engines)("is healthy while the database answers (%s)", async (engine) => {
  const site = await testServices(engine);
  const healthy = await healthRoutes(site).request("/");
  expect([healthy.status, await healthy.json()]).toEqual([200, { status: "ok" }]);
  const broken = await healthRoutes({ ...site, db: site.db.withSchema("missing") }).request("/");
  expect(broken.status).toBe(503);
});
