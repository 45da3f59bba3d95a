import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { contactMessage, postJson } from "#tests/support/sample-requests.ts";
import { testDelivery } from "#tests/support/test-services.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { QueueFullError } from "./http/serial-queue-with-pauses.ts";
import type { Services } from "./services.ts";

/** Pages are not part of these tests: the build has none. */
const build = { entry: { module: {} }, routes: {} } as unknown as ServerBuild;
const appOf = (services: Services, clientFolder = "none") =>
  createApp({ build, config: readConfig({}), services, clientFolder });

test("an unexpected error is answered as JSON, never stored, and reported to the team", async () => {
  const site = await testDelivery("sqlite");
  const formLimit = {
    take() {
      throw new RangeError("secret of Ravi Iyer");
    },
  };
  const app = appOf({ ...site, formLimit });
  const response = await app.fetch(new Request("http://localhost:3000/api/contact", postJson(contactMessage)));
  expect([response.status, await response.json()]).toEqual([500, { error: "Something went wrong on our end." }]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  await site.outbox.deliverDue();
  const fields = site.chat.arrivals[0]?.message.embeds[0]?.fields.map((field) => field.value);
  expect(fields).toEqual([expect.stringMatching(/^RangeError at /), "POST /api/contact"]);
  expect(site.lines.join("")).not.toContain("Ravi");
});

test("the API and the health check respond through the whole site", async () => {
  const app = appOf(await testDelivery("sqlite"));
  const send = (path: string, init?: RequestInit) => app.fetch(new Request(`http://localhost:3000${path}`, init));
  expect(await (await send("/healthz")).json()).toEqual({ status: "ok" });
  expect((await send("/api/contact", postJson(contactMessage))).status).toBe(201);
  const unknown = await send("/api/unknown");
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: "Not found" }]);
  expect(unknown.headers.get("cache-control")).toBe("no-store");
  expect((await send("/api")).status).toBe(404);
});

test("a database that cannot be written to is answered with 503, whatever endpoint needs it", async () => {
  const site = await testDelivery("sqlite");
  const app = appOf(site);
  await sql`pragma query_only = on`.execute(site.db);
  const post = (path: string, body: unknown) => app.fetch(new Request(`http://localhost:3000${path}`, postJson(body)));
  const form = await post("/api/contact", contactMessage);
  const signIn = await post("/api/staff/session", { pin: "0000" });
  const health = await app.fetch(new Request("http://localhost:3000/healthz"));
  expect([form.status, signIn.status, health.status]).toEqual([503, 503, 503]);
  expect(signIn.headers.get("retry-after")).toBe("5");
  await sql`pragma query_only = off`.execute(site.db);
  expect((await post("/api/contact", contactMessage)).status).toBe(201);
});

test("what finds a queue full is told to come again, and nothing is reported", async () => {
  const site = await testDelivery("sqlite", { env: { STAFF_PIN: "2468" } });
  const full = () => Promise.reject(new QueueFullError());
  const app = appOf({ ...site, assistant: { ...site.assistant, answer: full } });
  const response = await app.fetch(new Request("http://localhost:3000/api/assistant", postJson({ question: "Fees?" })));
  expect(await response.json()).toEqual({ error: "The server is busy. Please try again in a moment." });
  expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
    503,
    "2",
    "no-store",
  ]);
  expect(site.lines.join("")).not.toContain('"level":"error"');
});

test("an upload that breaks off is no error of ours: nothing is reported and the database is not doubted", async () => {
  const site = await testDelivery("sqlite", { env: { STAFF_PIN: "2468" } });
  const app = appOf(site);
  const brokenUpload = (path: string) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body, duplex: "half" };
    return app.fetch(new Request(`http://localhost:3000${path}`, init));
  };
  for (const path of ["/api/contact", "/api/enrollments", "/api/assistant", "/api/staff/session"]) {
    expect((await brokenUpload(path)).status, path).toBe(400);
  }
  const problems = site.lines.filter((line) => /"level":"(warn|error)"/.test(line));
  expect(problems).toEqual([]);
  await app.fetch(new Request("http://localhost:3000/healthz"));
  const mark = await site.db.selectFrom("settings").select("value").where("name", "=", "health").executeTakeFirst();
  expect(mark?.value.length).toBeLessThan(100);
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toEqual([]);
});

test("a page takes no other method, whoever sends it, and nothing is reported", async () => {
  const site = await testDelivery("sqlite");
  const app = appOf(site);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
    for (const path of ["/pricing", "/blog/any", "/nowhere", "/rss.xml", "/pricing.data", "/assets/x.js"]) {
      const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
      const response = await app.fetch(new Request(`http://localhost:3000${path}`, { method, headers, body: "a=1" }));
      expect([response.status, response.headers.get("allow")], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
  }
  await site.outbox.deliverDue();
  expect(site.chat.arrivals).toEqual([]);
  expect(site.lines.join("")).not.toContain('"level":"error"');
});

test("a demo may be framed by the site alone, has no network and an origin of its own; no other file may be framed", async () => {
  const app = appOf(await testDelivery("sqlite"), "public");
  const headersOf = async (path: string) => (await app.fetch(new Request(`http://localhost:3000${path}`))).headers;
  const demo = await headersOf("/demos/to-do-list.html");
  expect(demo.get("x-frame-options")).toBe("SAMEORIGIN");
  const policy = demo.get("content-security-policy")?.split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'"]),
  );
  expect(policy?.[0]).toBe("sandbox allow-scripts allow-forms");
  for (const path of ["/posts/git-areas.720x220.svg", "/demos/nothing.html"]) {
    expect((await headersOf(path)).get("x-frame-options"), path).toBe("DENY");
  }
});
