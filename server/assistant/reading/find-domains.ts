import type { Lexicon } from "../model/assistant-model.ts";
import { createListFinder } from "./find-phrases.ts";
import type { Normalise } from "./normalise-words.ts";

/**
 * What somebody is or does, told beside a question: `I am a nurse`, `my father has a shop`. Whoever asks, the question
 * is not about nursing.
 */
const ownStory =
  /\b(?:i am|im|i m|i was|i work|i run|i drive|i have|i live|i stay|working|worked|being|as|main|mai|my \w+ (?:is|has|was|runs|works|are)|mera|meri|mere \w+)(?: (?:a|an|the|in|at|from|ek|doing|with|for|running|papa|father|mother))* (?:[a-z]+ ){0,2}[a-z]+/g;

/** Finds the walks of life other than this course that a text speaks of: medicine, travel, cooking. */
export function createDomainFinder({ domains }: Pick<Lexicon, "domains">, normalise: Normalise) {
  const find = createListFinder(domains, normalise);
  return (text: string): string[] => (find(text).length === 0 ? [] : find(text.replaceAll(ownStory, " ")));
}
