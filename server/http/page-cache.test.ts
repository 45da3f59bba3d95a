import { Hono } from "hono";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const page = (body: string) => new Response(body, { headers: { "content-type": "text/html" } });

function siteWith(
  render: (path: string) => Response | Promise<Response>,
  clock = { now: new Date("2026-11-15T10:00:00Z") },
) {
  const asked: string[] = [];
  const cache = createPageCache({
    paths: ["/", "/pricing"],
    findAddress: () => undefined,
    now: () => clock.now,
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return render(pathname);
    },
  });
  const app = new Hono().use(cache.middleware).all("*", (c) => c.text("not kept", 404));
  return { asked, cache, app, clock };
}

test("a page is rendered once for all visitors, whatever their query", async () => {
  const { app, asked } = siteWith((path) => page(`page ${path}`));
  const answers = await Promise.all(
    ["/pricing", "/pricing", "/pricing?utm=1"].map(async (path) => (await app.request(path)).text()),
  );
  expect(answers).toEqual(["page /pricing", "page /pricing", "page /pricing"]);
  expect(asked).toEqual(["/pricing"]);
});

test("a failed render reaches the visitor and is not kept", async () => {
  let status = 500;
  const { app, asked } = siteWith(() => new Response("x", { status }));
  expect((await app.request("/")).status).toBe(500);
  status = 200;
  expect((await app.request("/")).status).toBe(200);
  expect(asked).toHaveLength(2);
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

test("paths that are no page are never rendered into the cache", async () => {
  const { app, asked } = siteWith(() => page("x"));
  expect((await app.request("/nowhere")).status).toBe(404);
  expect((await app.request("/pricing.data?_routes=x")).status).toBe(404);
  expect((await app.request("/pricing", { method: "POST" })).status).toBe(404);
  expect(asked).toEqual([]);
});

test("a page is rendered anew when a day begins in India, where an offer ends", async () => {
  const { app, asked, clock } = siteWith(() => page("x"));
  await app.request("/");
  clock.now = new Date("2026-11-15T18:29:59.999Z");
  await app.request("/");
  expect(asked).toEqual(["/"]);
  clock.now = new Date("2026-11-15T18:30:00Z");
  await app.request("/");
  expect(asked).toEqual(["/", "/"]);
  clock.now = new Date("2026-11-16T00:00:00Z");
  await app.request("/");
  expect(asked).toEqual(["/", "/"]);
});

test("warming renders every page and its data", async () => {
  const { cache, asked } = siteWith(() => page("x"));
  await cache.warm();
  expect(asked).toEqual(["/", "/_.data", "/pricing", "/pricing.data"]);
});

/** A site of one fixed page and as many notes as are asked for, counting what is rendered. */
function openSite() {
  const rendered: string[] = [];
  const app = new Hono();
  const cache = createPageCache({
    paths: ["/about"],
    findAddress: ({ pathname, searchParams }) => {
      if (!pathname.startsWith("/notes/")) return undefined;
      if (pathname.endsWith("/none")) return null;
      return searchParams.has("big") ? `${pathname}?big` : pathname;
    },
    render: (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return Promise.resolve(new Response(pathname, { headers: { "content-type": "text/html" } }));
    },
    now: () => new Date("2026-01-01"),
  });
  app.use(cache.middleware);
  app.all("*", (c) => c.text("not kept", 404));
  return { rendered, get: (path: string) => app.request(path), warm: () => cache.warm() };
}

test("a page of a kind that grows is kept by its one address", async () => {
  const site = openSite();
  for (const path of ["/notes/1", "/notes/1?x=1", "/notes/1?big=1", "/notes/1?big=2"]) await site.get(path);
  expect(site.rendered).toEqual(["/notes/1", "/notes/1?big"]);
  expect(await (await site.get("/notes/none")).text()).toBe("not kept");
});

test("of pages that grow the two hundred asked for last stay, and none is rendered ahead", async () => {
  const site = openSite();
  await site.warm();
  expect(site.rendered).toEqual(["/about", "/about.data"]);
  for (let note = 0; note <= 200; note += 1) await site.get(`/notes/${note}`);
  site.rendered.length = 0;
  await site.get("/notes/200");
  await site.get("/about");
  expect(site.rendered).toEqual([]);
  await site.get("/notes/0");
  expect(site.rendered).toEqual(["/notes/0"]);
});

test("another spelling leads to the page's own address", async () => {
  const response = await openSite().get("/Notes/Abc/?x=1");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/notes/abc?x=1");
});
