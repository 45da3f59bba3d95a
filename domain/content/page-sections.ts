import * as v from "valibot";
import { text, count } from "./define-content.ts";
import { linkSchema } from "./page.ts";

export const cardSchema = v.object({ icon: text, title: text, text });
export type Card = v.InferOutput<typeof cardSchema>;

export const aboutSchema = v.object({
  mission: text,
  story: v.array(text),
  differentiators: v.pipe(v.array(cardSchema), v.minLength(1, "must be one differentiator or more")),
});
export type About = v.InferOutput<typeof aboutSchema>;

export const benefitsSchema = v.object({
  lead: text,
  /** Count up from 0; `prefix` and a plus sign surround the figure. */
  counters: v.pipe(
    v.array(v.object({ target: count, prefix: v.picklist(["", "$"]), label: text })),
    v.length(3, "must be three counters, which fill the first row of the sheet"),
  ),
  items: v.pipe(v.array(cardSchema), v.minLength(1, "must be one item or more")),
});
export type Benefits = v.InferOutput<typeof benefitsSchema>;

/** "What's included" on the pricing page. */
export const includedSchema = v.pipe(v.array(cardSchema), v.minLength(1, "must be one card or more"));

/** Beside the hero on wide screens; a promise may carry a link to what stands behind it. */
export const trustBadgesSchema = v.pipe(
  v.array(v.object({ icon: text, text, terms: v.optional(linkSchema) })),
  v.minLength(1, "must be one badge or more"),
  v.maxLength(4, "must be four badges or fewer, which is what one row under the hero holds"),
);
export type TrustBadge = v.InferOutput<typeof trustBadgesSchema>[number];

export const helpSchema = v.object({
  topics: v.pipe(
    v.array(
      v.object({
        title: text,
        description: text,
        topics: v.pipe(
          v.array(v.object({ label: text, path: v.pipe(text, v.startsWith("/", "must be a site path")) })),
          v.minLength(1, "must be one topic or more"),
        ),
      }),
    ),
    v.minLength(1, "must be one card or more"),
  ),
});
export type Help = v.InferOutput<typeof helpSchema>;

/** The markup inside the `<svg>` of each icon that a page shows, by the name that content gives it. */
export type IconSvgs = Record<string, string>;

export const instructorSchema = v.object({
  name: text,
  role: text,
  /** Marks a placeholder person; the page says so to the visitor. */
  sample: v.boolean(),
  intro: text,
  location: text,
  age: count,
  education: v.object({ degree: text, period: text, place: text }),
  experience: v.pipe(
    v.array(
      v.object({
        company: text,
        role: text,
        duration: text,
        responsibilities: v.array(text),
        achievements: v.array(text),
      }),
    ),
    v.minLength(2, "must be two entries or more"),
  ),
  skills: v.object({ technical: v.array(text), soft: v.array(text) }),
  projects: v.pipe(
    v.array(v.object({ name: text, description: text, technologies: v.array(text), impact: text })),
    v.minLength(3, "must be three projects or more"),
  ),
  goals: v.object({ shortTerm: v.array(text), longTerm: v.array(text) }),
  whyLearnFromMe: v.array(text),
});
export type Instructor = v.InferOutput<typeof instructorSchema>;

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
export const hasSampleReviews = (reviews: readonly Pick<Review, "sample">[]) => reviews.some(({ sample }) => sample);

/** One decimal at most: 5, 4.7. */
export const averageRating = (reviews: readonly Review[]) =>
  Math.round((reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length) * 10) / 10;
