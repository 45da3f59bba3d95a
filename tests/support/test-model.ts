import type { AblationSet } from "#server/assistant/ablations.ts";
import { createContentAssistant } from "#server/assistant/conversation/content-assistant.ts";
import { resolveConditionsInAllAnswers } from "#server/assistant/knowledge/parse-content-files.ts";
import type { AssistantModel } from "#server/assistant/model/assistant-model.ts";
import { loadOrTrainModel } from "#server/assistant/training/load-or-train-model.ts";
import { processing } from "./sample-content.ts";

let model: AssistantModel | undefined;
let content: ReturnType<typeof createContentAssistant> | undefined;

/** Read once for all tests of a process: to read it costs a quarter of a second. */
export const testModel = (): AssistantModel =>
  (model ??= resolveConditionsInAllAnswers(loadOrTrainModel(), processing));

/** The assistant of the site's own texts, which has no state that a test could change. */
export const testContent = () => (content ??= createContentAssistant(testModel()));

/** Hinglish is then answered in English, so that one text shows what was understood. */
export const withoutHinglish: AblationSet = new Set(["hinglish"]);
