import { expect, test } from "vitest";
import { maxQuestionLength } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { computeFaqView } from "./searchable-faq-section.tsx";

const faq = Array.from({ length: 12 }, (_, index) => ({
  slug: `item-${index}`,
  question: index === 7 ? "May I bring a parrot?" : `Question number ${index}?`,
  answer: "Yes.",
}));
const still = { faq, query: "", settledQuery: "", target: null, matchPage: 0, findAddressPage: () => 0 };
const searched = (text: string) => ({ ...still, query: text, settledQuery: text });

test("without a search the whole list is paged, at the page of the address, and nothing is asked", () => {
  const view = computeFaqView({ ...still, findAddressPage: (count) => count - 1 });
  expect(view.pages.map((page) => page.length)).toEqual([5, 5, 2]);
  expect(view).toMatchObject({ hasMatches: false, page: 2, wanted: "", question: null });
});

test("an address that names a question shows the page it is on", () => {
  expect(computeFaqView({ ...still, target: "item-7" })).toMatchObject({ targetPage: 1, page: 1 });
});

test("an address that names no question of ours leaves the page as it is", () => {
  expect(computeFaqView({ ...still, target: "gone", findAddressPage: () => 2 })).toMatchObject({
    targetPage: -1,
    page: 2,
  });
});

test("matches replace the list, with pages of their own, whatever the address names", () => {
  const view = computeFaqView({ ...searched("parrot"), target: "item-0", findAddressPage: () => 2 });
  expect(view.matches.map(({ slug }) => slug)).toEqual(["item-7"]);
  expect(view).toMatchObject({ hasMatches: true, targetPage: -1, page: 0, question: null, wanted: "parrot" });
});

test("a search without a match asks the assistant and leaves the list", () => {
  const view = computeFaqView(searched("  kitne mahine  "));
  expect(view).toMatchObject({ hasMatches: false, question: "kitne mahine" });
  expect(view.pages).toHaveLength(3);
});

test("a question is no longer than the assistant takes", () => {
  expect(computeFaqView(searched("z".repeat(maxQuestionLength + 1))).question).toHaveLength(maxQuestionLength);
});

test("a cleared field asks nothing, also while the former text still settles", () => {
  expect(computeFaqView({ ...still, query: "  ", settledQuery: "kitne mahine" })).toMatchObject({ question: null });
});
