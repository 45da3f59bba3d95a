import { expect, test } from "vitest";
import { showableFormErrors } from "#domain/requests/form-schemas.ts";
import { makePost } from "#tests/support/sample-content.ts";
import { findCanonicalBlogUrl, createPostCollection } from "../blog/posts.ts";
import { createPageResolver } from "./resolve-page.ts";
import { listCacheablePathsOutsideBlog } from "./site-files.ts";

const posts = createPostCollection([makePost(), makePost({ slug: "second", category: "AI" })], { drafts: false });
const addresses = createPageResolver({
  listPaths: () => listCacheablePathsOutsideBlog({ posts }),
  findCanonicalBlogUrl: (url) => findCanonicalBlogUrl(posts, url),
});
const find = (path: string) => addresses.find(new URL(path, "http://site.test"));
const addressOf = (path: string) => find(path)?.address;

test("a query that makes no other page leads to the same address", () => {
  expect(addressOf("/?phase=advanced")).toBe("/");
  expect(addressOf("/_.data?phase=advanced&_routes=root")).toBe("/_.data");
  expect(addressOf("/blog?x=1&category=AI")).toBe("/blog?category=AI");
  expect(addressOf("/blog/second?utm=1")).toBe("/blog/second");
  expect(addressOf("/blog/second.data")).toBe("/blog/second.data");
  expect(addressOf("/blog?missing&x")).toBe("/blog?missing");
});

test("made-up addresses share one cached page", () => {
  const made = Array.from({ length: 50 }, (_, index) => `${index}%E0%A4%A${index}`);
  const shared = (prefix: string) => new Set(made.map((text) => addressOf(prefix + text)));
  expect(shared("/blog?category=")).toEqual(new Set(["/blog?category=%00"]));
  expect(shared("/blog?category=AI&page=9")).toEqual(new Set(["/blog?category=AI"]));
  expect(shared("/blog/")).toEqual(new Set(["/blog/NONE"]));
  expect(shared("/enroll?course=")).toEqual(new Set(["/enroll"]));
  expect(shared("/sent?reference=")).toEqual(new Set(["/sent"]));
  expect(shared("/not-sent?error=")).toEqual(new Set(["/not-sent?kind=contact"]));
  expect(shared("/not-sent?status=")).toEqual(new Set(["/not-sent?kind=contact"]));
  const waits = Array.from({ length: 5000 }, (_, wait) => addressOf(`/not-sent?status=429&wait=${wait}`));
  const kept = [10, 30, 60, 300, 900, 3600];
  expect(new Set(waits)).toEqual(new Set(kept.map((wait) => `/not-sent?kind=contact&status=429&wait=${wait}`)));
  expect(shared("/sr?")).toEqual(new Set(["/sr"]));
  expect(shared("/")).toEqual(new Set([undefined]));
});

test("a certificate is rendered for each visit; what cannot be one shares a page that says so", () => {
  const id = "0123456789abcdef0123456789abcdef";
  expect(find(`/certificates/${id}`)).toMatchObject({ address: `/certificates/${id}`, uncached: "certificate" });
  for (const made of [id.slice(1), `${id}0`, "%3Cscript%3E", "__proto__"]) {
    const page = find(`/certificates/${made}`);
    expect(page, made).toMatchObject({ address: "/certificates/unknown", status: 404 });
    expect(page?.fill?.text, made).not.toContain("<");
  }
  // These are redirected to the address in lower case.
  expect(find(`/certificates/${id.toUpperCase()}`)).toBeUndefined();
  expect(find("/certificates")).toBeUndefined();
});

test("a search has a page of its own that is never cached", () => {
  const page = { address: "/blog?q=two+words", status: 200, uncached: "search" };
  expect(find("/blog?q=+two%20words&category=AI&page=4")).toEqual(page);
  expect(find("/blog.data?q=two+words")).toEqual({ ...page, address: "/blog.data?q=two+words" });
  expect(addressOf("/blog?q=+")).toBe("/blog");
  expect(addressOf("/blog/second?q=words")).toBe("/blog/second");
});

test("the pages around a form have the few variants that they show", () => {
  expect(find("/sent?kind=enrollment&reference=0123abcd")).toEqual({
    address: "/sent?kind=enrollment&reference=feedc0de",
    status: 200,
    fill: { placeholder: "feedc0de", text: "0123abcd" },
  });
  for (const query of [
    "",
    "?kind=contact",
    "?reference=0123abcd",
    "?kind=x&reference=0123abcd",
    "?kind=contact&reference=1",
  ])
    expect(find(`/sent${query}`)).toEqual({ address: "/sent", status: 200 });
  expect(find("/not-sent?kind=x&error=nonsense")).toEqual({ address: "/not-sent?kind=contact", status: 400 });
  const [error = ""] = showableFormErrors;
  expect(
    new URL(addressOf(`/not-sent?error=${encodeURIComponent(error)}`) ?? "", "http://x").searchParams.get("error"),
  ).toBe(error);
  expect(find("/not-sent?status=429&wait=37&x=1")).toEqual({
    address: "/not-sent?kind=contact&status=429&wait=60",
    status: 429,
  });
  expect(find("/not-sent?kind=enrollment&status=503")).toEqual({
    address: "/not-sent?kind=enrollment&status=503",
    status: 503,
  });
  expect(find("/enroll")).toEqual({ address: "/enroll", status: 302 });
  expect(find("/enroll.data")).toMatchObject({ address: "/enroll.data", status: 202 });
});

test("a file is no page and has no data, and nor has what every object inherits", () => {
  for (const path of ["/rss.xml.data", "/robots.txt.data", "/constructor", "/__proto__", "/a.data.data"]) {
    expect(find(path), path).toBeUndefined();
  }
});
