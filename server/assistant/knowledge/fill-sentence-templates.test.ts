import { expect, test } from "vitest";
import { testModel } from "#tests/support/test-model.ts";
import { createSentenceFormatter, fillKnownPlaceholders } from "./fill-sentence-templates.ts";
import { toHindiModel } from "../answers/format-answer.ts";

test("a yes or no that opens a text is no sentence of its own", () => {
  const values = { faq: "Yes. One comes first. Two comes next." };
  expect(fillKnownPlaceholders("{faq:rest} {faq:first}", values)).toBe("Two comes next. One comes first.");
  expect(fillKnownPlaceholders("{faq:plain}", values)).toBe("One comes first. Two comes next.");
});

test("an article follows the sound of what is named", () => {
  const names = ["MSc", "index", "Master", "HND", "House", "M.Sc.", "university degree", "honours degree"];
  expect(names.map((name) => fillKnownPlaceholders("{name:article}", { name }).split(" ")[0])).toEqual([
    "an",
    "an",
    "a",
    "an",
    "a",
    "an",
    "a",
    "an",
  ]);
});

test("a label that is followed by nothing is not said", () => {
  const say = createSentenceFormatter({ week: "Week {week}: {title}. Topics: {topics}. Projects: {projects}." });
  const values = { week: 2, title: "Bowls", topics: "Trimming" };
  expect(say("week", { ...values, projects: "" })).toBe("Week 2: Bowls. Topics: Trimming.");
  expect(say("week", { ...values, projects: "none too big" })).toContain("Projects: none too big.");
});

const model = testModel();
const texts = [model, toHindiModel(model)].flatMap(({ answers }) => Object.entries(answers));

test.each(texts)("the answer on %s reads as one text", (_subject, { text }) => {
  const sentences = text.split(/(?<=[.!?।])\s+/);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.slice(1).filter((sentence) => /^(?:Yes|No|जी हाँ|जी नहीं)[.,।]/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => /^\p{Ll}(?!\S*@)/u.test(sentence))).toEqual([]);
});
