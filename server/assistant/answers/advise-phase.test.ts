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
  [["I learnt CSS and loops, not Docker. What would you recommend?"], /^The \w+ Phase suits you: /],
  [["sirf CSS aati hai"], /^The Intermediate Phase suits you/],
  [["mere paas 1600 rupaye hai, konsa phase loon"], /^For ₹1,600 .*Intermediate Phase \(₹1,500\) and Advanced/],
  [["intermediate ya bundle, konsa behtar hai"], /^Intermediate Phase: .*₹1,500; .*₹3,000 .*saves ₹1,500 \(33%\)/],
  [["could you suggest where to begin"], /^What do you know already\?/],
  [["I know CSS, which phase should I pick?", "what is its fee"], /^The Intermediate Phase is ₹1,500/],
  [["I know CSS, which phase should I pick?", "and how long is it"], /^The Intermediate Phase has 21 days/],
  [["bhai 1500 hai mere pas, konsa wala lun"], /^For ₹1,500 .*Intermediate Phase \(₹1,500\) and Advanced/],
  [["I have only 2k"], /^For ₹2,000 .*Who is new starts with the Beginner Phase .*Tell me a topic/],
  [
    ["I know python, I have 1000, what should I take"],
    /^The Intermediate Phase suits .*₹1,500\. For ₹1,000 .*Advanced/,
  ],
  [["is the beginner phase better than the bundle for me"], /^Beginner Phase: .*₹2,000; .*₹3,000 as the Complete/],
  [["advanced lu ya bundle"], /^Advanced Phase: .*₹3,000 as the Complete Bundle/],
  [["1000 wala lu ya 2000 wala"], /^Beginner Phase: .*\nAdvanced Phase: .*\nIt builds on the Intermediate Phase/],
  [
    ["should I take beginner or intermediate"],
    /^Beginner Phase: .*\nIntermediate Phase: .*\nIt builds on the Beginner/,
  ],
  [["should I go for the complete bundle"], /^All three phases together are ₹3,000 .*saves ₹1,500/],
  [["fee of beginner", "fee of bundle", "which one is better"], /^Beginner Phase: .*₹3,000 as the Complete Bundle/],
  [["not sure where to begin"], /^What do you know already\?/],
  [["your recommendation?"], /^What do you know already\?/],
  [["which one would you pick"], /^What do you know already\?/],
  [["kuch samajh nahi aa raha kya lu"], /^What do you know already\?/],
  [["i have never coded", "which phase should I take"], /^The Beginner Phase suits you/],
  [["which phase should I take", "python"], /^The Intermediate Phase suits you/],
  [["done with basics of python already, where do I start"], /^The Intermediate Phase suits you/],
  [["I can already make websites with html css js. which phase"], /^The Intermediate Phase suits you/],
  [["I know java, which phase should I take"], /^The Beginner Phase suits you/],
  [["can I skip beginner if I know python and html"], /^Yes\. You can take the Intermediate Phase alone/],
  [["I want to build bots"], /^The Advanced Phase suits you: .*builds on the Inter.*₹3,000 as the Complete Bundle/],
  [["I want to build bots", "kitne ka hai"], /^The Advanced Phase is ₹1,000/],
  [["I know HTML, not React", "what is in it"], /^It is Month 2/],
  [["I have 1500, which one", "what's included"], /^Intermediate Phase: .*\nAdvanced Phase: /],
  [["I know react", "write a program for fibonacci"], /^I can only help/],
  [["what does beginner cost", "is mentorship included in it"], /^The card of the Complete Bundle lists mentorship/],
  [["suggest a good restaurant"], /^I can only help/],
  [["which phase has javascript"], /^The course covers JavaScript|JavaScript.*day/],
])("%j is advised from the plan and its prices", async (turns, right) => {
  const { reply } = await answer({ question: turns.at(-1) ?? "", history: turns.slice(0, -1) }, "203.0.113.7");
  expect(reply.message).toMatch(right);
});
