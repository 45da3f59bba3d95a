import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Review } from "#domain/content/page-sections.ts";
import { ReviewsSection } from "./reviews-section.tsx";

const written = { id: "1", name: "Somebody", avatar: null, rating: 4, review: "Good.", contact: {} };

const render = (changes: Partial<Review>) =>
  renderToStaticMarkup(
    createElement(ReviewsSection, {
      reviews: [{ ...written, sample: false, ...changes }],
      published: "2024-10-15",
      lead: "",
      summary: "",
      profiles: { github: "https://github.com", instagram: "https://instagram.com" },
    }),
  );

test("behind a reviewer's photo stands the icon, for where it cannot be loaded", () => {
  expect(render({ avatar: "/gone.png" })).toMatch(/#user.*<img src="\/gone\.png" alt=""/);
});

test("students have stars and a date, sample people claim neither", () => {
  expect(render({})).toMatch(/4 out of 5.*<time/);
  expect(render({ sample: true })).not.toMatch(/out of 5|<time/);
});
