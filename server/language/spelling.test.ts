import { expect, test } from "vitest";
import { createHostileConversation, listLongWords } from "#tests/support/hostile-questions.ts";
import { testModel } from "#tests/support/test-model.ts";
import { createSpellingCorrector } from "./spelling.ts";

const { vocabulary } = testModel();
const words = listLongWords(vocabulary.spelled);
/** A scan of the words that start alike and are as long compares some 300 for each word. */
const mostComparisons = 2000;

/** The words compared for one conversation, with `mix` made of each of its texts. */
function countForConversation(seed: number, mix: (text: string[]) => string[]): number {
  const { correct, startRequest, countComparisons } = createSpellingCorrector(vocabulary);
  startRequest();
  const { question, history } = createHostileConversation(words, seed);
  for (const text of [question, ...history]) correct(mix(text.split(" ")));
  return countComparisons();
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a conversation of nothing but misspelt words is given up: %i", (seed) => {
  expect(countForConversation(seed, (text) => text)).toBe(0);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("five long texts with every third word misspelt share one budget: %i", (seed) => {
  const count = countForConversation(seed, (text) =>
    text.flatMap((word, at) => [word, words[at] ?? "", words[at + 500] ?? ""]),
  );
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(mostComparisons);
});

test("the budget is there anew for the next request, and words already corrected cost nothing", () => {
  const { correct, startRequest, countComparisons } = createSpellingCorrector(vocabulary);
  const misspelt = words.slice(0, 120).map((word) => `${word.slice(0, 3)}q${word.slice(4)}`);
  // In small texts: a long one of unknown words alone is given up.
  const correctAll = () =>
    misspelt.map((word) => correct([word])[0]).filter((word, at) => word !== misspelt[at]).length;
  startRequest();
  const first = correctAll();
  expect(first).toBeGreaterThan(20);
  expect(first).toBeLessThanOrEqual(40);
  const before = countComparisons();
  expect(correctAll()).toBe(first);
  expect(countComparisons()).toBe(before);
  startRequest();
  expect(correctAll()).toBeGreaterThan(first);
});

test.each([
  ["certificqte", "certificate"],
  ["intermedizte", "intermediate"],
  ["corse", "course"],
  ["duratoin", "duration"],
])("%s is %s", (written, meant) => {
  expect(createSpellingCorrector(vocabulary).correct([written])).toEqual([meant]);
});
