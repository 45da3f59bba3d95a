import { createContentAssistant } from "#server/assistant/answers/answer-from-content.ts";
import { answersFor } from "#server/assistant/answers/by-settings.ts";
import type { AssistantModel } from "#server/assistant/model/assistant-model.ts";
import { freshModel } from "#server/assistant/model/fresh-model.ts";
import { processing } from "./sample-content.ts";

let model: AssistantModel | undefined;
let content: ReturnType<typeof createContentAssistant> | undefined;

/** Read once for all tests of a process: to read it costs a quarter of a second. */
export const testModel = (): AssistantModel => (model ??= answersFor(freshModel(), processing));

/** The assistant of the site's own texts, which has no state that a test could change. */
export const testContent = () => (content ??= createContentAssistant(testModel()));
