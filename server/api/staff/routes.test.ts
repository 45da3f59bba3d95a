import { expect, test } from "vitest";
import { createClient, signedInClient, siteUrl, staffPin } from "#tests/support/staff-client.ts";
import { testServices } from "#tests/support/test-services.ts";
import { staffRoutes } from "./routes.ts";

/** Signing in and out needs no session. */
const open = ["POST /staff/session", "DELETE /staff/session"];

test("every endpoint of the staff asks for a session first, and none is hidden behind another's guard", async () => {
  const site = await testServices("sqlite", { env: { STAFF_PIN: staffPin } });
  const endpoints = new Set(
    staffRoutes(site, siteUrl)
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  );
  for (const endpoint of open) expect(endpoints.delete(endpoint), endpoint).toBe(true);
  expect(endpoints.size).toBeGreaterThan(25);
  const [stranger, staff] = [createClient(site), await signedInClient(site)];
  for (const endpoint of endpoints) {
    const [method = "", path = ""] = endpoint.split(" ");
    const refused = await stranger.ask(path, { method });
    expect([refused.status, await refused.json()], endpoint).toEqual([401, { error: "Please sign in." }]);
    // Without a body or a query most are refused for another reason.
    expect([200, 204, 400, 415], endpoint).toContain((await staff.ask(path, { method })).status);
  }
});

test("another method of a guarded address asks for a session too", async () => {
  const site = await testServices("sqlite", { env: { STAFF_PIN: staffPin } });
  expect((await createClient(site).ask("/requests/bulk", { method: "PUT" })).status).toBe(401);
  const known = await (await signedInClient(site)).ask("/requests/bulk", { method: "PUT" });
  expect([known.status, known.headers.get("allow")]).toEqual([405, "POST"]);
});
