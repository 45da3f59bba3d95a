import { expect, test } from "vitest";
import { reviews } from "#content/reviews.ts";
import { instructor } from "#content/instructor.ts";
import type { Review } from "#domain/content/review.ts";
import { processing } from "#tests/support/sample-content.ts";
import { createPosts } from "../../blog/posts.ts";
import { reviewsOfCourse } from "./reviews.ts";
import { teacherGraph } from "./teacher-graph.ts";

const marked = (review: Review, sample: boolean): Review => ({ ...review, sample });
const real = reviews.map((review) => marked(review, false));
const context = {
  siteUrl: "https://course.example",
  now: new Date("2026-11-15T00:00:00Z"),
  posts: createPosts([], { drafts: false }),
  processing,
};

test("real reviews are marked up with their date and their own average", () => {
  const { review, aggregateRating } = reviewsOfCourse(real);
  expect(review).toHaveLength(3);
  for (const one of review ?? []) expect(one).toMatchObject({ "@type": "Review", datePublished: "2024-10-15" });
  expect(aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 3 });
});

test("one sample review keeps all reviews and stars out of the markup", () => {
  expect(reviewsOfCourse(real.map((review, at) => marked(review, at === 1)))).toEqual({});
});

test("a sample instructor is no person to search engines", () => {
  const graphOf = (sample: boolean) => JSON.stringify(teacherGraph(context, { ...instructor, sample }));
  expect(graphOf(false)).toContain('"@type":"Person"');
  expect(graphOf(true)).not.toContain("Person");
  expect(graphOf(true)).toContain('"@type":"WebPage"');
});
