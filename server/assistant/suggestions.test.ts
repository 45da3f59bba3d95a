import { expect, test } from "vitest";
import { firstQuestions } from "#content/assistant-suggestions.ts";
import { createAssistant } from "./create-assistant.ts";
import { freshModel } from "./model/fresh-model.ts";

const { answer } = createAssistant({ model: freshModel() });

test.each(firstQuestions)("what the empty chat offers is answered surely: %s", async (question) => {
  const { certainty, reply } = await answer({ question, history: [] }, "203.0.113.7");
  expect(certainty).toBe("sure");
  expect(reply.link).toBeDefined();
});
