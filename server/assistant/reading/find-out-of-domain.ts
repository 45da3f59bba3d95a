import * as worded from "#content/assistant/words/messages.ts";
import type { Lexicon } from "../model/assistant-model.ts";
import type { Normalise } from "./normalise-and-split-text.ts";

/** Finds the walks of life other than this course that a text speaks of: medicine, travel, cooking. */
export function createOutOfDomainFinder({ domains }: Pick<Lexicon, "domains">, normalise: Normalise) {
  const find = createMatchingPhraseListsFinder(domains, normalise);
  return (text: string): string[] =>
    find(text).length === 0
      ? []
      : find(text.replaceAll(worded.selfDescription, " ").replaceAll(worded.selfDescriptionInHindi, " "));
}

const longestPhrase = 3;

/** Finds which lists of phrases a normalised text uses. */
export function createMatchingPhraseListsFinder(
  lists: Readonly<Record<string, readonly string[]>>,
  normalise: Normalise,
) {
  const namesOf = new Map<string, Set<string>>();
  /** The most words of any phrase that starts with this word. */
  const longest = new Map<string, number>();
  for (const [name, phrases] of Object.entries(lists)) {
    for (const phrase of phrases) {
      const words = splitIntoSingulars(normalise(phrase));
      const [first = ""] = words;
      const key = words.join(" ");
      longest.set(first, Math.min(longestPhrase, Math.max(longest.get(first) ?? 0, words.length)));
      namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name));
    }
  }

  return (text: string): string[] => {
    const words = splitIntoSingulars(text);
    const found = new Set<string>();
    for (const [at, first] of words.entries()) {
      const most = longest.get(first) ?? 0;
      for (let length = 1; length <= most; length += 1)
        for (const name of namesOf.get(words.slice(at, at + length).join(" ")) ?? []) found.add(name);
    }
    return [...found];
  };
}

/** One form for `train` and `trains` and not, as a stem is, for `training`. */
const splitIntoSingulars = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\w\w[^s])s$/, ""));
