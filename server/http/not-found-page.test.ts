import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createNotFoundPage } from "./not-found-page.ts";

const routes = {
  root: { id: "root", path: "" },
  blog: { id: "blog", path: "blog/:slug" },
  rest: { id: "rest", path: "*" },
} as unknown as ServerBuild["routes"];

function site() {
  const rendered: string[] = [];
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    return new Response(`<code>${pathname}</code>`, { status: 404, headers: { "content-security-policy": "strict" } });
  };
  const app = new Hono().use(createNotFoundPage({ routes, render })).all("*", (c) => c.text("a page"));
  return { rendered, ask: (path: string, method = "GET") => app.request(path, { method }) };
}

test("unknown addresses share one render, and each shows its own path", async () => {
  const { ask, rendered } = site();
  const first = await ask("/wp-login.php");
  expect([first.status, await first.text()]).toEqual([404, "<code>/wp-login.php</code>"]);
  expect(first.headers.get("content-security-policy")).toBe("strict");
  expect(await (await ask("/n%C3%BCll/$&")).text()).toBe("<code>/nüll/$&amp;</code>");
  expect(rendered).toHaveLength(1);
});

test("a path is text, cut where it is endless, and shown raw where it cannot be read", async () => {
  const { ask } = site();
  expect(await (await ask("/%3Cscript%3Ealert(1)%3C/script%3E")).text()).toBe(
    "<code>/&lt;script&gt;alert(1)&lt;/script&gt;</code>",
  );
  expect((await (await ask(`/${"a".repeat(3000)}`)).text()).length).toBeLessThan(250);
  expect(await (await ask("/%E0%A4%A")).text()).toBe("<code>/%E0%A4%A</code>");
});

test("what a route knows, asks for data or is no page goes on", async () => {
  const { ask, rendered } = site();
  for (const path of ["/", "/blog/first", "/unknown.data"]) expect(await (await ask(path)).text()).toBe("a page");
  expect(await (await ask("/unknown", "POST")).text()).toBe("a page");
  expect(rendered).toEqual([]);
});
