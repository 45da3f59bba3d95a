import { expect, test } from "vitest";
import { testModel } from "#tests/support/test-model.ts";
import { createQuestionFingerprinter } from "./normalise-and-split-text.ts";

const keyOf = createQuestionFingerprinter(testModel().lexicon);

test.each([
  ["Do you teach pandas?", "pandas, do you teach?"],
  ["teach pandas", "please sir, do you TEACH pandas!!"],
  ["what is the fee for pandas", "fees of Pandas"],
  ["how is it", "it is how"],
  ["क्या पांडा सिखाते हो?", "पांडा, क्या सिखाते हो"],
])("%j and %j are alike", (one, other) => {
  expect(keyOf(one)).not.toBe("");
  expect(keyOf(other)).toBe(keyOf(one));
});

test.each([
  ["Do you teach pandas?", "Do you teach pytorch?"],
  ["price of day 4", "price of day 5"],
])("%j and %j are not", (one, other) => expect(keyOf(other)).not.toBe(keyOf(one)));
