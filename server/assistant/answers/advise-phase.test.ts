import { expect, test } from "vitest";
import { testModel, withoutHinglish } from "#tests/support/test-model.ts";
import { createAssistant } from "../create-assistant.ts";

const { answer } = createAssistant({ model: testModel(), leftOut: withoutHinglish });

test.each([
  [["which phase is right for me"], /^What do you know already\?/],
  [
    ["which phase is right for me", "I know python"],
    /^The Intermediate Phase suits you: .*₹1,500\. It builds on the Beg/,
  ],
  [["mere liye kaunsa phase sahi hai", "kuch nahi aata"], /^The Beginner Phase suits you: .*₹2,000\. No experience/],
  [["I know HTML, not React. Which phase should I take?"], /^The Intermediate Phase suits you: it teaches React/],
  [["I know React and Node, which phase suits me?"], /^The Advanced Phase suits you: .*₹1,000/],
  [["python aata hai, kaunsa phase lu"], /^The Intermediate Phase suits you/],
  [["I'm a complete beginner with 2000 rupees, what should I buy?"], /^The Beginner Phase suits you: .*₹2,000/],
  [
    ["which should I buy with ₹1,500"],
    /^For ₹1,500 .*: Intermediate Phase \(₹1,500\) and Advanced .*Beginner Phase, which is/,
  ],
  [["I have 5000, which plan should I choose"], /₹3,000 as the Complete Bundle/],
  [["with 300 rupees which phase can I take"], /^The Advanced Phase is the cheapest: ₹1,000/],
  [["which phase has javascript"], /^The course covers JavaScript|JavaScript.*day/],
])("%j is advised from the plan and its prices", async (turns, right) => {
  const { reply } = await answer({ question: turns.at(-1) ?? "", history: turns.slice(0, -1) }, "203.0.113.7");
  expect(reply.message).toMatch(right);
});
