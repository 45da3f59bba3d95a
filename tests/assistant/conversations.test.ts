import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { testModel, withoutHinglish } from "#tests/support/test-model.ts";
import { createJudge } from "./judge-reply.ts";
import { questionSets } from "./question-sets.ts";

const assistant = createAssistant({ model: testModel(), leftOut: withoutHinglish });
const judge = createJudge({ model: testModel() });
const { tuned, "held aside": heldAside, blind, conversations } = questionSets;

test.each(conversations.map((question) => [`${question.group}: ${question.turns.join(" / ")}`, question] as const))(
  "%s",
  async (_name, question) => expect(await judge(question)).toMatchObject({ fault: undefined }),
);

/** Whoever asks the same again is told so before what has room of the answer; it is read as before. */
const repeats = /^(?:As I said|The nearest I find is what I said): /;
const isSameAnswer = (alone: string, after: string) =>
  repeats.test(after) ? alone.startsWith(after.replace(repeats, "")) : alone === after;

/** With these before it, a question may be read otherwise only where it leaves something out. */
const histories = {
  "what is on day 12": 0.01,
  "who teaches the course?": 0.01,
  "is React taught?": 0.01,
  "refund milega?": 0.01,
  "tell me about the advanced phase": 0.05,
};

test.each(Object.entries(histories))("hardly any question is read otherwise after: %s", async (earlier, most) => {
  const set = [...tuned, ...heldAside, ...blind].flatMap(({ turns }) => turns);
  const say = async (question: string, history: string[]) =>
    (await assistant.answer({ question, history }, "203.0.113.7")).reply.message;
  let changed = 0;
  for (const question of set) {
    if (!isSameAnswer(await say(question, []), await say(question, [earlier]))) changed += 1;
  }
  expect(changed / set.length).toBeLessThanOrEqual(most);
});
