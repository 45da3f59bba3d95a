import { expect, test } from "vitest";
import { listingPath, readListing } from "./blog-listing.ts";

test.each(["/blog", "/blog?category=AI", "/blog?page=3", "/blog?category=A+%26+B&page=2"])(
  "%s can be read and written",
  (path) => {
    expect(listingPath(readListing(new URL(path, "http://site.example").searchParams))).toBe(path);
  },
);

test.each(["0", "-1", "1.5", "x", "", "Infinity"])("page %j is the first", (page) => {
  expect(readListing(new URLSearchParams({ page })).page).toBe(1);
});
