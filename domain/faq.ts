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
  v.minLength(1, "must be one question or more"),
  v.checkItems(
    ({ slug }, index, items) => items.findIndex((item) => item.slug === slug) === index,
    ({ input }) => `must not repeat the slug ${input.slug}`,
  ),
);
export type FaqItem = v.InferOutput<typeof faqSchema>[number];
