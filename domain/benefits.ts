import * as v from "valibot";
import { cardSchema } from "./card.ts";
import { count, text } from "./define-content.ts";
import { linkSchema } from "./navigation.ts";

export const benefitsSchema = v.object({
  lead: text,
  /** Count up from 0; `prefix` and a plus sign surround the figure. */
  counters: v.pipe(
    v.array(v.object({ target: count, prefix: v.picklist(["", "$"]), label: text })),
    v.length(3, "must be three counters"),
  ),
  items: v.pipe(v.array(cardSchema), v.length(8, "must be eight items")),
});
export type Benefits = v.InferOutput<typeof benefitsSchema>;

/** "What's included" on the pricing page. */
export const includedSchema = v.pipe(v.array(cardSchema), v.length(4, "must be four cards"));

/** Beside the hero on wide screens; a promise may carry a link to what stands behind it. */
export const trustBadgesSchema = v.pipe(
  v.array(v.object({ icon: text, text, terms: v.optional(linkSchema) })),
  v.length(4, "must be four badges"),
);
export type TrustBadge = v.InferOutput<typeof trustBadgesSchema>[number];
