import type { Example } from "../knowledge/read-examples.ts";
import { createNormaliser } from "../reading/normalise-words.ts";
import { phaseNamesAlone } from "../reading/phrase-table.ts";
import { correctableNumberWords } from "../../language/number-words.ts";
import { stem } from "../../language/stem.ts";
import type { Lexicon, Vocabulary } from "./assistant-model.ts";
import { refusedSubjects, smallTalkSubjects } from "../known-subjects.ts";

/** The words that examples, word lists and the plan's texts use, as the reader of questions needs them. */
export function collectVocabulary(
  examples: readonly Example[],
  lexicon: Lexicon,
  planTexts: readonly string[],
): Vocabulary {
  const normalise = createNormaliser(lexicon.shortForms);
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => normalise(text).split(" "));
  const isOurs = ({ subject }: Example) => ![...refusedSubjects, ...smallTalkSubjects].includes(subject);
  const ours = wordsOf(examples.filter(isOurs).map(({ text }) => text));
  const others = wordsOf(examples.filter((example) => !isOurs(example)).map(({ text }) => text));
  const followUps = wordsOf(Object.values(lexicon.followUps).flat());
  const ofDomains = wordsOf(Object.values(lexicon.domains).flat());
  const topics = wordsOf([
    ...lexicon.topics.flatMap(({ asked }) => asked),
    ...lexicon.notTaught.map(({ name }) => name),
  ]);
  const plan = wordsOf(planTexts);
  const longPlanWords = plan.filter((word) => word.length > 2 && !/\d/.test(word));
  return {
    spelled: [[...topics, ...phaseNamesAlone, ...correctableNumberWords], ours, plan, lexicon.plain].map(unique),
    ordinary: unique([...others, ...followUps, ...ofDomains, ...lexicon.foreign, ...lexicon.places].map(stem)),
    plan: unique(longPlanWords.map(stem)),
    known: stemsSeen([...ours, ...others], 2),
    ofCourse: stemsSeen(ours, 3),
  };
}

const unique = (words: readonly string[]) => [...new Set(words)];

function stemsSeen(words: readonly string[], times: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  return [...counts].flatMap(([root, count]) => (count >= times ? [root] : []));
}
