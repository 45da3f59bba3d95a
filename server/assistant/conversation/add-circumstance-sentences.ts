import * as worded from "#content/assistant/words/messages.ts";
import { circumstanceSubjects } from "../subjects.ts";
import { splitSentences } from "../answers/format-answer.ts";
import { readAdviceGrounds } from "../answers/detect-advice-question.ts";
import { parseAgeGroup } from "../answers/refine-subject.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import type { Answer } from "./answer-multi-question.ts";
import type { LongMessage } from "./find-question-in-message.ts";

type CircumstanceOptions = {
  read: Reader["read"];
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
  answerOne: (reading: Reading, sure?: number, subject?: string) => Answer | undefined;
};

/** From here on what a visitor tells of himself touches a subject. */
const sureOfCircumstance = 0.45;

const joiningSubjects = new Set(["enroll", "contact-form", "age-limit", "gift"]);

/** Adds to the answer of a long message what its circumstances touch. */
export function createCircumstanceSentenceAdder({ read, subjectOf, answerOne }: CircumstanceOptions) {
  /** The sentence of a subject that what a visitor tells of himself touches. */
  function findSentence(subject: string, told: Reading, isAdvice: boolean): string | undefined {
    const isMinor = subject === "minor" && parseAgeGroup(told.text) === "minor";
    if (Object.hasOwn(worded.toldOf, subject) && !worded.toldOf[subject]?.test(told.text)) return undefined;
    // `No experience is needed` is for who says that he has none.
    if (subject === "prerequisites" && (isAdvice || !readAdviceGrounds(told).isNew || /\brepeat\b/.test(told.text)))
      return undefined;
    if (subject === "minor" ? !isMinor : subjectOf(told, sureOfCircumstance) !== subject) return undefined;
    const sentences = splitSentences(answerOne(told, 0, subject)?.text ?? "");
    // `I have only a phone` is answered by the sentence on phones.
    const isNamed = (sentence: string) =>
      told.roots.some((root) => root.length > 3 && sentence.toLowerCase().includes(root));
    return subject === "equipment" ? sentences.find(isNamed) : sentences[0];
  }

  /** After an answer what matters most of what else is told: a child, a phone alone, money lost. */
  return function answerCircumstance(answer: Answer, message: LongMessage, { language }: Reading): Answer {
    const told = message.circumstances
      .map((text) => read(text, language))
      .filter(({ text }) => !worded.isOfTrade.test(text));
    // Who tells his age beside the class he passed is as old as he says.
    const isAdult = parseAgeGroup(told.map(({ text }) => text).join(" ")) === "adult";
    const touched = circumstanceSubjects
      .filter((subject) => subject !== answer.subject && !(isAdult && subject === "minor"))
      .flatMap((subject) =>
        told.flatMap((reading) => {
          const sentence = findSentence(subject, reading, answer.subject === "advice");
          return sentence === undefined || answer.text.includes(sentence) ? [] : { subject, sentence };
        }),
      )[0];
    if (!touched) return answer;
    const lines = [answer.text, touched.sentence];
    // Who asks how a child joins is told first who may sign up.
    const isFirst = touched.subject === "minor" && joiningSubjects.has(answer.subject);
    return { ...answer, text: (isFirst ? lines.toReversed() : lines).join("\n") };
  };
}
