import type { Lexicon } from "../model/assistant-model.ts";
import type { Normalise } from "./normalise-and-split-text.ts";
import { levelNames } from "#content/assistant/words/counting.ts";
import { phaseNamesAlone } from "./curriculum/curriculum-words.ts";
import { stem } from "../../language/stem.ts";

/** What a phrase tells: something visitors talk about, a topic of the plan, or one that is not in it. */
type Meaning = { concept?: string; topic?: string; absent?: string };
type Match = { meanings: readonly Meaning[]; length: number };

/** Finds the longest known phrase at a place, by its words or by their stems. */
export function createPhraseTable(lexicon: Lexicon, normalise: Normalise) {
  const meanings = new Map<string, Meaning[]>();
  /** How many words the phrases have at most that start with a stem. */
  const longest = new Map<string, number>();

  function add(phrase: string, meaning: Meaning, listed: ReadonlySet<string> = new Set()) {
    const words = normalise(phrase).split(" ");
    const first = stem(words[0] ?? "");
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    for (const key of new Set([words.join(" "), formatStemKey(words.map(stem))])) {
      if (!listed.has(key)) meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
    }
  }
  for (const [concept, phrases] of Object.entries({ ...lexicon.subjectPhrases, ...lexicon.sharedPhrases }))
    for (const phrase of phrases) add(phrase, { concept });
  for (const { name, asked } of lexicon.topics) for (const phrase of asked) add(phrase, { topic: name });
  for (const { name } of lexicon.notTaught) add(name, { absent: name });
  const listed = new Set(meanings.keys());
  for (const topic of lexicon.planTopics) add(topic, { topic }, listed);
  // A phase called by a level is none; one called Violin is what it teaches.
  const isPhaseOnly = (word: string) =>
    phaseNamesAlone.has(word) &&
    (levelNames.has(word) || !lexicon.planTopics.some((topic) => topic.toLowerCase() === word));

  return function findPhrase(words: readonly string[], stems: readonly string[], at: number): Match | undefined {
    for (let length = Math.min(longest.get(stems[at] ?? "") ?? 0, stems.length - at); length > 0; length -= 1) {
      if (length === 1 && isPhaseOnly(words[at] ?? "")) return undefined;
      const match =
        meanings.get(words.slice(at, at + length).join(" ")) ??
        meanings.get(formatStemKey(stems.slice(at, at + length)));
      if (match) return { meanings: match, length };
    }
    return undefined;
  };
}

/** Marked, so that a stem is not taken for a word that looks like it. */
const formatStemKey = (stems: readonly string[]) => `${stems.join(" ")} ~`;
