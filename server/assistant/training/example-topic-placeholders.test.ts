import { expect, test } from "vitest";
import { replaceForeignTopicsWithPlaceholders } from "./example-topic-placeholders.ts";
import { readKnowledge } from "./read-knowledge.ts";

const file = "content/assistant/words/example-topics.txt";

test("what a course does not teach gives way, in the examples that ask for topics, to any topic of its own", () => {
  const examples = [
    { subject: "topic", text: "do you teach python" },
    { subject: "topic", text: "when is sowing" },
    { subject: "topic", text: "is Django covered" },
    { subject: "elsewhere", text: "fix my javascript error" },
    { subject: "price", text: "is python free" },
  ];
  const topics = [{ name: "Sowing", asked: ["sowing"], taught: ["sowing"] }];
  expect(
    replaceForeignTopicsWithPlaceholders(file, examples, { topics, notTaught: [] }).map(({ text }) => text),
  ).toEqual([
    "do you teach exampletopic",
    "when is sowing",
    "is exampleuntaught covered",
    "fix my exampletopic error",
    "is python free",
  ]);
});

test("the sample course is taught with its own words", () => {
  const { examples, lexicon } = readKnowledge("content/assistant");
  expect(replaceForeignTopicsWithPlaceholders(file, examples, lexicon)).toEqual(examples);
  expect(examples.some(({ text }) => text.includes("exampletopic"))).toBe(false);
});
