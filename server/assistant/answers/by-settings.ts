import { holdsFor, isCase, type Processing } from "#domain/content/legal.ts";
import type { AssistantModel } from "../model/assistant-model.ts";

const marked = / ?⟨([a-z ]+): ([^⟩]*)⟩/g;

/** A text that stands only where the site works that way, which the build does not know. */
export const markCase = (name: string, text: string) => `⟨${name}: ${text}⟩`;

const settle = (text: string, site: Processing) =>
  text
    .replaceAll(marked, (_, name: string, said: string) => (isCase(name) && holdsFor(name, site) ? ` ${said}` : ""))
    .trim();

/** The answers as they hold for this site. */
export function answersFor(model: AssistantModel, site: Processing): AssistantModel {
  const { answers, hindi } = model;
  return {
    ...model,
    answers: Object.fromEntries(
      Object.entries(answers).map(([subject, saying]) => [subject, { ...saying, text: settle(saying.text, site) }]),
    ),
    hindi: {
      ...hindi,
      answers: Object.fromEntries(
        Object.entries(hindi.answers).map(([subject, text]) => [subject, settle(text, site)]),
      ),
    },
  };
}
