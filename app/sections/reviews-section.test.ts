import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { reviews } from "#content/reviews.ts";
import { ReviewsSection } from "./reviews-section.tsx";

test("behind a reviewer's photo stands the icon, for where it cannot be loaded", () => {
  const [review] = reviews;
  const html = renderToStaticMarkup(
    createElement(ReviewsSection, {
      reviews: review ? [{ ...review, avatar: "/gone.png" }] : [],
      published: "2024-10-15",
      lead: "",
      summary: "",
      profiles: { github: "https://github.com", instagram: "https://instagram.com" },
    }),
  );
  expect(html).toMatch(/#user.*<img src="\/gone\.png" alt=""/);
});
