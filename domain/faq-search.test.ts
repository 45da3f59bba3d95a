import { expect, test } from "vitest";
import { searchFaq } from "./faq-search.ts";

const items = [
  { slug: "a", question: "What are the fees?", answer: "Ask about refunds first." },
  { slug: "b", question: "Can I get a refund?", answer: "Ask about a Refund in writing." },
  { slug: "c", question: "Is there a refund?", answer: "Ask us." },
  { slug: "d", question: "How long is it?", answer: "Fifty-eight days." },
];

test("a match in the question scores 70, in the answer 30, the best first", () => {
  expect(searchFaq(items, "REFUND").map(({ slug, score, index }) => ({ slug, score, index }))).toEqual([
    { slug: "b", score: 100, index: 1 },
    { slug: "c", score: 70, index: 2 },
    { slug: "a", score: 30, index: 0 },
  ]);
});

test("spaces around the query do not count, and spaces alone find nothing", () => {
  expect(searchFaq(items, "  fees ")).toHaveLength(1);
  expect(searchFaq(items, "   ")).toEqual([]);
});
