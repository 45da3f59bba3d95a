import { expect, test } from "vitest";
import { createQuestionReader } from "../reading/read-question.ts";
import { testModel } from "#tests/support/test-model.ts";
import { parseAgeGroup, refineSubject } from "./refine-subject.ts";

test.each([
  ["my son is 13 can he join", "minor"],
  ["main 17 saal ka hu", "minor"],
  ["a housewife of 45", "adult"],
  ["i am 18 years old", "adult"],
  ["what is on day 12", undefined],
  ["2 years of access", undefined],
  ["10 th class me hu", "minor"],
  ["my daughter is in class 8", "minor"],
  ["class 12 pass can i join", undefined],
  ["10 th pass hu", undefined],
])("the age named in %j is %j", (text, age) => {
  expect(parseAgeGroup(text)).toBe(age);
});

const { read } = createQuestionReader(testModel());
test.each([
  ["Where is the school?", "based", "office"],
  ["Which materials are included?", "live", "tools"],
  ["What materials do I need?", "live", "equipment"],
  ["Is there study material?", "live", "live"],
  ["Is there a bundle?", "saving", "bundle"],
])("what every trade is asked is read as such: %s", (question, likeliest, subject) => {
  expect(refineSubject(likeliest, read(question))).toBe(subject);
});
