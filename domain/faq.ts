import * as v from "valibot";
import { text } from "./define-content.ts";

export const faqSchema = v.pipe(
  v.array(
    v.object({
      /** Part of the question's address: `/#faq-fees`. */
      slug: v.pipe(text, v.regex(/^[a-z0-9-]+$/, "must be lower case words joined by hyphens")),
      question: text,
      answer: text,
    }),
  ),
  v.length(20, "must be the twenty questions"),
  v.checkItems(
    ({ slug }, index, items) => items.findIndex((item) => item.slug === slug) === index,
    ({ input }) => `must not repeat the slug ${input.slug}`,
  ),
);
export type FaqItem = v.InferOutput<typeof faqSchema>[number];
