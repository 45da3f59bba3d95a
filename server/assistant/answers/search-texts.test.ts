import { expect, test } from "vitest";
import { faqLink } from "../knowledge/site-links.ts";
import { createFaqFinder } from "./search-texts.ts";

const items = [
  { slug: "fees", question: "What are the fees?", answer: "They are low." },
  { slug: "parrot", question: "May I bring a parrot to the mentorship calls?", answer: "Yes." },
  { slug: "kitten", question: "May I bring a kitten to the mentorship calls?", answer: "No." },
];
const answers = { price: { text: "They are low.", link: faqLink("fees") } };
const find = createFaqFinder({ answers }, items);

test("a question that the owner added is answered in its own words, or nearly so", () => {
  expect(find("May I bring a parrot to the mentorship calls?")).toEqual({ text: "Yes.", link: faqLink("parrot") });
  expect(find("may i bring a kitten to mentorship calls")?.text).toBe("No.");
});

test("another question is not, nor one that a subject answers", () => {
  expect(find("Are there mentorship calls?")).toBeUndefined();
  expect(find("What are the fees?")).toBeUndefined();
  expect(find("")).toBeUndefined();
});
