import { weekCount } from "#content/curriculum/weeks.ts";
import { courseLength, type PhaseKey } from "#domain/phase.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { createSpelling } from "./correct-spelling.ts";
import { createEar } from "./devanagari/by-ear.ts";
import { type Language, languageOf } from "./devanagari/language-of.ts";
import { createRomaniser } from "./devanagari/romanise.ts";
import { createNormaliser, dropAsides } from "./normalise-words.ts";
import { createPhraseTable, phaseNamesAlone } from "./phrase-table.ts";
import { patterns, phasesIn, readNumbers, spellOutNumbers } from "./read-numbers.ts";
import { stem } from "./stem.ts";

/** A question as the assistant understands it. */
export type Reading = {
  /** The one it is answered in. */
  language: Language;
  /** Lower case, corrected, without punctuation. */
  text: string;
  /** Names of the phrase lists that it uses. */
  concepts: ReadonlySet<string>;
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

/** Hindi verb forms in Latin letters say when and who, never what. */
const hindiVerb = /^[a-z]{2,}(enge|unga|ungi|oge|ogi|ega|egi|aunga|aungi|waoge|wayenge|iye|iyega)$/;
const mostCorrected = 40;

export type Reader = {
  /** A part of a question is answered in the language of the whole. */
  read: (question: string, language?: Language) => Reading;
  readExample: (text: string) => Reading;
};

/** A reader of questions: it knows the words of the examples, of the word lists and of the plan's own texts. */
export function createReader({ lexicon, vocabulary }: Pick<AssistantModel, "lexicon" | "vocabulary">): Reader {
  const allWords = [...vocabulary.spelled.flat(), ...vocabulary.ordinary];
  const normalise = createNormaliser(lexicon.shortForms, createRomaniser(lexicon.devanagari, createEar(allWords)));
  const findPhrase = createPhraseTable(lexicon, normalise);
  const correct = createSpelling(vocabulary);
  const foreign = new Set(lexicon.foreign.map(stem));
  const places = new Set(lexicon.places.map(stem));
  const plain = new Set(lexicon.plain.map(stem));
  const plan = new Set(vocabulary.plan);
  const known = new Set(vocabulary.known);
  const ofCourse = new Set(vocabulary.ofCourse);

  function readWords(given: readonly string[], guessed = 0, language: Language = "en"): Reading {
    const concepts = new Set<string>();
    const topics = new Set<string>();
    const absent = new Set<string>();
    const planWords: string[] = [];
    const features: string[] = [];
    let unknown = guessed;

    /** A word outside every phrase: what it is beside itself. */
    function noteLoneWord(word: string, root: string) {
      if (word.startsWith("@") || phaseNamesAlone.has(word)) return;
      if (places.has(root)) features.push("?place");
      else if (foreign.has(root)) features.push("?foreign");
      else if (/^\d+$/.test(word) || hindiVerb.test(word) || plain.has(root)) return;
      else if (plan.has(root) && !ofCourse.has(root)) planWords.push(word);
      else if (!known.has(root)) unknown += 1;
    }

    const text = spellOutNumbers(dropAsides(given.join(" ")));
    const phases = phasesIn(text);
    const words = text
      .replaceAll(patterns.day, " @day ")
      .replaceAll(patterns.week, " @week ")
      .replaceAll(patterns.phase, " @phase ")
      .split(" ")
      .filter(Boolean);
    const stems = words.map(stem);
    for (let at = 0; at < words.length;) {
      const match = findPhrase(words, stems, at);
      const length = match?.length ?? 1;
      for (const meaning of match?.meanings ?? []) {
        if (meaning.concept) concepts.add(meaning.concept);
        if (meaning.topic) topics.add(meaning.topic);
        if (meaning.absent) absent.add(meaning.absent);
      }
      if (match?.meanings.some(({ topic, absent: missing }) => topic ?? missing)) {
        features.push(match.meanings.some(({ topic }) => topic) ? "#taught" : "#absent");
      } else {
        for (const [index, root] of stems.slice(at, at + length).entries()) {
          const word = words[at + index] ?? "";
          features.push(/^\d+$/.test(word) ? "#number" : root);
          if (!match) noteLoneWord(word, root);
        }
      }
      at += length;
    }
    features.push(...[...concepts].map((concept) => `~${concept}`), `?unknown${Math.min(unknown, 3)}`);
    features.push(...pairs(features.filter((feature) => /^[~#]/.test(feature))));
    if (planWords.length > 0) features.push("#plan");
    if (phases.length > 0) features.push(`@phases${Math.min(phases.length, 2)}`);
    return {
      language,
      text,
      concepts,
      phases,
      days: readNumbers(text, patterns.day, courseLength),
      weeks: readNumbers(text, patterns.week, weekCount),
      topics: [...topics],
      absent: [...absent],
      planWords,
      isReadable: unknown - guessed < words.length,
      features,
    };
  }

  return {
    read(question, language = languageOf(question)) {
      const given = normalise(question).split(" ").filter(Boolean);
      // Nobody misspells forty words of one question; more would only cost time.
      const correctable = new Set([...new Set(given)].slice(0, mostCorrected));
      const words = given.map((word) => (correctable.has(word) ? correct(word) : word));
      // What was put right may have been another word altogether.
      const guessed = words.filter((word, at) => word !== given[at] && word.length < 6).length;
      return readWords(words, guessed, language);
    },
    readExample: (text) => readWords(normalise(text).split(" ")),
  };
}

/** Two meanings together say more than each: a price and a certificate ask for neither a fee nor a paper. */
function pairs(meanings: readonly string[]): string[] {
  const sorted = [...new Set(meanings)].toSorted();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => first + second));
}
