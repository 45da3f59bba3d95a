import { readSections, splitPhrases } from "../knowledge/parse-content-files.ts";
import { createAnyOfNamesPattern } from "../knowledge/taught-topics.ts";
import type { Lexicon } from "../model/assistant-model.ts";
import type { TrainingExample } from "./read-training-examples.ts";

/** Words that only examples have: in their place stands any topic that a course teaches, or does not. */
const [anyTaught, anyUntaught] = ["exampletopic", "exampleuntaught"];
/** Where topics are asked for: whether they are taught, and of nobody's course. */
const subjectsOfTopics: ReadonlySet<string> = new Set(["topic", "elsewhere"]);

type TopicLists = Pick<Lexicon, "topics" | "notTaught">;

/** The lists by which the examples are read. */
export const addPlaceholderTopics = <Lists extends TopicLists>(lexicon: Lists): Lists => ({
  ...lexicon,
  topics: [...lexicon.topics, { name: anyTaught, asked: [anyTaught], taught: [anyTaught] }],
  notTaught: [...lexicon.notTaught, { name: anyUntaught }],
});

/**
 * The examples ask for topics by name: in a course of others they ask for any of its own, or what it teaches would be known only
 * from questions that are nobody's business.
 */
export function replaceForeignTopicsWithPlaceholders(
  file: string,
  examples: readonly TrainingExample[],
  { topics, notTaught }: TopicLists,
): TrainingExample[] {
  const listed = Object.fromEntries(readSections(file).map(({ name, lines }) => [name.text, splitPhrases(lines)]));
  const own = {
    taught: new Set(topics.flatMap(({ asked }) => asked)),
    "not taught": new Set(notTaught.map(({ name }) => name)),
  };
  const patterns = (
    [
      ["taught", anyTaught],
      ["not taught", anyUntaught],
    ] as const
  ).flatMap(([kind, word]) => {
    const others = (listed[kind] ?? []).filter((name) => !own[kind].has(name)).toSorted((a, b) => b.length - a.length);
    return others.length > 0 ? [[new RegExp(createAnyOfNamesPattern(others, true), "giu"), word] as const] : [];
  });
  return examples.map((example) => {
    if (!subjectsOfTopics.has(example.subject)) return example;
    return { ...example, text: patterns.reduce((text, [names, word]) => text.replaceAll(names, word), example.text) };
  });
}
