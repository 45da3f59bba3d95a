import { expect, test } from "vitest";
import { soundOf } from "./sound-of.ts";

test.each([
  ["chahiye", "chaiye"],
  ["padhaoge", "padaoge"],
  ["zaroorat", "jarurat"],
])("%s and %s sound alike", (word, other) => {
  expect(soundOf(word)).toEqual(soundOf(other));
});

test("other consonants sound otherwise", () => {
  expect(soundOf("fees")).not.toEqual(soundOf("days"));
});

test.each(["hai", "kya", "58days", "#taught"])("%s is too short, or no word", (word) => {
  expect(soundOf(word)).toEqual([]);
});
