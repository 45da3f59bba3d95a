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

test("a page is rendered anew on the next day, when an offer may have ended", async () => {
  const { app, asked, clock } = siteWith(() => page("x"));
  await app.request("/");
  clock.now = new Date("2026-11-16T10:00:00Z");
  await app.request("/");
  expect(asked).toEqual(["/", "/"]);
});

test("warming renders every page and its data", async () => {
  const { cache, asked } = siteWith(() => page("x"));
  await cache.warm();
  expect(asked).toEqual(["/", "/_.data", "/pricing", "/pricing.data"]);
});
