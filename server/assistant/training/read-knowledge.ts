import { readdirSync } from "node:fs";
import { faq } from "#content/faq.ts";
import { answersInHindi } from "#content/assistant/languages.ts";
import type { FaqItem } from "#domain/content/faq.ts";
import {
  subjectsWithoutExamples,
  namedSubjects,
  refusedSubjects,
  ruledSubjects,
  smallTalkSubjects,
} from "../subjects.ts";
import type { AssistantModel, SmallTalk } from "../model/assistant-model.ts";
import { stem } from "../../language/stem.ts";
import { createNormaliser } from "../reading/normalise-and-split-text.ts";
import {
  collectComplaints,
  complain,
  splitPhrases,
  readSections,
  partitionLinesByLabel,
  type Facts,
} from "../knowledge/parse-content-files.ts";
import { readAnswers, readSentenceTemplates } from "../knowledge/read-answers.ts";
import { replaceForeignTopicsWithPlaceholders } from "./example-topic-placeholders.ts";
import { readTrainingExamples, createIncludedItemExamples, type TrainingExample } from "./read-training-examples.ts";
import { readHindiTexts } from "../knowledge/read-hindi-answers.ts";
import { readOutOfDomainWords, readLexicon } from "../knowledge/read-lexicon.ts";
import { createAnyOfNamesPattern, findMostTaughtTopic } from "../knowledge/taught-topics.ts";
import { listTemplateFacts } from "../knowledge/template-facts.ts";

/** All of `content/assistant`, read and checked. */
export type Knowledge = Pick<
  AssistantModel,
  "lexicon" | "smallTalk" | "answers" | "suggestions" | "sentences" | "hindi"
> & {
  examples: readonly TrainingExample[];
};

const nothingInHindi = { answers: {}, asks: {}, sentences: {} };

/** Reads and checks all of it; what is wrong is told together. */
export const readKnowledge = (folder: string, inHindi = answersInHindi) =>
  collectComplaints(() => readAllTexts(folder, inHindi));

function readAllTexts(folder: string, inHindi: boolean): Knowledge {
  const asked = readTrainingExamples(folder, createNormaliser([]));
  const files = new Set(readdirSync(`${folder}/subjects`));
  const subjects = new Set([...namedSubjects, ...asked.map(({ subject }) => subject)]);
  for (const subject of namedSubjects)
    if (!files.has(`${subject}.txt`) && !subjectsWithoutExamples.includes(subject))
      complain(
        { file: `${folder}/subjects/${subject}.txt`, line: 1 },
        `the file is missing: the code knows the subject ${subject} by name.`,
      );
  const isOfCourse = ({ subject }: TrainingExample) => !refusedSubjects.includes(subject);
  const lexicon = readLexicon(
    folder,
    subjects,
    inHindi,
    asked.filter(isOfCourse).map(({ text }) => text),
  );
  const sentences = readSentenceTemplates(`${folder}/sentences.txt`);
  const firstTopic = findMostTaughtTopic(lexicon);
  const facts = dropMisnamedFaq({ ...listTemplateFacts(), ...(firstTopic ? { firstTopic } : {}) }, asked, lexicon);
  const { answers, suggestions } = readAnswers(folder, subjects, facts, sentences["not-said"]);
  const answered = new Set([...Object.keys(answers), ...ruledSubjects, ...refusedSubjects, ...smallTalkSubjects]);
  for (const subject of subjects)
    if (!answered.has(subject))
      complain(
        { file: `${folder}/subjects/${subject}.txt`, line: 1 },
        `${subject} has no answer: a file in answers/ must have [${subject}].`,
      );
  const { own } = readOutOfDomainWords(folder);
  // What is elsewhere for most courses may be just what this one teaches.
  const isOwn = own.length > 0 ? createAnyOfNamesPattern(own, true) : undefined;
  const ours = asked.filter(({ subject, text }) => subject !== "elsewhere" || !isOwn?.test(text));
  const examples = replaceForeignTopicsWithPlaceholders(`${folder}/words/example-topics.txt`, ours, lexicon);
  const shortest = Object.entries(lexicon.subjectPhrases).flatMap(([subject, phrases]) =>
    phrases.map((text) => ({ subject, text })),
  );
  return {
    examples: [...examples, ...createIncludedItemExamples(folder, subjects), ...shortest],
    lexicon,
    answers,
    suggestions,
    sentences,
    hindi: inHindi ? readHindiTexts(folder, { answers, suggestions, sentences }, facts) : nothingInHindi,
    smallTalk: readSmallTalk(`${folder}/small-talk.txt`, inHindi),
  };
}

/** The facts without those of an FAQ question that is called after a subject and asks for a thing of the plan, which is not the subject's. */
export function dropMisnamedFaq(
  facts: Facts,
  examples: readonly TrainingExample[],
  { plain, planTopics }: Pick<AssistantModel["lexicon"], "plain" | "planTopics">,
  items: readonly Pick<FaqItem, "slug" | "question">[] = faq,
): Facts {
  const stemsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stem);
  const [ordinary, ofPlan] = [plain, planTopics].map((words) => new Set(words.flatMap(stemsOf)));
  const misnamed = items.filter(({ slug, question }) => {
    const ofSubject = new Set(examples.flatMap(({ subject, text }) => (subject === slug ? stemsOf(text) : [])));
    const telling = stemsOf(question).filter((root) => root.length > 1 && !ordinary?.has(root));
    const isOfSubject = ofSubject.size === 0 || telling.some((root) => ofSubject.has(root));
    return !isOfSubject && telling.some((root) => ofPlan?.has(root));
  });
  const names = new Set(misnamed.map(({ slug }) => `faq.${slug}`));
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.has(name)));
}

const unanswered: ReadonlySet<string> = new Set(["acknowledgement", "filler", "thanks-for"]);

export function readSmallTalk(file: string, inHindi = true): SmallTalk {
  const sections = readSections(file);
  const phrasesUnder = (wanted: string) =>
    splitPhrases(sections.flatMap(({ name, lines }) => (name.text === wanted ? lines : [])));
  const answered = sections
    .filter(({ name }) => !unanswered.has(name.text))
    .map(({ name, lines }) => {
      const english = partitionLinesByLabel(lines, "say");
      const hindi = partitionLinesByLabel(english.rest, "hindi");
      const [[en, ...moreEnglish], [hi, ...moreHindi]] = [english.named, hindi.named];
      if (!en || moreEnglish.length > 0) complain(name, `[${name.text}] needs one line \`say:\`.`);
      if (inHindi && (!hi || moreHindi.length > 0)) complain(name, `[${name.text}] needs one line \`hindi:\`.`);
      const said = { say: { en: en?.text ?? "", hi: hi?.text ?? "" }, phrases: splitPhrases(hindi.rest) };
      return { name: name.text, said };
    });
  const isFarewell = ({ name }: { name: string }) => name === "farewell";
  return {
    greetings: answered.filter((section) => !isFarewell(section)).map(({ said }) => said),
    farewell: answered.find(isFarewell)?.said ?? { say: { en: "", hi: "" }, phrases: [] },
    acknowledgements: phrasesUnder("acknowledgement"),
    fillers: phrasesUnder("filler"),
    thanksFor: phrasesUnder("thanks-for"),
  };
}
