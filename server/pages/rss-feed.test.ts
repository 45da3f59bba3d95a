import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { currency } from "#region";
import { makePost, makePosts } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../blog/posts.ts";
import { renderRssFeed } from "./rss-feed.ts";

const feed = (posts: Parameters<typeof createPostCollection>[0]) =>
  renderRssFeed({ siteUrl: "https://site.example", posts: createPostCollection(posts, { drafts: true }) }, pages.blog);

test("an item has the whole text, escaped once, and its dates", async () => {
  const xml = await feed([
    makePost({ title: "A & B <c>", content: "**Bold** \u0007 & [more](/pricing)\n", dateModified: "2026-03-04" }),
  ]);
  expect(xml).toContain("<title>A &amp; B &lt;c&gt;</title>");
  expect(xml).toContain("&lt;strong&gt;Bold&lt;/strong&gt;");
  expect(xml).toContain("&lt;a href=&quot;https://site.example/pricing&quot;&gt;");
  expect(xml).toContain("<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<atom:updated>2026-03-04T00:00:00Z</atom:updated>");
  expect(xml).not.toContain("\u0007");
  expect(xml).toContain(`<language>${currency.locale.toLowerCase()}</language>`);
});

test("drafts stay out, and a long blog sends its newest posts", async () => {
  expect(await feed([makePost({ status: "draft" })])).not.toContain("<item>");
  expect((await feed(makePosts(50))).match(/<item>/g)).toHaveLength(30);
});
