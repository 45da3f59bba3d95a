import { expect, test } from "vitest";
import { priceDifference } from "#content/price-notes.ts";
import { createPostCollection } from "../blog/posts.ts";
import { renderLlmsTxt, renderVCard } from "./site-files.ts";

const guide = renderLlmsTxt({ siteUrl: "https://course.example", posts: createPostCollection([], { drafts: false }) });

test("the guide says where the two pages with prices differ, and which price holds", () => {
  expect(priceDifference).toBeTruthy();
  expect(guide).toContain(`${priceDifference} Your request carries the price of the page you enroll from.`);
});

test("sample reviews are nobody's own words", () => {
  expect(guide).not.toContain("in their own words");
  expect(guide).toContain("The reviews shown are sample content.");
});

test("the team's number is a card that phones read", () => {
  const card = renderVCard("https://course.example");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain("\r\nFN:58 Days Course\r\n");
  expect(card).toContain("\r\nTEL;TYPE=WORK,VOICE:+910000000000\r\n");
  expect(card).toContain("\r\nEMAIL;TYPE=INTERNET:support@example.com\r\n");
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
});
