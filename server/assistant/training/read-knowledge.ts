import { namedSubjects, refusedSubjects, ruledSubjects, smallTalkSubjects } from "../subjects.ts";
import { nothingLeftOut, type LeftOut } from "../mechanisms.ts";
import type { AssistantModel, SmallTalk } from "../model/assistant-model.ts";
import { createNormaliser } from "../reading/normalise-words.ts";
import { badLine, phrasesOf, readSections, takeNamed } from "../knowledge/content-lines.ts";
import { readAnswers, readSentences } from "../knowledge/read-answers.ts";
import { readExamples, readForeignExamples, readFramedExamples, type Example } from "./read-examples.ts";
import { readHindi } from "../knowledge/read-hindi.ts";
import { readLexicon } from "../knowledge/read-lexicon.ts";

/** All of `content/assistant`, read and checked. */
export type Knowledge = Pick<AssistantModel, "lexicon" | "smallTalk" | "answers" | "offers" | "sentences" | "hindi"> & {
  examples: readonly Example[];
};

export function readKnowledge(folder: string, leftOut: LeftOut = nothingLeftOut): Knowledge {
  const asked = readExamples(folder, createNormaliser([]));
  const subjects = new Set(asked.map(({ subject }) => subject));
  for (const subject of namedSubjects)
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

const unanswered: ReadonlySet<string> = new Set(["acknowledgement", "filler", "thanks-for"]);

export function readSmallTalk(file: string): SmallTalk {
  const sections = readSections(file);
  const phrasesUnder = (wanted: string) =>
    phrasesOf(sections.flatMap(({ name, lines }) => (name.text === wanted ? lines : [])));
  const greetings = sections
    .filter(({ name }) => !unanswered.has(name.text))
    .map(({ name, lines }) => {
      const english = takeNamed(lines, "say");
      const hindi = takeNamed(english.rest, "hindi");
      const [[en, ...moreEnglish], [hi, ...moreHindi]] = [english.named, hindi.named];
      if (!en || moreEnglish.length > 0) throw badLine(name, `[${name.text}] needs one line \`say:\``);
      if (!hi || moreHindi.length > 0) throw badLine(name, `[${name.text}] needs one line \`hindi:\``);
      return { say: { en: en.text, hi: hi.text }, phrases: phrasesOf(hindi.rest) };
    });
  return {
    greetings,
    acknowledgements: phrasesUnder("acknowledgement"),
    fillers: phrasesUnder("filler"),
    thanksFor: phrasesUnder("thanks-for"),
  };
}
