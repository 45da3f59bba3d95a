import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { testModel } from "#tests/support/test-model.ts";
import { blindQuestions } from "./blind-questions.ts";
import { dialogues } from "./conversations.ts";
import { judgeDialogue } from "./judge-reply.ts";
import { questions } from "./questions.ts";

const assistant = createAssistant({ model: testModel() });

test.each(dialogues.map((dialogue) => [`${dialogue.kind}: ${dialogue.turns.join(" / ")}`, dialogue] as const))(
  "%s",
  async (_name, dialogue) => expect(await judgeDialogue(assistant, dialogue)).toMatchObject({ isRight: true }),
);

/** With these before it, a question may be read otherwise only where it leaves something out. */
const histories = {
  "what is on day 12": 0.01,
  "who teaches the course?": 0.01,
  "is React taught?": 0.01,
  "refund milega?": 0.01,
  "tell me about the advanced phase": 0.05,
};

test.each(Object.entries(histories))("hardly any question is read otherwise after: %s", async (earlier, most) => {
  const set = [...questions, ...blindQuestions];
  const say = async (question: string, history: string[]) =>
    (await assistant.answer({ question, history }, "203.0.113.7")).reply.message;
  let changed = 0;
  for (const { ask } of set) if ((await say(ask, [])) !== (await say(ask, [earlier]))) changed += 1;
  expect(changed / set.length).toBeLessThanOrEqual(most);
});
