import { expect, test } from "vitest";
import { apiRoutes } from "#server/api/routes.ts";
import { fuzzedPostEndpoints, fuzzedGetEndpoints } from "./fuzz-requests.ts";
import { siteUrl } from "./staff-client.ts";
import { testServices } from "./test-services.ts";

test("every endpoint is fuzzed", async () => {
  const services = await testServices();
  const paths = apiRoutes(services, { siteUrl }).routes.map(({ path }) => `/api${path === "/" ? "" : path}`);
  const named = new Set([...Object.keys(fuzzedPostEndpoints), ...fuzzedGetEndpoints]);
  const missing = new Set(paths.filter((path) => !/[*:{]/.test(path) && !named.has(path)));
  expect([...missing]).toEqual([]);
});
