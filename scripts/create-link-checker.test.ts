import { expect, test } from "vitest";
import { createPostCollection } from "#server/blog/posts.ts";
import { makePost } from "#tests/support/sample-content.ts";
import { createLinkChecker } from "./create-link-checker.ts";

const find = createLinkChecker(
  createPostCollection([makePost({ slug: "first", content: "## Why\n\nSo." })], { drafts: false }),
);
const findWithoutBlog = createLinkChecker(createPostCollection([], { drafts: false }));

test("pages, questions, days, weeks, sections, articles and their headings are places of the site", () => {
  const places = ["/", "/#pricing", "/faq#faq-fees", "/#day-1", "/curriculum#week-1", "/blog/first#why", "/rss.xml"];
  for (const link of [...places, "/teacher#skills", "/privacy", "/?phase=advanced#faq"])
    expect(find(link), link).toBeUndefined();
});

test.for([
  ["/nowhere", "leads to /nowhere, which is no page or file of the site"],
  ["/faq#faq-none", "leads to /faq#faq-none, but /faq has nothing called faq-none"],
  ["/#day-999", "leads to /#day-999, but / has nothing called day-999"],
  ["/blog/second", "leads to /blog/second, which is no page or file of the site"],
  ["/blog/first#how", "leads to /blog/first#how, but /blog/first has nothing called how"],
] as const)("%s leads nowhere", ([link, says]) => {
  expect(find(link)).toBe(says);
});

test("a page without content may be in a list of pages, which leaves it out, but no text may link to it", () => {
  expect(findWithoutBlog("/blog")).toBe("leads to /blog, which is no page or file of the site");
  expect(findWithoutBlog("/blog", true)).toBeUndefined();
});
