import { expect, test } from "vitest";
import { sameOriginApiRoutes } from "#server/api/routes.ts";
import { fuzzedPostEndpoints, fuzzedGetEndpoints } from "./fuzzed-endpoints.ts";
import { siteUrl } from "../support/staff-client.ts";
import { testServices } from "../support/test-services.ts";

test("the fault run sends malformed requests to every endpoint", async () => {
  const services = await testServices();
  const paths = sameOriginApiRoutes(services, { siteUrl }).routes.map(({ path }) => `/api${path === "/" ? "" : path}`);
  const named = new Set([...Object.keys(fuzzedPostEndpoints), ...fuzzedGetEndpoints]);
  const missing = new Set(paths.filter((path) => !/[*:{]/.test(path) && !named.has(path)));
  expect([...missing]).toEqual([]);
});
