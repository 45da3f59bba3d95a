import { expect, test } from "vitest";
import { makePost } from "#tests/support/make-posts.ts";
import { articlePage, listingPath, readListing } from "./blog-page.ts";
import { formatLongDate } from "./long-date.ts";

test("an article's title names the course's blog", () => {
  expect(articlePage(makePost({ title: "Git" }), "58 Days Course").title).toBe("Git | 58 Days Course Blog");
});

test.each(["/blog", "/blog?category=AI", "/blog?page=3", "/blog?category=A+%26+B&page=2"])(
  "%s can be read and written",
  (path) => {
    expect(listingPath(readListing(new URL(path, "http://site.example").searchParams))).toBe(path);
  },
);

test.each(["0", "-1", "1.5", "x", "", "Infinity"])("page %j is the first", (page) => {
  expect(readListing(new URLSearchParams({ page })).page).toBe(1);
});

test("a date is the same in every time zone", () => {
  const zone = process.env["TZ"];
  for (const other of ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Pago_Pago"]) {
    process.env["TZ"] = other;
    expect(formatLongDate("2025-11-04")).toBe("November 4, 2025");
  }
  process.env["TZ"] = zone;
});
