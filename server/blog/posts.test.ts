import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makePost, makePosts } from "#tests/support/sample-content.ts";
import {
  findCanonicalBlogUrl,
  listPostPage,
  parsePost,
  createPostCollection,
  findRenderedArticle,
  findPost,
  listCategoryNames,
  filterPosts,
  listRelatedPosts,
  loadPosts,
} from "./posts.ts";

const fields = {
  title: "First",
  description: "A post.",
  category: "Python",
  date: "2026-01-02",
  readTime: "5 min read",
  author: "Course Team",
  keywords: "[one, two]",
  status: "published",
};
const source = (changes: Record<string, string | undefined> = {}, body = "Hello.\n") => {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n${body}`;
};
const parse = (text: string) => parsePost("content/posts/first-one.md", text);

test("a post is its fields, its text and a slug from the file's name", () => {
  expect(parse(source())).toEqual({
    ...makePost({ slug: "first-one", description: "A post." }),
    keywords: ["one", "two"],
  });
});

test.each([
  ["title", undefined],
  ["title", '""'],
  ["date", "2026-02-30"],
  ["date", "yesterday"],
  ["dateModified", "2025-12-31"],
  ["readTime", "soon"],
  ["keywords", "one"],
  ["keywords", "[]"],
  ["status", "secret"],
  ["slug", "Not A Slug"],
  ["slug", "list"],
  ["mood", "fine"],
])("a post whose %s is %s is refused, file and field named", (name, value) => {
  expect(() => parse(source({ [name]: value }))).toThrow(new RegExp(`content/posts/first-one\\.md: ${name}`));
});

test("a post without fields, with broken fields or without text is refused by name", () => {
  expect(() => parse("Hello")).toThrow("content/posts/first-one.md");
  expect(() => parse("---\ntitle: [\n---\nHello\n")).toThrow("content/posts/first-one.md");
  expect(() => parse(source({}, " \n"))).toThrow("content/posts/first-one.md: content");
});

test("a folder is read newest first; drafts only where they are wanted", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "old.md"), source({ date: "2025-01-01" }));
  writeFileSync(path.join(folder, "new.md"), source());
  writeFileSync(path.join(folder, "later.md"), source({ status: "draft", date: "2026-09-09" }));
  writeFileSync(path.join(folder, "notes.txt"), "no post");
  const slugs = (drafts: boolean) => loadPosts(folder, { drafts }).all.map((post) => post.slug);
  expect(slugs(false)).toEqual(["new", "old"]);
  expect(slugs(true)).toEqual(["later", "new", "old"]);
});

test("two posts cannot share a slug", () => {
  expect(() => createPostCollection([makePost(), makePost()], { drafts: false })).toThrow("first is used by two posts");
});

test("lists are narrowed by status, category, author and keyword", () => {
  const posts = createPostCollection(
    [
      makePost({ slug: "a", status: "draft" }),
      makePost({ slug: "b", category: "AI", author: "Guest" }),
      makePost({ slug: "c", keywords: ["git"] }),
    ],
    { drafts: true },
  );
  const slugs = (filter: Parameters<typeof filterPosts>[1]) => filterPosts(posts, filter).map((post) => post.slug);
  expect(slugs({})).toEqual(["a", "b", "c"]);
  expect(slugs({ status: "published" })).toEqual(["b", "c"]);
  expect(slugs({ category: "AI" })).toEqual(["b"]);
  expect(slugs({ author: "Guest" })).toEqual(["b"]);
  expect(slugs({ keyword: "git" })).toEqual(["c"]);
  expect(slugs({ category: "ai" })).toEqual([]);
  expect(listCategoryNames(posts)).toEqual(["Python", "AI"]);
});

test("up to three others are related, those of the same category first", () => {
  const posts = createPostCollection(
    [
      makePost({ slug: "a", date: "2026-05-01" }),
      makePost({ slug: "b", date: "2026-04-01", category: "AI" }),
      makePost({ slug: "c", date: "2026-03-01", category: "AI" }),
      makePost({ slug: "d", date: "2026-02-01" }),
      makePost({ slug: "e", date: "2026-01-01", category: "AI" }),
    ],
    { drafts: false },
  );
  const related = listRelatedPosts(posts, makePost({ slug: "a" }));
  expect(related.map((post) => post.slug)).toEqual(["d", "b", "c"]);
  expect(related[0]).not.toHaveProperty("content");
});

test("an article carries its HTML and no Markdown", () => {
  const posts = createPostCollection([makePost({ content: "## One\n\n*x*\n" })], { drafts: false });
  const article = findRenderedArticle(posts, "first");
  expect(article?.html).toContain("<em>x</em>");
  expect(article?.headings).toEqual([{ id: "one", text: "One" }]);
  expect(article).not.toHaveProperty("content");
  expect(findRenderedArticle(posts, "second")).toBeNull();
  expect(findPost(posts, "__proto__")).toBeNull();
});

test("a list comes in pages of twelve", () => {
  const posts = createPostCollection(makePosts(30), { drafts: false });
  const page = (number: number) => listPostPage(posts, { query: "", category: null, page: number });
  expect(page(1).posts).toHaveLength(12);
  expect(page(1).hasMore).toBe(true);
  expect(page(3).posts).toHaveLength(6);
  expect(page(3).hasMore).toBe(false);
  expect(page(4).posts).toEqual([]);
});

test("only pages that exist are cached, each under one address", () => {
  const posts = createPostCollection(makePosts(30), { drafts: false });
  const address = (url: string) => findCanonicalBlogUrl(posts, new URL(url, "http://site.example"));
  expect(address("/blog")).toBe("/blog");
  expect(address("/blog?utm_source=x")).toBe("/blog");
  expect(address("/blog?page=2&x=1")).toBe("/blog?page=2");
  expect(address("/blog?page=1&category=AI")).toBe("/blog?category=AI");
  expect(address("/blog?category=Full-Stack")).toBe("/blog?category=Full-Stack");
  expect(address("/blog?page=-1")).toBe("/blog");
  expect(address("/blog?page=99")).toBeNull();
  expect(address("/blog?category=Cooking")).toBeNull();
  expect(address("/blog/post-3?x=1")).toBe("/blog/post-3");
  expect(address("/blog/unknown")).toBeNull();
  expect(address("/pricing")).toBeUndefined();
});
