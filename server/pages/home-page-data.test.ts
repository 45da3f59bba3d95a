import { expect, test, vi } from "vitest";
import { reviews as sampleReviews } from "#content/reviews.ts";
import { processing } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../blog/posts.ts";
import { buildHomePageData } from "./home-page-data.ts";
import { buildReviewsSection } from "./reviews-data.ts";

vi.mock("#content/faq.ts", () => ({ faq: [] }));
vi.mock("#content/benefits.ts", () => ({
  benefits: { lead: "None.", counters: [], items: [] },
  trustBadges: [],
  included: [],
}));

const context = {
  siteUrl: "https://course.example",
  now: new Date("2026-11-15T00:00:00Z"),
  posts: createPostCollection([], { drafts: false }),
  reviews: [],
  processing,
};

test("a home page without questions, reviews and benefits has neither their sections nor their markup", async () => {
  const page = await buildHomePageData(context);
  expect(page).toMatchObject({ faq: null, reviews: null, benefits: null });
  expect(JSON.stringify(page.graph)).not.toMatch(/aggregateRating|"Review"/);
});

test("reviews of students are shown with the average of them all, which takes the place of the content's", async () => {
  const written = (rating: number) => ({
    id: `written-${rating}`,
    name: "Asha",
    rating,
    review: "Small tasks, every day.",
    contact: {},
    about: "Beginner Phase",
    sample: false,
  });
  const { hero, reviews, graph } = await buildHomePageData({ ...context, reviews: [written(4), written(3)] });
  expect(hero.proof).toBe("3.5/5 from 2 reviews · 21+ students");
  expect(reviews?.lead).toBe("3.5/5 from 2 reviews.");
  expect(JSON.stringify(graph)).toMatch(/"reviewAspect":"Beginner Phase".*"ratingValue":3.5,"reviewCount":2/);
  const many = await buildHomePageData({ ...context, reviews: Array.from({ length: 40 }, () => written(4)) });
  expect(many.reviews?.reviews).toHaveLength(30);
  expect(many.reviews?.summary).toBe("30 of 40 reviews shown, 4 out of 5 on average");
});

test("samples are called so above them, claim no rating, and lead to what there is to see", () => {
  const { lead, summary, instead } = buildReviewsSection(sampleReviews);
  expect(lead).toMatch(/^Samples, until students write theirs\./);
  expect(lead).not.toMatch(/\d/);
  expect(summary).toBeUndefined();
  expect(instead).toContainEqual({ label: "See the plan", path: "/curriculum" });
});
