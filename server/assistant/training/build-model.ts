import { listAllDayAndWeekAnswers } from "../answers/curriculum/plan-values.ts";
import { createSentenceFormatter } from "../knowledge/fill-sentence-templates.ts";
import { addPlaceholderTopics } from "./example-topic-placeholders.ts";
import type { TrainingExample } from "./read-training-examples.ts";
import { readKnowledge } from "./read-knowledge.ts";
import { createQuestionReader } from "../reading/read-question.ts";
import { noAblations, type AblationSet } from "../ablations.ts";
import type { AssistantModel, Lexicon, Vocabulary } from "../model/assistant-model.ts";
import { refusedSubjects, smallTalkSubjects } from "../subjects.ts";
import { trainClassifier } from "./train-classifier.ts";
import { createNormaliser } from "../reading/normalise-and-split-text.ts";
import { phaseNamesAlone } from "../reading/curriculum/curriculum-words.ts";
import { correctableNumberWords } from "../../language/number-words.ts";
import { editDistance } from "../../language/spelling.ts";
import { stem } from "../../language/stem.ts";

/** Of shorter ones, another word is often a letter away. */
const longWord = 10;

/** Reads and checks the assistant's content and trains on it, in some fifteen seconds. */
export function buildModel(folder: string, hash: string, leftOut: AblationSet = noAblations): AssistantModel {
  const { examples, lexicon, ...said } = readKnowledge(folder);
  const planTexts = listAllDayAndWeekAnswers(createSentenceFormatter(said.sentences)).map(({ text }) => text);
  const vocabulary = collectVocabulary(examples, lexicon, planTexts);
  const ofExamples = addPlaceholderTopics({ ...lexicon, planTopics: [] });
  const { readExample } = createQuestionReader({ lexicon: ofExamples, vocabulary }, leftOut);
  const samples = [...examples, ...(leftOut.has("hidden-attacks") ? [] : createAttacksBesideCourseWords(examples))].map(
    ({ subject, text }) => ({
      label: subject,
      features: readExample(text).features,
    }),
  );
  return { hash, lexicon, vocabulary, classifier: trainClassifier(samples), ...said };
}

/** Each attack beside words of the course, which must not hide it. */
function createAttacksBesideCourseWords(examples: readonly TrainingExample[]): TrainingExample[] {
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

/** The words that examples, word lists and the plan's texts use, as the reader of questions needs them. */
export function collectVocabulary(
  examples: readonly TrainingExample[],
  lexicon: Lexicon,
  planTexts: readonly string[],
): Vocabulary {
  const normalise = createNormaliser(lexicon.shortForms);
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => normalise(text).split(" "));
  const isOurs = ({ subject }: TrainingExample) => ![...refusedSubjects, ...smallTalkSubjects].includes(subject);
  const ours = wordsOf(examples.filter(isOurs).map(({ text }) => text));
  const others = wordsOf(examples.filter((example) => !isOurs(example)).map(({ text }) => text));
  const followUps = wordsOf(Object.values(lexicon.followUps).flat());
  const ofDomains = wordsOf(Object.values(lexicon.domains).flat());
  const topics = wordsOf([
    ...lexicon.topics.flatMap(({ asked }) => asked),
    ...lexicon.notTaught.map(({ name }) => name),
  ]);
  const plan = wordsOf(planTexts);
  // `spelling of certificate or certifcate` makes the second no word of its own.
  const usual = Map.groupBy(new Set(ours), ({ length }) => length);
  const isMisspelt = (word: string) =>
    word.length >= longWord &&
    [0, 1].some((more) => usual.get(word.length + more)?.some((right) => editDistance(word, right, 1) === 1));
  const longPlanWords = plan.filter((word) => word.length > 2 && !/\d/.test(word));
  return {
    spelled: [[...topics, ...phaseNamesAlone, ...correctableNumberWords], ours, plan, lexicon.plain].map(
      dropDuplicates,
    ),
    ordinary: dropDuplicates(
      [...others.filter((word) => !isMisspelt(word)), ...followUps, ...ofDomains, ...lexicon.places].map(stem),
    ),
    known: dropDuplicates([...listFrequentStems([...ours, ...others], 2), ...longPlanWords.map(stem)]),
    courseStems: listFrequentStems(ours, 3),
  };
}

const dropDuplicates = (words: readonly string[]) => [...new Set(words)];

function listFrequentStems(words: readonly string[], times: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  return [...counts].flatMap(([root, count]) => (count >= times ? [root] : []));
}
