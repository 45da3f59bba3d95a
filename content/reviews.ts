// Sample content. These are not real people: replace them with reviews of real students who agreed in writing, then set `sample` to false.
import { calendarDateSchema, defineContent } from "#domain/content/define-content.ts";
import { averageRating, profilesSchema, reviewsSchema } from "#domain/content/page-section-schemas.ts";
import { proof } from "./facts.ts";

export const reviews = defineContent("content/reviews.ts", reviewsSchema, [
  {
    id: "student-a",
    name: "Student A",
    avatar: null,
    rating: 5,
    review:
      "I had never opened a terminal before this course. By the end of the first phase I had a page online and could explain how it got there.",
    contact: { github: "student-a", instagram: "student-a" },
    sample: true,
  },
  {
    id: "student-b",
    name: "Student B",
    avatar: null,
    rating: 5,
    review:
      "The daily tasks are small enough to finish after college. I did not pass every test the first time, but each one showed me what to revise.",
    contact: { github: "student-b", instagram: "student-b" },
    sample: true,
  },
  {
    id: "student-c",
    name: "Student C",
    avatar: null,
    rating: 5,
    review:
      "My chat bot kept stopping and I could not see why. In a mentorship call we read the logs together, and the next error I found on my own.",
    contact: { github: "student-c", instagram: "student-c" },
    sample: true,
  },
]);

/** Where the handles of reviewers lead, and students are asked for theirs. Leave out what does not fit your course. */
export const profiles = defineContent("content/reviews.ts (profiles)", profilesSchema, {
  github: { name: "code hosting", icon: "code-xml", url: "https://code.example.com/" },
  instagram: { name: "photo sharing", icon: "camera", url: "https://photos.example.com/" },
});

export const reviewsPublished = defineContent("content/reviews.ts (published)", calendarDateSchema, "2024-10-15");

/** The reviews section, the same on every page that has it. */
export const shownReviews = {
  reviews,
  published: reviewsPublished,
  lead: proof.rating && proof.students ? `${proof.rating} from ${proof.students}.` : undefined,
  average: averageRating(reviews),
  profiles,
};
