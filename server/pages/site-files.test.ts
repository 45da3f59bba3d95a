import { expect, test } from "vitest";
import { priceDifference } from "#content/price-notes.ts";
import { reviews } from "#content/reviews.ts";
import { processing } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../blog/posts.ts";
import { listShownReviews } from "./reviews-data.ts";
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

test("the guide names what students rate the course, and no sample", () => {
  const [sample] = reviews;
  if (!sample) throw new Error("no sample");
  const real = { ...sample, id: "content", rating: 3, sample: false };
  const written = { ...sample, id: "written", rating: 4, about: "Beginner Phase", sample: false };
  const context = {
    siteUrl: "https://course.example",
    now: new Date("2026-11-15T00:00:00Z"),
    posts: createPostCollection([], { drafts: false }),
    reviews: [written, real],
    processing,
  };
  const text = renderLlmsTxt(context);
  expect(text).toContain("are written by students of the course, with their consent: 3.5/5 from 2 reviews.");
  expect(text).not.toContain("sample content");
});

test("until a student has written one, the content's reviews are shown; then its samples are gone and its real ones stay", () => {
  expect(listShownReviews([], false)).toBe(reviews);
  const [sample] = reviews;
  const written = sample ? [{ ...sample, id: "written", sample: false }] : [];
  expect(listShownReviews(written, true)).toEqual(written);
  // One that is hidden again does not bring them back.
  expect(listShownReviews([], true)).toEqual([]);
});

test("the team's number is a card that phones read", () => {
  const card = renderVCard("https://course.example");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain("\r\nFN:58 Days Course\r\n");
  expect(card).toContain("\r\nTEL;TYPE=WORK,VOICE:+910000000000\r\n");
  expect(card).toContain("\r\nEMAIL;TYPE=INTERNET:support@example.com\r\n");
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
});
