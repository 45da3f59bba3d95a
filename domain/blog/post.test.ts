import { expect, test } from "vitest";
import { listingPath, readListing } from "./post.ts";

test.each(["/blog", "/blog?category=AI", "/blog?page=3", "/blog?category=A+%26+B&page=2", "/blog?q=two+words"])(
  "%s can be read and written",
  (path) => {
    expect(listingPath(readListing(new URL(path, "http://site.example").searchParams))).toBe(path);
  },
);

test.each(["0", "-1", "1.5", "x", "", "Infinity"])("page %j is the first", (page) => {
  expect(readListing(new URLSearchParams({ page })).page).toBe(1);
});

test("a search is tidied, cut, and stands alone", () => {
  expect(readListing(new URLSearchParams({ q: "  two \n words\0 ", category: "AI", page: "3" }))).toEqual({
    category: null,
    page: 1,
    query: "two words",
  });
  expect(readListing(new URLSearchParams({ q: " \t" })).query).toBe("");
  // A character of two code units is never halved.
  expect(readListing(new URLSearchParams({ q: "😀".repeat(300) })).query).toBe("😀".repeat(100));
});
