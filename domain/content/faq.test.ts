import { expect, test } from "vitest";
import { searchFaq } from "./faq.ts";

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

test("what visitors call a subject finds its question before those that only mention it, and changes no score", () => {
  const priced = [
    { slug: "contact", question: "How does the form work?", answer: "It costs nothing." },
    { slug: "fees", question: "What are the fees?", answer: "₹3,000.", searchWords: ["cost", "how much"] },
  ];
  expect(searchFaq(priced, "cost").map(({ slug, score }) => ({ slug, score }))).toEqual([
    { slug: "fees", score: 0 },
    { slug: "contact", score: 30 },
  ]);
  expect(searchFaq(priced, "how much").map(({ slug }) => slug)).toEqual(["fees"]);
  expect(searchFaq(priced, "costs").map(({ slug }) => slug)).toEqual(["fees", "contact"]);
  expect(searchFaq(priced, "fees")).toMatchObject([{ slug: "fees", score: 70 }]);
});

const words = [
  {
    slug: "a",
    question: "Is it premium?",
    answer: "Yes: a database, one-time payment, lifetime access for ₹3,000. Élan!",
  },
];
const finds = (query: string) => searchFaq(words, query).length > 0;

test("a query that begins with a short word matches at the start of a word only", () => {
  for (const query of ["emi", "um", "base", "me access", "lan", "ife"]) expect(finds(query), query).toBe(false);
  for (const query of ["pre", "PREM", "time", "data", "one-t", "₹3", "000", "élan", "a data", "it premium?"])
    expect(finds(query), query).toBe(true);
});

test("a longer word matches anywhere, as in a compound", () => {
  for (const query of ["emium", "abase", "etime access"]) expect(finds(query), query).toBe(true);
});

test("a short word is found at a later place where it starts a word", () => {
  const items = [{ slug: "a", question: "Premium or EMI?", answer: "Semi, emi." }];
  expect(searchFaq(items, "emi").map(({ score }) => score)).toEqual([100]);
});

test("spaces around the query do not count, and spaces alone find nothing", () => {
  expect(searchFaq(items, "  fees ")).toHaveLength(1);
  expect(searchFaq(items, "   ")).toEqual([]);
});
