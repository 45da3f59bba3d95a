import { expect, test } from "vitest";
import { makePost } from "#tests/support/sample-content.ts";
import { buildArticlePage } from "./article-meta.ts";

test("an article's title names the course's blog", () => {
  expect(buildArticlePage(makePost({ title: "Git" }), "58 Days Course").title).toBe("Git | 58 Days Course Blog");
});
