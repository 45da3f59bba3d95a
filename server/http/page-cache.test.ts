import { Hono } from "hono";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

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

test("a page is rendered once, whatever its query", async () => {
  const site = openSite();
  for (const path of ["/about", "/about?a=1", "/about?b=2"]) expect(await (await site.get(path)).text()).toBe("/about");
  expect(site.rendered).toEqual(["/about"]);
});

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
