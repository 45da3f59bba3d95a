import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compareWith } from "#tests/support/compare-times.ts";
import { createResponseCache } from "../http/response-cache.ts";
import { createBackgroundCompression } from "./background-compression.ts";
import { createPageResolver } from "./resolve-page.ts";
import { createPageCache } from "./page-cache.ts";

const page = (body: string) => new Response(body, { headers: { "content-type": "text/html" } });

function siteWith(
  render: (path: string) => Response | Promise<Response>,
  options: Pick<Parameters<typeof createPageCache>[0], "compression"> = {},
) {
  const clock = { now: new Date("2026-11-15T10:00:00Z") };
  const rendered: string[] = [];
  const cache = createPageCache({
    addresses: createPageResolver({
      listPaths: () => ["/", "/pricing", "/rss.xml"],
      findCanonicalBlogUrl: () => undefined,
    }),
    ...options,
    limits: { search: (_, next) => next(), certificate: (_, next) => next() },
    now: () => clock.now,
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return render(pathname);
    },
  });
  const app = new Hono().use(cache.middleware).get("*", cache.sendFilled);
  return { rendered, cache, app, clock };
}

test("a page is rendered once for all visitors, whatever their query", async () => {
  const { app, rendered } = siteWith((path) => page(`page ${path}`));
  const answers = await Promise.all(
    ["/pricing", "/pricing", "/pricing?utm=1"].map(async (path) => (await app.request(path)).text()),
  );
  expect(answers).toEqual(["page /pricing", "page /pricing", "page /pricing"]);
  expect(rendered).toEqual(["/pricing"]);
});

test("a failed render reaches the visitor and is not cached", async () => {
  let status = 500;
  const { app, rendered } = siteWith(() => new Response("x", { status }));
  expect((await app.request("/")).status).toBe(500);
  status = 200;
  expect((await app.request("/")).status).toBe(200);
  expect(rendered).toHaveLength(2);
});

test("a render that throws is tried again by the next visitor", async () => {
  let broken = true;
  const { app } = siteWith(() => {
    if (broken) throw new Error("broken");
    return page("mended");
  });
  expect((await app.request("/")).status).toBe(500);
  broken = false;
  expect(await (await app.request("/")).text()).toBe("mended");
});

test("whatever is no page costs one render for all, and one for its data", async () => {
  const { app, rendered } = siteWith((path) => new Response(`<code>${path}</code>`, { status: 404 }));
  const first = await app.request("/wp-login.php");
  expect([first.status, await first.text()]).toEqual([404, "<code>/wp-login.php</code>"]);
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(first.headers.get("etag")).toBeNull();
  expect(await (await app.request("/n%C3%BCll/$&")).text()).toBe("<code>/nüll/$&amp;</code>");
  for (const path of ["/rss.xml.data", "/nowhere.data?x=1", "/pricing.data.data"]) {
    expect((await app.request(path)).status, path).toBe(404);
  }
  expect(rendered).toEqual(["/the-requested-path", "/the-requested-path.data"]);
});

test("a path is text, cut where it is endless, and shown raw where it cannot be read", async () => {
  const { app } = siteWith((path) => new Response(`<code>${path}</code>`, { status: 404 }));
  const shown = async (path: string) => (await app.request(path)).text();
  expect(await shown("/%3Cscript%3Ealert(1)%3C/script%3E")).toBe("<code>/&lt;script&gt;alert(1)&lt;/script&gt;</code>");
  expect(await shown(`/${"a".repeat(3000)}`)).toBe(`<code>/${"a".repeat(199)}</code>`);
  expect(await shown("/%E0%A4%A")).toBe("<code>/%E0%A4%A</code>");
});

test("a page that is meant to have another status is cached with it, and no cache beyond the server may keep it", async () => {
  const { app, rendered } = siteWith(() => new Response("x", { status: 500 }));
  for (const path of ["/500", "/500?x=1", "/500"]) expect((await app.request(path)).status).toBe(500);
  const etag = (await app.request("/500")).headers.get("etag") ?? "";
  const again = await app.request("/500", { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(rendered).toEqual(["/500"]);
});

test("a page is rendered anew when a day begins in India, where an offer ends", async () => {
  const { app, rendered, clock } = siteWith(() => page("x"));
  await app.request("/");
  clock.now = new Date("2026-11-15T18:29:59.999Z");
  await app.request("/");
  expect(rendered).toEqual(["/"]);
  clock.now = new Date("2026-11-15T18:30:00Z");
  await app.request("/");
  expect(rendered).toEqual(["/", "/"]);
  clock.now = new Date("2026-11-16T00:00:00Z");
  await app.request("/");
  expect(rendered).toEqual(["/", "/"]);
});

test("what has changed for every page shows at once, also in what lies ready in front of the app", async () => {
  let text = "old ".repeat(200);
  const { app, cache, clock } = siteWith(() => page(text), { compression: createBackgroundCompression(0) });
  const ready = createResponseCache(() => clock.now);
  const site = new Hono().use(ready.middleware).route("/", app);
  const get = async () => {
    const answer: { body?: unknown } = {};
    const incoming = { method: "GET", url: "/", headers: {} };
    const response = { writeHead: () => ({ end: (body: unknown) => void (answer.body = body) }) };
    if (ready.send(incoming as IncomingMessage, response as unknown as ServerResponse))
      return `ready ${String(answer.body)}`;
    return (await site.request("/", {}, { incoming })).text();
  };
  await get();
  await cache.compressed();
  await get();
  expect(await get()).toBe(`ready ${text}`);
  text = "new ".repeat(200);
  await cache.expire();
  expect(await get()).toBe(text);
});

test("who waits gets a page compressed quickly, later visitors as small as it gets", async () => {
  const words = Array.from({ length: 2000 }, (_, word) => (word * 7919).toString(36)).join(" ");
  const { app, cache } = siteWith(() => page(words), { compression: createBackgroundCompression(0) });
  const bytesOf = async () =>
    (await (await app.request("/", { headers: { "accept-encoding": "br" } })).arrayBuffer()).byteLength;
  const first = await bytesOf();
  await cache.compressed();
  expect(await bytesOf()).toBeLessThan(first);
});

test("warming renders every page and its data, but no file", async () => {
  const { cache, rendered } = siteWith(() => page("x"));
  await cache.warm();
  expect(rendered).toEqual(["/", "/_.data", "/pricing", "/pricing.data"]);
});

test("warming works on two pages at a time", async () => {
  let [underWay, most] = [0, 0];
  const { cache } = siteWith(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await setImmediate();
    underWay -= 1;
    return page("x");
  });
  await cache.warm();
  expect(most).toBe(2);
});

/** A site of one fixed page and as many articles as are requested, counting what is rendered. */
function openSite(compression = createBackgroundCompression(), render = (path: string) => Promise.resolve(path)) {
  const rendered: string[] = [];
  const clock = { now: new Date("2026-01-01") };
  let searchesLeft = 40;
  const cache = createPageCache({
    compression,
    addresses: createPageResolver({
      listPaths: () => ["/about"],
      findCanonicalBlogUrl: ({ pathname, searchParams }) => {
        if (!pathname.startsWith("/blog/")) return undefined;
        if (pathname.endsWith("/none")) return null;
        return searchParams.has("big") ? `${pathname}?big` : pathname;
      },
    }),
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      const status = pathname === "/blog/NONE" ? 302 : 200;
      return new Response(await render(pathname), { status, headers: { "content-type": "text/html" } });
    },
    limits: {
      search: async (c, next) => (searchesLeft-- > 0 ? next() : c.text("", 429)),
      certificate: (_, next) => next(),
    },
    now: () => clock.now,
  });
  const app = new Hono().use(cache.middleware).get("*", cache.sendFilled);
  return { rendered, clock, get: (path: string) => app.request(path), warm: () => cache.warm() };
}

test("a page of a kind that grows is cached by its one address", async () => {
  const site = openSite();
  for (const path of ["/blog/1", "/blog/1?x=1", "/blog/1?big=1", "/blog/1?big=2"]) await site.get(path);
  expect(site.rendered).toEqual(["/blog/1", "/blog/1?big"]);
  for (const path of ["/blog/none", "/blog/not/none"]) expect((await site.get(path)).status).toBe(302);
  expect(site.rendered.slice(2)).toEqual(["/blog/NONE"]);
});

test("of pages that grow the two hundred requested last stay, and none is rendered ahead", async () => {
  const site = openSite();
  await site.warm();
  expect(site.rendered).toEqual(["/about", "/about.data"]);
  for (let note = 0; note <= 200; note += 1) await site.get(`/blog/${note}`);
  site.rendered.length = 0;
  await site.get("/blog/200");
  await site.get("/about");
  expect(site.rendered).toEqual([]);
  await site.get("/blog/0");
  expect(site.rendered).toEqual(["/blog/0"]);
});

test("after midnight what was cached is rendered ahead too", async () => {
  const site = openSite();
  for (const path of ["/blog/1", "/blog/2"]) await site.get(path);
  await site.warm();
  site.clock.now = new Date("2026-01-02");
  site.rendered.length = 0;
  await site.warm();
  expect(site.rendered.toSorted()).toEqual(["/about", "/about.data", "/blog/1", "/blog/2"]);
  await site.get("/blog/1");
  expect(site.rendered).toHaveLength(4);
});

test("when the clock is set back, pages of the later day are rendered anew, in front of the app too", async () => {
  const site = siteWith((path) => page(`page ${path}`), { compression: createBackgroundCompression(0) });
  const responseCache = createResponseCache(() => site.clock.now);
  const app = new Hono().use(responseCache.middleware).route("/", site.app);
  const target = (url: string) => ({ method: "GET", url, headers: {} }) as IncomingMessage;
  const ask = (url: string) => app.request(url, {}, { incoming: target(url) });
  const response = { writeHead: () => ({ end: () => {} }) } as unknown as ServerResponse;
  await ask("/pricing");
  await site.cache.compressed();
  await ask("/pricing");
  expect(responseCache.send(target("/pricing"), response)).toBe(true);
  site.clock.now = new Date("2026-10-15T10:00:00Z");
  // As each minute.
  await site.cache.warm();
  expect(responseCache.send(target("/pricing"), response)).toBe(false);
  site.rendered.length = 0;
  await ask("/pricing");
  expect(site.rendered).toEqual([]);
});

test("searches are limited, and however many wait, neither articles nor certificates are refused", async () => {
  const { promise: isRendered, resolve: finish } = Promise.withResolvers<string>();
  const site = openSite(undefined, (path) => (path === "/blog" ? isRendered : Promise.resolve(path)));
  const searches = Array.from({ length: 60 }, async (_, index) =>
    site.get(`/blog${index % 2 ? "" : ".data"}?q=a${index}`),
  );
  expect((await site.get("/blog/1")).status).toBe(200);
  expect((await site.get(`/certificates/${"0".repeat(32)}`)).status).toBe(200);
  finish("found");
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  const count = (status: number) => statuses.filter((one) => one === status).length;
  expect([count(200), count(503), count(429)]).toEqual([30, 10, 20]);
});

test("a page that was dropped from the cache is not compressed any more", async () => {
  const compression = createBackgroundCompression();
  const dropped: object[] = [];
  const site = openSite({ ...compression, drop: (page) => void dropped.push(page) });
  for (let note = 0; note <= 201; note += 1) await site.get(`/blog/${note}`);
  expect(dropped).toHaveLength(2);
});

test("a path of slashes costs no more than any other", async () => {
  const site = openSite();
  const timesAsLong = compareWith(() => site.get(`/${"a".repeat(15_000)}x`));
  expect(await timesAsLong(() => site.get(`/${"/".repeat(15_000)}x`), 20)).toBeLessThan(20);
});

test("another spelling of a path redirects to the page's own address", async () => {
  const response = await openSite().get("/Blog/Abc/?x=1");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/blog/abc?x=1");
});
