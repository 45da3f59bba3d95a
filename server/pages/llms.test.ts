import { expect, test } from "vitest";
import { priceDifference } from "#content/price-notes.ts";
import { createPosts } from "../blog/posts.ts";
import { writeLlms } from "./llms.ts";

const guide = writeLlms({ siteUrl: "https://course.example", posts: createPosts([], { drafts: false }) });

test("the guide says where the two pages with prices differ, and which price holds", () => {
  expect(priceDifference).toBeTruthy();
  expect(guide).toContain(`${priceDifference} Your request carries the price of the page you enroll from.`);
});

test("sample reviews are nobody's own words", () => {
  expect(guide).not.toContain("in their own words");
  expect(guide).toContain("The reviews shown are sample content.");
});
