import { expect, test } from "vitest";
import { blogListPath, parseBlogListQuery } from "./blog-urls.ts";

test.each(["/blog", "/blog?category=AI", "/blog?page=3", "/blog?category=A+%26+B&page=2", "/blog?q=two+words"])(
  "the address %s of a list is written as it was read",
  (path) => {
    expect(blogListPath(parseBlogListQuery(new URL(path, "http://site.example").searchParams))).toBe(path);
  },
);

test.each(["0", "-1", "1.5", "x", "", "Infinity"])(
  "page %j, which is no page number, reads as the first page",
  (page) => {
    expect(parseBlogListQuery(new URLSearchParams({ page })).page).toBe(1);
  },
);

test("a search is trimmed and cut, and drops category and page", () => {
  expect(parseBlogListQuery(new URLSearchParams({ q: "  two \n words\0 ", category: "AI", page: "3" }))).toEqual({
    category: null,
    page: 1,
    query: "two words",
  });
  expect(parseBlogListQuery(new URLSearchParams({ q: " \t" })).query).toBe("");
  // A character of two code units is never halved.
  expect(parseBlogListQuery(new URLSearchParams({ q: "😀".repeat(300) })).query).toBe("😀".repeat(100));
});
