import { defineContent } from "#domain/content/define-content.ts";
import { averageRating, profilesSchema, reviewsSchema } from "#domain/content/page-section-schemas.ts";
import { proof } from "./facts.ts";

export const reviews = defineContent("content/reviews.ts", reviewsSchema, [
  { id: "amina", name: "Amina", rating: 5, review: "I can read a borrow error now.", sample: false },
  { id: "bo", name: "Bo", rating: 4, review: "The desk project stayed with me.", sample: false },
  { id: "chidi", name: "Chidi", rating: 5, review: "Reviews by hand, every week.", sample: false },
  { id: "dana", name: "Dana", rating: 3, review: "Fast, but fair.", sample: false },
  { id: "emre", name: "Emre", rating: 5, review: "I released a crate.", sample: false },
]);

export const profiles = defineContent("content/reviews.ts (profiles)", profilesSchema, {
  github: { name: "the forge", icon: "hammer", url: "https://git.ferris.example/" },
});

export const reviewsPublished = "2026-05-02";

export const shownReviews = {
  reviews,
  published: reviewsPublished,
  lead: proof.rating && proof.students ? `${proof.rating} from ${proof.students}.` : undefined,
  average: averageRating(reviews),
  profiles,
};
