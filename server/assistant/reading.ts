import { courseLength, type PhaseKey } from "#domain/phase.ts";
import type { Example } from "./examples.ts";
import { type Concept, sharedWords, subjectWords } from "./glossary.ts";
import { foreignWords, placeWords, plainWords } from "./everyday-words.ts";
import { dropAsides, normalise } from "./normalise.ts";
import { number, patterns, phasesIn, readNumbers, spellOutNumbers } from "./numbers.ts";
import { createSpelling } from "./spelling.ts";
import { stem } from "./stem.ts";
import { absentTopics, taughtTopics } from "./topics.ts";

/** A question as the assistant understands it. */
export type Reading = {
  /** Lower case, corrected, without punctuation. */
  text: string;
  concepts: ReadonlySet<Concept>;
  phases: readonly PhaseKey[];
  days: readonly number[];
  weeks: readonly number[];
  /** Names from the list of topics. */
  topics: readonly string[];
  absent: readonly string[];
  /** Words that the plan's days and weeks use and the examples do not, such as `calculator`. */
  planWords: readonly string[];
  /** Whether it holds a word the assistant knows at all. */
  isReadable: boolean;
  /** What the classifier decides by. */
  features: readonly string[];
};

type Meaning = { concept?: Concept; topic?: string; absent?: string };

const split = (list: string) => list.split(",").map((item) => item.trim());

/** Phrases by how they are written and by their stems with a mark, and how long those may be that start with a stem. */
type Phrases = { meanings: ReadonlyMap<string, Meaning[]>; longest: ReadonlyMap<string, number> };

function makePhrases(): Phrases {
  const meanings = new Map<string, Meaning[]>();
  const longest = new Map<string, number>();
  const add = (phrase: string, meaning: Meaning) => {
    const words = normalise(phrase).split(" ");
    const first = stem(words[0] ?? "");
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    for (const key of new Set([words.join(" "), `${words.map(stem).join(" ")} ~`])) {
      meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
    }
  };
  for (const [concept, phrases] of Object.entries({ ...subjectWords, ...sharedWords })) {
    for (const phrase of split(phrases)) add(phrase, { concept: concept as Concept });
  }
  for (const { name, words } of taughtTopics) for (const phrase of split(words)) add(phrase, { topic: name });
  for (const name of split(absentTopics)) add(name, { absent: name });
  return { meanings, longest };
}

const phaseNamesAlone = new Set(["beginner", "basic", "basics", "intermediate", "advanced", "advance"]);
/** Hindi verb forms in Latin letters say when and who, never what. */
const hindiVerb = /^[a-z]{2,}(enge|unga|ungi|oge|ogi|ega|egi|aunga|aungi|waoge|wayenge|iye|iyega)$/;
const mostCorrected = 40;

export type Reader = { read: (question: string) => Reading; readExample: (text: string) => Reading };

/** A reader of questions: it knows the words of the examples, of the glossary and of the plan's own texts. */
export function createReader(examples: readonly Example[], planTexts: readonly string[]): Reader {
  const phrases = makePhrases();
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => normalise(text).split(" "));
  const topicWords = wordsOf([...taughtTopics.map(({ words }) => words), absentTopics]);
  const ours = wordsOf(examples.flatMap(({ subject, text }) => (subject === "elsewhere" ? [] : [text])));
  const others = wordsOf(examples.flatMap(({ subject, text }) => (subject === "elsewhere" ? [text] : [])));
  const foreign = new Set(foreignWords.map(stem));
  const places = new Set(placeWords.map(stem));
  const plan = new Set(
    wordsOf(planTexts)
      .filter((word) => word.length > 2 && !/\d/.test(word))
      .map(stem),
  );
  const plain = new Set(plainWords.map(stem));
  const seen = countStems([...ours, ...others]);
  const seenOfOurs = countStems(ours);
  const correct = createSpelling(
    [[...topicWords, ...phaseNamesAlone, ...Object.keys(number)], ours, wordsOf(planTexts), plainWords],
    new Set([...others, ...foreignWords, ...placeWords].map(stem)),
    stem,
  );

  function readWords(given: readonly string[], guessed = 0): Reading {
    const concepts = new Set<Concept>();
    const topics = new Set<string>();
    const absent = new Set<string>();
    const planWords: string[] = [];
    const features: string[] = [];
    let unknown = guessed;
    const text = spellOutNumbers(dropAsides(given.join(" ")));
    const phases = phasesIn(text);
    const rest = text
      .replaceAll(patterns.day, " @day ")
      .replaceAll(patterns.week, " @week ")
      .replaceAll(patterns.phase, " @phase ")
      .split(" ")
      .filter(Boolean);
    const stems = rest.map(stem);
    for (let at = 0; at < rest.length;) {
      const match = longestMatch(phrases, rest, stems, at);
      for (const meaning of match?.meanings ?? []) {
        if (meaning.concept) concepts.add(meaning.concept);
        if (meaning.topic) topics.add(meaning.topic);
        if (meaning.absent) absent.add(meaning.absent);
      }
      if (match?.meanings.some(({ topic, absent: missing }) => topic ?? missing)) {
        features.push(match.meanings.some(({ topic }) => topic) ? "#taught" : "#absent");
      } else {
        for (const [index, root] of stems.slice(at, at + (match?.length ?? 1)).entries()) {
          const word = rest[at + index] ?? "";
          features.push(/^\d+$/.test(word) ? "#number" : root);
          if (match || word.startsWith("@") || phaseNamesAlone.has(word)) continue;
          if (places.has(root)) features.push("?place");
          else if (foreign.has(root)) features.push("?foreign");
          else if (/^\d+$/.test(word) || hindiVerb.test(word) || plain.has(root)) continue;
          else if (plan.has(root) && (seenOfOurs.get(root) ?? 0) < 3) planWords.push(word);
          else if ((seen.get(root) ?? 0) < 2) unknown += 1;
        }
      }
      at += match?.length ?? 1;
    }
    features.push(...[...concepts].map((concept) => `~${concept}`), `?unknown${Math.min(unknown, 3)}`);
    features.push(...pairs(features.filter((feature) => /^[~#]/.test(feature))));
    if (planWords.length > 0) features.push("#plan");
    if (phases.length > 0) features.push(`@phases${Math.min(phases.length, 2)}`);
    return {
      text,
      concepts,
      phases,
      days: readNumbers(text, patterns.day, courseLength),
      weeks: readNumbers(text, patterns.week, 8),
      topics: [...topics],
      absent: [...absent],
      planWords,
      isReadable: unknown - guessed < rest.length,
      features,
    };
  }

  return {
    read(question) {
      const given = normalise(question).split(" ").filter(Boolean);
      // Nobody misspells forty words of one question; more would only cost time.
      const correctable = new Set([...new Set(given)].slice(0, mostCorrected));
      const words = given.map((word) => (correctable.has(word) ? correct(word) : word));
      // What was put right may have been another word altogether.
      const guessed = words.filter((word, at) => word !== given[at] && word.length < 6).length;
      return readWords(words, guessed);
    },
    readExample: (text) => readWords(normalise(text).split(" ")),
  };
}

/** Two meanings together say more than each: a price and a certificate ask for neither a fee nor a paper. */
function pairs(meanings: readonly string[]): string[] {
  const sorted = [...new Set(meanings)].toSorted();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => first + second));
}

function countStems(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  return counts;
}

function longestMatch({ meanings, longest }: Phrases, words: readonly string[], stems: readonly string[], at: number) {
  for (let length = Math.min(longest.get(stems[at] ?? "") ?? 0, stems.length - at); length > 0; length -= 1) {
    // `beginner` names a phase; it is no form of `beginners`, who are people.
    if (length === 1 && phaseNamesAlone.has(words[at] ?? "")) return undefined;
    const match =
      meanings.get(words.slice(at, at + length).join(" ")) ??
      meanings.get(`${stems.slice(at, at + length).join(" ")} ~`);
    if (match) return { meanings: match, length };
  }
  return undefined;
}
