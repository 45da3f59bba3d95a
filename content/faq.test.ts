import { expect, test } from "vitest";
import { defineContent } from "#domain/content/define-content.ts";
import { faqSchema } from "#domain/content/faq.ts";
import { faq } from "./faq.ts";

test("a repeated slug is refused by name", () => {
  const repeated = [...faq.slice(0, -1), ...faq.slice(0, 1)];
  expect(() => defineContent("content/faq.ts", faqSchema, repeated)).toThrow(
    "content/faq.ts: 19: must not repeat the slug what-you-learn",
  );
});
