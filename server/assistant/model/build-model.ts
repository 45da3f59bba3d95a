import { planSayings } from "../answers/plan/plan-days.ts";
import { sayWith } from "../answers/sentences.ts";
import type { Example } from "../knowledge/read-examples.ts";
import { readKnowledge } from "../knowledge/read-knowledge.ts";
import { createReader } from "../reading/read-question.ts";
import { nothingLeftOut, type LeftOut } from "../mechanisms.ts";
import type { AssistantModel } from "./assistant-model.ts";
import { collectVocabulary } from "./collect-vocabulary.ts";
import { refusedSubjects, smallTalkSubjects } from "../known-subjects.ts";
import { trainClassifier } from "./train-classifier.ts";

/** Reads and checks the assistant's content and trains on it, in some fifteen seconds. */
export function buildModel(folder: string, hash: string, leftOut: LeftOut = nothingLeftOut): AssistantModel {
  const { examples, lexicon, ...said } = readKnowledge(folder, leftOut);
  const planTexts = planSayings(sayWith(said.sentences)).map(({ text }) => text);
  const vocabulary = collectVocabulary(examples, lexicon, planTexts);
  const { readExample } = createReader({ lexicon, vocabulary }, leftOut);
  const samples = [...examples, ...(leftOut.has("hidden-attacks") ? [] : hideAttacks(examples))].map(
    ({ subject, text }) => ({
      label: subject,
      features: readExample(text).features,
    }),
  );
  return { hash, lexicon, vocabulary, classifier: trainClassifier(samples), ...said };
}

/** Each attack beside words of the course, which must not hide it. */
function hideAttacks(examples: readonly Example[]): Example[] {
  const attacks = examples.filter(({ subject }) => subject === "hostile");
  const honest = examples.filter(
    ({ subject, text }) => ![...refusedSubjects, ...smallTalkSubjects].includes(subject) && text.split(" ").length < 3,
  );
  const stride = Math.floor(honest.length / attacks.length);
  return attacks.map(({ subject, text }, at) => {
    const words = honest[at * stride]?.text ?? "";
    return { subject, text: at % 2 === 0 ? `${text} ${words}` : `${words} ${text}` };
  });
}
