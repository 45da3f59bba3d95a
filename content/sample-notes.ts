import { hasSampleReviews } from "#domain/content/page-section-schemas.ts";
import { instructor } from "./instructor.ts";
import { reviews } from "./reviews.ts";

/** Which of the people on the site are placeholders. */
export const samples = { instructor: instructor.sample, reviews: hasSampleReviews(reviews) };

/** What is said of placeholder people, who must not be given as real. */
export const sampleNotes = {
  instructor: "The profile of the instructor on this site is sample content.",
  reviews: "The reviews on this site are sample content.",
  both: "The reviews and the instructor's profile on this site are sample content.",
};
