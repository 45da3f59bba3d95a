import type { AssistantModel } from "../model/assistant-model.ts";

/** The model with its Hindi texts in place of the English ones, as far as there are any; links stay. */
export function inHindi(model: AssistantModel): AssistantModel {
  const answers = Object.entries(model.answers).map(([subject, saying]) => [
    subject,
    { ...saying, text: model.hindi.answers[subject] ?? saying.text },
  ]);
  return {
    ...model,
    answers: Object.fromEntries(answers),
    sentences: { ...model.sentences, ...model.hindi.sentences },
  };
}
