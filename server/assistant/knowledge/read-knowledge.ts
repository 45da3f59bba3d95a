import { knownSubjects, refusedSubjects, ruledSubjects, smallTalkSubjects } from "../known-subjects.ts";
import { nothingLeftOut, type LeftOut } from "../mechanisms.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { createNormaliser } from "../reading/normalise-words.ts";
import { badLine } from "./content-lines.ts";
import { readAnswers, readSentences } from "./read-answers.ts";
import { type Example, readExamples, readForeignExamples, readFramedExamples } from "./read-examples.ts";
import { readHindi } from "./read-hindi.ts";
import { readLexicon } from "./read-lexicon.ts";
import { readSmallTalk } from "./read-small-talk.ts";

/** All of `content/assistant`, read and checked. */
export type Knowledge = Pick<AssistantModel, "lexicon" | "smallTalk" | "answers" | "offers" | "sentences" | "hindi"> & {
  examples: readonly Example[];
};

export function readKnowledge(folder: string, leftOut: LeftOut = nothingLeftOut): Knowledge {
  const asked = readExamples(folder, createNormaliser([]));
  const subjects = new Set(asked.map(({ subject }) => subject));
  for (const subject of knownSubjects)
    if (!subjects.has(subject)) throw badLine({ file: `${folder}/subjects/${subject}.txt`, line: 1 }, "is missing");
  const lexicon = readLexicon(folder, subjects);
  const { answers, offers } = readAnswers(folder, subjects);
  const sentences = readSentences(`${folder}/sentences.txt`);
  const answered = new Set([...Object.keys(answers), ...ruledSubjects, ...refusedSubjects, ...smallTalkSubjects]);
  for (const subject of subjects)
    if (!answered.has(subject))
      throw badLine({ file: `${folder}/subjects/${subject}.txt`, line: 1 }, `no file in answers/ has [${subject}]`);
  const shortest = Object.entries(lexicon.subjectPhrases).flatMap(([subject, phrases]) =>
    phrases.map((text) => ({ subject, text })),
  );
  return {
    examples: [
      ...asked,
      ...readFramedExamples(folder, subjects),
      ...(leftOut.has("foreign-frames") ? [] : readForeignExamples(folder, lexicon)),
      ...shortest,
    ],
    lexicon,
    answers,
    offers,
    sentences,
    hindi: readHindi(folder, { answers, sentences }),
    smallTalk: readSmallTalk(`${folder}/small-talk.txt`),
  };
}
