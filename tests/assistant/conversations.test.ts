import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { dialogues } from "./conversations.ts";

const { answer } = createAssistant({ model: freshModel() });

test.each(dialogues.map(({ turns, right }) => ({ name: turns.join(" / "), turns, right })))(
  "$name",
  async ({ turns, right }) => {
    const { reply } = await answer({ question: turns.at(-1) ?? "", history: turns.slice(0, -1) }, "203.0.113.7");
    for (const pattern of right) expect(reply.message).toMatch(pattern);
  },
);
