import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { apiRoutes } from "#server/api/routes.ts";
import { readConfig } from "#server/config.ts";
import { fuzzedCalls, fuzzedReads, makeFuzzRequests } from "./support/fuzz-requests.ts";
import { signedInClient, siteUrl, staffPin } from "./support/staff-client.ts";
import { engines, testServices } from "./support/test-services.ts";

/** Pages need a build and are fuzzed by `npm run test:faults fuzz`. */
const build = { entry: { module: {} }, routes: {} } as unknown as ServerBuild;
const env = { SITE_URL: siteUrl, STAFF_PIN: staffPin, RATE_LIMIT: "off" };

test.for(engines)("no malformed call is answered with an error of the server's own (%s)", async (engine) => {
  const site = await testServices(engine, { env });
  const client = await signedInClient(site);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const app = createApp({ build, config: readConfig(env), services: site, clientFolder: "none" });
  const failures: string[] = [];
  let calls = 0;
  for (const { method, target, headers, body } of makeFuzzRequests(1000, { seed: 58, cookie })) {
    if (!URL.canParse(target, siteUrl) || !target.startsWith("/api/")) continue;
    calls += 1;
    const init = { method, headers: headers.filter(([, value]) => value), body: body.length > 0 ? body : null };
    const response = await app.fetch(new Request(new URL(target, siteUrl), init as RequestInit));
    await response.text();
    if (response.status >= 500)
      failures.push(`${response.status} ${method} ${target} ${body.toString().slice(0, 200)}`);
  }
  expect(calls).toBeGreaterThan(600);
  expect(failures).toEqual([]);
});

test("every call is fuzzed", async () => {
  const site = await testServices();
  const paths = apiRoutes(site, { siteUrl }).routes.map(({ path }) => `/api${path === "/" ? "" : path}`);
  const named = new Set([...Object.keys(fuzzedCalls), ...fuzzedReads]);
  const missing = new Set(paths.filter((path) => !/[*:{]/.test(path) && !named.has(path)));
  expect([...missing]).toEqual([]);
});
