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
export type IconDrawings = Record<string, string>;
