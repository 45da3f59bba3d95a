import type { AssistantModel } from "../model/assistant-model.ts";
import { markEnglish } from "../say-in-language.ts";

/** The model with its Hindi texts in place of the English ones; an answer without one says so first, and is not offered. */
export function inHindi(model: AssistantModel): AssistantModel {
  const { answers, asks, sentences } = model.hindi;
  return {
    ...model,
    answers: Object.fromEntries(
      Object.entries(model.answers).map(([subject, saying]) => [
        subject,
        { ...saying, text: answers[subject] ?? markEnglish(saying.text) },
      ]),
    ),
    offers: Object.fromEntries(
      Object.entries(asks).map(([subject, ask]) => [subject, { ask, next: model.offers[subject]?.next ?? [] }]),
    ),
    sentences,
  };
}
