import * as v from "valibot";
import { expect, test } from "vitest";
import { reviews } from "#content/reviews.ts";
import { averageRating, reviewsSchema } from "./page-section-schemas.ts";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...reviews[0], id: `student-${index}`, rating: (index % 5) + 1 }));

test.for([0, 1, 3, 7])("%i reviews are valid content", (count) => {
  expect(v.parse(reviewsSchema, many(count))).toHaveLength(count);
});

test("a repeated id is refused", () => {
  expect(v.safeParse(reviewsSchema, [reviews[0], reviews[0]]).issues?.[0].message).toBe(
    `must not repeat the id ${reviews[0]?.id}`,
  );
});

test("a review needs no picture, no profile and no date of its own", () => {
  const [review] = v.parse(reviewsSchema, [{ id: "a", name: "A", rating: 4, review: "Good.", sample: false }]);
  expect(review).toMatchObject({ contact: {} });
});

test("the average has one decimal at most", () => {
  expect(averageRating(v.parse(reviewsSchema, many(7)))).toBe(2.6);
});
