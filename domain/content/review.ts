import * as v from "valibot";
import { text } from "./define-content.ts";

const handle = v.pipe(text, v.regex(/^[A-Za-z0-9._-]+$/, "must be a profile handle"));

const reviewSchema = v.object({
  id: text,
  name: text,
  /** A picture under /public, or nothing: then the fallback icon shows. */
  avatar: v.nullable(v.pipe(text, v.startsWith("/", "must be a site path"))),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1, "must be 1 to 5"), v.maxValue(5, "must be 1 to 5")),
  review: text,
  contact: v.object({ github: handle, instagram: handle }),
  /** Marks placeholder people; the card says so to the visitor. */
  sample: v.boolean(),
});
export const reviewsSchema = v.pipe(
  v.array(reviewSchema),
  v.minLength(1, "must be one review or more, or there is no average"),
  v.checkItems(
    ({ id }, index, items) => items.findIndex((item) => item.id === id) === index,
    ({ input }) => `must not repeat the id ${input.id}`,
  ),
);
export type Review = v.InferOutput<typeof reviewSchema>;

/** Placeholder people are shown with their mark and claimed nowhere. */
export const hasSamples = (reviews: readonly Pick<Review, "sample">[]) => reviews.some(({ sample }) => sample);

/** One decimal at most: 5, 4.7. */
export const averageRating = (reviews: readonly Review[]) =>
  Math.round((reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length) * 10) / 10;
