import type { AggregateRating, Review } from "schema-dts";
import { reviews, reviewsPublished } from "#content/reviews.ts";
import { averageRating } from "#domain/review.ts";

/** The reviews a page shows, and the average computed from just these. */
export function reviewsOfCourse(): { review: Review[]; aggregateRating: AggregateRating } {
  return {
    review: reviews.map((review): Review => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: reviewsPublished,
      reviewBody: review.review,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
    })),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating(reviews),
      reviewCount: reviews.length,
      bestRating: 5,
    },
  };
}
