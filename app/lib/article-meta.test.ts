import { expect, test } from "vitest";
import { makePost } from "#tests/support/sample-content.ts";
import { articlePage } from "./article-meta.ts";

test("an article's title names the course's blog", () => {
  expect(articlePage(makePost({ title: "Git" }), "58 Days Course").title).toBe("Git | 58 Days Course Blog");
});
