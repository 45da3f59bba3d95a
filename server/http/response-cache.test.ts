import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { prepareResponse } from "./prepared-response.ts";
import { createResponseCache, sendAndCachePrepared } from "./response-cache.ts";
import { securityHeadersMiddleware } from "./response-headers.ts";

const text = "a page ".repeat(200);
const headers = { "content-type": "text/html; charset=utf-8" };
const start = new Date("2026-03-01T10:00:00.000Z");

/** A server with one stored page and one that is made for each request, counting what reaches the app. */
async function startServer() {
  const clock = { now: start };
  const ready = createResponseCache(() => clock.now, 10);
  const page = await prepareResponse(Buffer.from(text), headers, { goodUntil: start.getTime() + 60_000 });
  const failure = await prepareResponse(Buffer.from(text), headers, {
    status: 500,
    goodUntil: Number.POSITIVE_INFINITY,
  });
  const single = await prepareResponse(Buffer.from(text), headers);
  const reached: string[] = [];
  const app = new Hono();
  app.use(securityHeadersMiddleware({ siteUrl: "https://course.example" }), ready.middleware);
  app.use((c, next) => {
    reached.push(`${c.req.method} ${c.req.path}`);
    return next();
  });
  app.get("/once", (c) => sendAndCachePrepared(c, single));
  app.get("/500", (c) => sendAndCachePrepared(c, failure));
  app.get("*", (c) => sendAndCachePrepared(c, page));
  app.post("*", (c) => c.text("posted"));
  const answerByApp = getRequestListener(app.fetch);
  const server = createServer((httpRequest, httpResponse) => {
    if (!ready.send(httpRequest, httpResponse)) void answerByApp(httpRequest, httpResponse);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  /** As it is transferred: fetch would decompress it. */
  const ask = (path: string, { method = "GET", ...sent }: { method?: string } & OutgoingHttpHeaders = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      get({ port, path, method, headers: sent }, async (response) => {
        const { date: _, ...received } = response.headers;
        const body = Buffer.concat((await response.toArray()) as Buffer[]).toString("base64");
        resolve({ status: response.statusCode ?? 0, headers: received, body });
      }).once("error", reject);
    });
  return { ask, reached, clock };
}

test.each([
  ["plain", {}],
  ["compressed", { "accept-encoding": "gzip, deflate, br" }],
  ["by gzip", { "accept-encoding": "gzip;q=0.8, br;q=0" }],
  ["as a head alone", { method: "HEAD", "accept-encoding": "br" }],
])("what was sent before is sent again without the app, byte for byte: %s", async (_name, sent) => {
  const { ask, reached } = await startServer();
  const first = await ask("/", sent);
  const second = await ask("/", sent);
  expect(second).toEqual(first);
  expect(second.headers).toMatchObject({ "x-frame-options": "DENY", vary: "Accept-Encoding" });
  expect(reached).toHaveLength(1);
});

test("a client that has it gets a 304 without a body", async () => {
  const { ask, reached } = await startServer();
  const { headers: known } = await ask("/", { "accept-encoding": "br" });
  const sent = { "accept-encoding": "br", "if-none-match": `"other", W/${known.etag}` };
  const unchanged = await ask("/", sent);
  expect(unchanged).toMatchObject({ status: 304, body: "", headers: { etag: known.etag, "x-frame-options": "DENY" } });
  expect(unchanged.headers["content-length"]).toBeUndefined();
  expect((await ask("/", { ...sent, "accept-encoding": "gzip" })).status).toBe(200);
  expect(reached).toHaveLength(1);
});

test("headers count however they are written, and in as many lines as they are sent", async () => {
  const { ask } = await startServer();
  const { headers: known } = await ask("/", { "accept-encoding": "br" });
  expect((await ask("/", { "Accept-Encoding": "br" })).headers).toMatchObject({ "content-encoding": "br" });
  expect((await ask("/", { "ACCEPT-ENCODING": ["gzip", "br"] })).headers).toMatchObject({ "content-encoding": "br" });
  const sent = { "Accept-Encoding": "br", "If-None-Match": ['"other"', known.etag ?? ""] };
  expect((await ask("/", sent)).status).toBe(304);
});

test("an error response is sent again with its status", async () => {
  const { ask, reached } = await startServer();
  const { headers: known } = await ask("/500");
  expect((await ask("/500", { "if-none-match": known.etag ?? "" })).status).toBe(500);
  expect(reached).toHaveLength(1);
});

test("other methods, other targets and responses for one request reach the app", async () => {
  const { ask, reached } = await startServer();
  await ask("/");
  expect((await ask("/", { method: "POST" })).status).toBe(200);
  await ask("/?a=1");
  await ask("/once");
  await ask("/once");
  const endless = `/?${"a".repeat(400)}`;
  await ask(endless);
  await ask(endless);
  expect(reached).toEqual(["GET /", "POST /", "GET /", "GET /once", "GET /once", "GET /", "GET /"]);
});

test("a response is sent until its time ends, then the app answers again", async () => {
  const { ask, reached, clock } = await startServer();
  await ask("/");
  clock.now = new Date(start.getTime() + 59_999);
  await ask("/");
  expect(reached).toHaveLength(1);
  clock.now = new Date(start.getTime() + 60_000);
  await ask("/");
  expect(reached).toHaveLength(2);
});

test("made-up targets take a bounded part of the memory", async () => {
  const { ask, reached } = await startServer();
  await ask("/kept");
  for (let count = 1; count <= 10; count += 1) await ask(`/?${count}`);
  reached.length = 0;
  await ask("/?10");
  expect(reached).toEqual([]);
  await ask("/kept");
  expect(reached).toEqual(["GET /kept"]);
});
