import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { makePost, makePosts } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../blog/posts.ts";
import { blogRoutes } from "./blog.ts";

const draft = makePost({ slug: "draft", status: "draft", category: "Secrets" });
const api = (drafts = false) =>
  blogRoutes(
    createPostCollection([makePost({ date: "2025-05-05" }), makePost({ slug: "second", category: "AI" }), draft], {
      drafts,
    }),
  );
const json = async (path: string, routes = api()) => (await routes.request(path)).json();

test("categories are objects with one field, those of drafts left out", async () => {
  expect(await json("/categories")).toEqual({ categories: [{ category: "AI" }, { category: "Python" }] });
});

test("the list is newest first and carries no content", async () => {
  const { posts } = (await json("/list?status=published")) as { posts: Record<string, unknown>[] };
  expect(posts.map((post) => post["slug"])).toEqual(["second", "first"]);
  expect(posts[0]).not.toHaveProperty("content");
  expect(Object.keys(posts[0] ?? {}).toSorted()).toEqual(
    ["author", "category", "date", "description", "keywords", "readTime", "slug", "status", "title"].toSorted(),
  );
});

test("filters hold together, unknown ones are ignored", async () => {
  const slugs = async (query: string) =>
    ((await json(`/list?${query}`)) as { posts: { slug: string }[] }).posts.map((post) => post.slug);
  expect(await slugs("category=AI&status=published")).toEqual(["second"]);
  expect(await slugs("category=Cooking")).toEqual([]);
  expect(await slugs("limit=1&offset=1")).toEqual(["first"]);
  expect(await slugs("limit=0")).toEqual([]);
  expect(await slugs("color=red")).toEqual(["second", "first"]);
});

test("a limit that is no number is refused", async () => {
  const response = await api().request("/list?limit=-1");
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "limit must be a whole number" });
});

test("a draft is never served, whatever the query", async () => {
  expect(await json("/list?status=draft")).toEqual({ posts: [] });
  expect(await json("/list?category=Secrets")).toEqual({ posts: [] });
  expect((await api().request("/draft")).status).toBe(404);
});

test("in development a draft is there", async () => {
  expect(await json("/draft", api(true))).toMatchObject({ slug: "draft" });
});

test("a post has its Markdown, and the HTML and neighbours that its page shows", async () => {
  const post = await json("/first");
  expect(post).toMatchObject({ slug: "first", content: "Hello.\n", html: "<p>Hello.</p>", headings: [] });
  expect(post).toHaveProperty("related.0.slug", "second");
});

test.each(["/nothing", "/__proto__", "/%2e%2e%2fetc", "/constructor"])("%s is not found", async (path) => {
  const response = await api().request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Blog post not found" });
});

test("a response is compressed, and revalidated by its ETag", async () => {
  const routes = blogRoutes(createPostCollection(makePosts(20), { drafts: false }));
  const headers = { "accept-encoding": "br" };
  const response = await routes.request("/list", { headers });
  expect(response.headers.get("content-encoding")).toBe("br");
  const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
  expect((JSON.parse(body) as { posts: unknown[] }).posts).toHaveLength(20);
  const etag = response.headers.get("etag") ?? "";
  const again = await routes.request("/list", { headers: { ...headers, "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("a search gives the posts and how many there are, revalidates by its ETag, and names a bad query", async () => {
  const routes = api();
  const found = await routes.request("/search?q=%20first%20post");
  expect(await found.json()).toMatchObject({ total: 2, posts: [{ slug: expect.any(String), excerpt: [] }, {}] });
  const etag = found.headers.get("etag") ?? "";
  expect((await routes.request("/search?q=first+post", { headers: { "if-none-match": etag } })).status).toBe(304);
  for (const query of ["", "?q=%20%00"]) {
    const refused = await routes.request(`/search${query}`);
    expect([refused.status, await refused.json()]).toEqual([400, { error: "q must hold a word" }]);
  }
});
