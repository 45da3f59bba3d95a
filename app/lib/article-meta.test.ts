import { expect, test } from "vitest";
import { makePost } from "#tests/support/sample-content.ts";
import { buildArticleHeadTexts } from "./article-meta.ts";

test("an article's title names the course's blog", () => {
  expect(buildArticleHeadTexts(makePost({ title: "Git" }), "58 Days Course").title).toBe("Git | 58 Days Course Blog");
});
