import { expect, test } from "vitest";
import { testModel } from "#tests/support/test-model.ts";
import { createContentAssistant } from "./content-assistant.ts";

const items = [
  { slug: "children", question: "From what age can one learn?", answer: "From about ten years on." },
  { slug: "talks", question: "Are there one-on-one sessions?", answer: "Yes, four talks with Asha." },
  { slug: "bring", question: "Do I bring a parrot?", answer: "In the Advanced Phase, a parrot with its cage." },
];

const model = testModel();
const lexicon = { ...model.lexicon, notTaught: [...model.lexicon.notTaught, { name: "guitar" }] };
const { understand } = createContentAssistant({ ...model, lexicon }, [], undefined, items);
function ask(question: string): string {
  const { reply } = understand({ question, history: [] });
  return reply.kind === "answer" ? reply.answer.text : reply.kind;
}

test("what the owner's FAQ says on a subject wins over what is built in", () => {
  expect(ask("Is there an age limit?")).toBe("From about ten years on.");
  expect(ask("My daughter is 8, can she join?")).toMatch(/^From about ten years on\. Under 18, /);
  expect(ask("do you offer one to one mentorship")).toContain("our talks with Asha.");
});

test("a phase that an answer of the FAQ names is still told itself", () => {
  expect(ask("a cage in the Advanced Phase")).not.toContain("parrot");
  expect(ask("What is in the Advanced Phase?")).toMatch(/^It is Month 3/);
});

test("what the owner lists as not taught is no, whatever walk of life it is of", () => {
  expect(ask("Do you teach guitar?")).toMatch(/^No, guitar is not in the \d+-day plan\./);
  expect(ask("Do you teach violin?")).toBe("off-topic");
});
