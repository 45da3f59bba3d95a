import { expect, test } from "vitest";
import { listPhoneticKeys } from "./phonetic-key.ts";

test.each([
  ["chahiye", "chaiye"],
  ["padhaoge", "padaoge"],
  ["zaroorat", "jarurat"],
])("%s and %s sound alike", (word, other) => {
  expect(listPhoneticKeys(word)).toEqual(listPhoneticKeys(other));
});

test("other consonants sound otherwise", () => {
  expect(listPhoneticKeys("fees")).not.toEqual(listPhoneticKeys("days"));
});

test.each(["hai", "kya", "58days", "#taught"])("%s is too short, or no word", (word) => {
  expect(listPhoneticKeys(word)).toEqual([]);
});
