import { expect, test } from "vitest";
import { defineContent } from "#domain/define-content.ts";
import { faqSchema } from "#domain/faq.ts";
import { faq } from "./faq.ts";

test("a repeated slug is refused by name", () => {
  const repeated = faq.map((item, index) => (index === 3 ? { ...item, slug: faq[0]?.slug ?? "" } : item));
  expect(() => defineContent("content/faq.ts", faqSchema, repeated)).toThrow(
    "content/faq.ts: 3: must not repeat the slug what-you-learn",
  );
});
