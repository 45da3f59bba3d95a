import { defineContent } from "#domain/content/define-content.ts";
import { averageRating, profilesSchema, reviewsSchema } from "#domain/content/page-section-schemas.ts";
import { proof } from "./facts.ts";

export const reviews = defineContent("content/reviews.ts", reviewsSchema, []);

export const profiles = defineContent("content/reviews.ts (profiles)", profilesSchema, {});

export const reviewsPublished = "2026-05-02";

export const shownReviews = {
  reviews,
  published: reviewsPublished,
  lead: proof.rating && proof.students ? `${proof.rating} from ${proof.students}.` : undefined,
  average: averageRating(reviews),
  profiles,
};
