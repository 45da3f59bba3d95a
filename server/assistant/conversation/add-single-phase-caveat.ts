import { ofOnePart } from "#content/assistant/words/messages.ts";
import { dropUnaskedLeadingYes, mentionsSinglePhase, putSinglePhaseSentencesFirst } from "../answers/format-answer.ts";
import { listNamedPlans } from "../answers/detect-advice-question.ts";
import { createSentenceFormatter } from "../knowledge/fill-sentence-templates.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import { extraSubjects, toolSubjects } from "../subjects.ts";

const isOnePlan = ([offer, ...others]: ReturnType<typeof listNamedPlans>) =>
  offer !== undefined && offer !== "bundle" && others.length === 0;

/** Says an answer to who may ask of a part of the course only. */
export function createSinglePhaseCaveatAdder(models: Readonly<Record<Language, Pick<AssistantModel, "sentences">>>) {
  /** What comes with the course, to who asks of a phase: what holds for that comes first, and no yes. */
  return function qualifyForSinglePhase(text: string, subject: string, reading: Reading): string {
    const isOfPart = reading.phases.length > 0 || ofOnePart.test(reading.text) || isOnePlan(listNamedPlans(reading));
    const isExtra = extraSubjects.includes(subject);
    // These say yes or no by what was asked alone.
    if (["advice", "price", "duration"].includes(subject)) return text;
    if (!isOfPart || !(isExtra || toolSubjects.includes(subject))) return dropUnaskedLeadingYes(text, reading.text);
    if (isExtra && (mentionsSinglePhase.test(text) || subject === "lifetime"))
      return putSinglePhaseSentencesFirst(text);
    const say = createSentenceFormatter(models[reading.language].sentences);
    return [say("of-single-phase", {}), dropUnaskedLeadingYes(text, "")].join(" ");
  };
}
