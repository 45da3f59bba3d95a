import * as v from "valibot";
import { calendarDateSchema, count, text } from "./define-content.ts";
import { linkSchema } from "./navigation-schemas.ts";

export const cardSchema = v.object({ icon: text, title: text, text });
export type Card = v.InferOutput<typeof cardSchema>;

const list = v.optional(v.array(text), []);

export const aboutSchema = v.object({
  mission: text,
  story: list,
  differentiators: v.optional(v.array(cardSchema), []),
});
export type About = v.InferOutput<typeof aboutSchema>;

export const benefitsSchema = v.object({
  lead: v.optional(text),
  /** Count up from 0; `prefix` and a plus sign surround the figure. */
  counters: v.pipe(
    v.array(
      v.object({
        target: count,
        prefix: v.optional(v.pipe(v.string("must be text"), v.maxLength(4, "must be four characters or fewer")), ""),
        label: text,
      }),
    ),
    v.maxLength(3, "must be three counters or fewer, which is what the first row of the sheet holds"),
  ),
  items: v.array(cardSchema),
});
export type Benefits = v.InferOutput<typeof benefitsSchema>;

/** Without any there is neither the page nor the section. */
export const hasBenefits = ({ counters, items }: Benefits) => counters.length + items.length > 0;

/** "What's included" on the pricing page. */
export const includedSchema = v.array(cardSchema);

/** Beside the hero on wide screens; a promise may carry a link to what stands behind it. */
export const trustBadgesSchema = v.pipe(
  v.array(v.object({ icon: text, text, terms: v.optional(linkSchema) })),
  v.maxLength(4, "must be four badges or fewer, which is what one row under the hero holds"),
);
export type TrustBadge = v.InferOutput<typeof trustBadgesSchema>[number];

export const helpSchema = v.object({
  topics: v.array(
    v.object({
      title: text,
      description: text,
      topics: v.pipe(v.array(linkSchema), v.minLength(1, "must be one topic or more")),
    }),
  ),
});
export type Help = v.InferOutput<typeof helpSchema>;

export const instructorSchema = v.object({
  name: text,
  /** The name of a picture in `content/images/`. */
  photo: v.optional(text),
  role: text,
  /** Marks a placeholder person; the page says so to the visitor. */
  sample: v.boolean(),
  intro: text,
  location: v.optional(text),
  age: v.optional(count),
  education: v.optional(v.object({ degree: text, period: text, place: text })),
  experience: v.optional(
    v.array(v.object({ company: text, role: text, duration: text, responsibilities: list, achievements: list })),
    [],
  ),
  skills: v.optional(v.object({ technical: list, soft: list }), {}),
  projects: v.optional(
    v.array(v.object({ name: text, description: text, technologies: list, impact: v.optional(text) })),
    [],
  ),
  goals: v.optional(v.object({ shortTerm: list, longTerm: list }), {}),
  whyLearnFromMe: list,
});
export type Instructor = v.InferOutput<typeof instructorSchema>;

const profileSchema = v.strictObject({
  /** What the site is called within a sentence: `code hosting`. */
  name: text,
  icon: text,
  /** What stands before a handle. */
  url: v.pipe(text, v.startsWith("https://", "must start with https://")),
});
/** The sites on which reviewers have profiles, by the two names under which they are stored. One that is left out is not asked for. */
export const profilesSchema = v.strictObject({
  github: v.optional(profileSchema),
  instagram: v.optional(profileSchema),
});
export type Profiles = v.InferOutput<typeof profilesSchema>;

const handle = v.pipe(text, v.regex(/^[A-Za-z0-9._-]+$/, "must be a profile handle"));

const reviewSchema = v.object({
  id: text,
  name: text,
  /** A picture under /public, or nothing: then the fallback icon shows. */
  avatar: v.nullish(v.pipe(text, v.startsWith("/", "must be a site path"))),
  rating: v.pipe(
    v.number(),
    v.integer("must be a whole number"),
    v.minValue(1, "must be 1 to 5"),
    v.maxValue(5, "must be 1 to 5"),
  ),
  review: text,
  contact: v.optional(v.object({ github: v.optional(handle), instagram: v.optional(handle) }), {}),
  /** Its own day; without one the card shows the day of them all, `reviewsPublished`. */
  date: v.optional(calendarDateSchema),
  /** What it is about, such as a phase. */
  about: v.optional(text),
  /** The public answer of the team. */
  reply: v.optional(text),
  /** Marks placeholder people; the card says so to the visitor. */
  sample: v.boolean(),
});
export const reviewsSchema = v.pipe(
  v.array(reviewSchema),
  v.checkItems(
    ({ id }, index, items) => items.findIndex((item) => item.id === id) === index,
    ({ input }) => `must not repeat the id ${input.id}`,
  ),
);
export type Review = v.InferOutput<typeof reviewSchema>;

/** Placeholder people are shown with their mark and claimed nowhere. */
export const hasSampleReviews = (reviews: readonly Pick<Review, "sample">[]) => reviews.some(({ sample }) => sample);

/** One decimal at most: 5, 4.7. There must be a review. */
export const averageRating = (reviews: readonly Review[]) =>
  Math.round((reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length) * 10) / 10;
