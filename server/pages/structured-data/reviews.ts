import type { AggregateRating, Review as ReviewNode } from "schema-dts";
import { reviews, reviewsPublished } from "#content/reviews.ts";
import { averageRating, hasSamples, type Review } from "#domain/content/review.ts";

/** The reviews a page shows, and the average computed from just these. Sample people and their stars are no fact to index. */
export function reviewsOfCourse(
  shown: readonly Review[] = reviews,
): Partial<{ review: ReviewNode[]; aggregateRating: AggregateRating }> {
  if (hasSamples(shown)) return {};
  return {
    review: shown.map((review): ReviewNode => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: reviewsPublished,
      reviewBody: review.review,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
    })),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating(shown),
      reviewCount: shown.length,
      bestRating: 5,
    },
  };
}
