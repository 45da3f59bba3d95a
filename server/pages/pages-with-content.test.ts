import { expect, test } from "vitest";
import { makePost } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../blog/posts.ts";
import { createPageResolver } from "./resolve-page.ts";
import { listRoutablePages, listNavigationWithContent, listPagesWithContent } from "./pages-with-content.ts";
import { listCacheablePathsOutsideBlog, renderLlmsTxt, renderSitemap } from "./site-files.ts";

const posts = createPostCollection([makePost()], { drafts: false });
const noPosts = createPostCollection([], { drafts: false });
const empty = {
  posts: noPosts,
  faq: [],
  lesson: null,
  reviews: [],
  benefits: { lead: "None.", counters: [], items: [] },
};
const gone = ["/benefits", "/try", "/reviews", "/faq", "/blog"];

test("a page without content is in no menu, no footer and no list of pages", () => {
  const { menu, footer } = listNavigationWithContent(empty);
  const listed = [...menu, ...footer.flatMap(({ links }) => links), ...listPagesWithContent(empty)].map(
    ({ path }) => path,
  );
  expect(listed.filter((path) => gone.includes(path))).toEqual([]);
  expect(listed).toContain("/teacher");
});

test("all pages are there where all have content", () => {
  const { menu, footer } = listNavigationWithContent({ posts });
  const paths = [...menu, ...footer.flatMap(({ links }) => links)].map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(gone));
  expect(listPagesWithContent({ posts }).map(({ path }) => path)).toEqual(expect.arrayContaining(gone));
});

test("a site without reviews has their route, which is not found until the first one", () => {
  const addresses = createPageResolver({
    listPaths: () => listPagesWithContent({ posts: noPosts, reviews: [] }).map(({ path }) => path),
  });
  expect(addresses.find(new URL("http://site.test/reviews"))).toEqual({ address: "/reviews", status: 404 });
  expect(listRoutablePages(noPosts).map(({ path }) => path)).toContain("/reviews");
});

test("a column of the footer goes with its last link", () => {
  expect(listNavigationWithContent(empty).footer.every(({ links }) => links.length > 0)).toBe(true);
});

test("without posts there is no blog, no feed and no word of articles", () => {
  const addresses = createPageResolver({ listPaths: () => listCacheablePathsOutsideBlog({ posts: noPosts }) });
  for (const path of ["/blog", "/blog?category=AI", "/blog?q=git", "/blog/first", "/blog.data", "/rss.xml"]) {
    expect(addresses.find(new URL(path, "http://site.test")), path).toBeUndefined();
  }
  const context = { siteUrl: "https://course.example", posts: noPosts };
  expect(renderSitemap(context)).not.toContain("/blog");
  expect(renderLlmsTxt(context)).not.toMatch(/blog|rss|article/i);
});
