import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Review } from "#domain/content/page-section-schemas.ts";
import { ReviewsSection } from "./reviews-section.tsx";

const written = { id: "1", name: "Somebody", avatar: null, rating: 4, review: "Good.", contact: {} };

const render = (changes: Partial<Review>) =>
  renderToStaticMarkup(
    createElement(ReviewsSection, {
      reviews: [{ ...written, sample: false, ...changes }],
      published: "2024-10-15",
      lead: "",
      summary: "",
      instead: [],
      heading: "What players say",
      profiles: { github: { name: "the forge", icon: "hammer", url: "https://forge.example/" } },
    }),
  );

test("behind a reviewer's photo stands the icon, for where it cannot be loaded", () => {
  expect(render({ avatar: "/gone.png" })).toMatch(/#user.*<img src="\/gone\.png" alt=""/);
});

test("a handle leads to the site that the content names, and to none that it does not", () => {
  const shown = render({ contact: { github: "asha", instagram: "asha" } });
  expect(shown).toContain(
    'href="https://forge.example/asha" rel="nofollow noopener" aria-label="asha, Somebody on the forge"',
  );
  expect(shown.match(/<a /g)).toHaveLength(1);
});

test("students have stars and a date, sample people claim neither", () => {
  expect(render({})).toMatch(/4 out of 5.*<time/);
  expect(render({ sample: true })).not.toMatch(/out of 5|<time/);
});
