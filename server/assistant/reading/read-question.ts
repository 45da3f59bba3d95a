import type { AssistantModel } from "../model/assistant-model.ts";
import { createSpelling } from "./correct-spelling.ts";
import { createEar } from "./devanagari/by-ear.ts";
import { type Language, languageOf } from "./devanagari/language-of.ts";
import { createRomaniser } from "./devanagari/romanise.ts";
import { createNormaliser, dropAsides } from "./normalise-words.ts";
import { createDomainFinder, leaveOutTrade } from "./find-domains.ts";
import { createListFinder } from "./find-phrases.ts";
import { leaveOutGoals } from "./leave-out-goals.ts";
import { createPhraseTable, phaseNamesAlone } from "./phrase-table.ts";
import { findUnit } from "./plan/plan-words.ts";
import { isCount, writeInDigits } from "./plan/number-words.ts";
import { type Comparison, readComparison } from "./plan/read-comparison.ts";
import { createPlanReader, type PlanReading } from "./plan/read-plan.ts";
import { stem } from "./stem.ts";

/** A question as the assistant understands it. */
export type Reading = Omit<PlanReading, "marked"> & {
  /** The one it is answered in. */
  language: Language;
  /** Lower case, corrected, without punctuation. */
  text: string;
  /** Names of the phrase lists that it uses. */
  concepts: ReadonlySet<string>;
  /** `the cheapest phase`, `is intermediate longer than advanced`. */
  comparison?: Comparison;
  /** Names from the list of topics. */
  topics: readonly string[];
  absent: readonly string[];
  /** Other walks of life that it speaks of. */
  domains: readonly string[];
  /** Whether it says that it means this course. */
  namesUs: boolean;
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

/** What the words of a text tell, before it is asked whom it is about and in which language. */
type WordReading = Omit<Reading, "domains" | "namesUs" | "language">;

export type Reader = {
  /** A part of a question is answered in the language of the whole. */
  read: (question: string, language?: Language) => Reading;
  readExample: (text: string) => WordReading;
};

/** A reader of questions: it knows the words of the examples, of the word lists and of the plan's own texts. */
export function createReader({ lexicon, vocabulary }: Pick<AssistantModel, "lexicon" | "vocabulary">): Reader {
  const allWords = [...vocabulary.spelled.flat(), ...vocabulary.ordinary];
  const normalise = createNormaliser(lexicon.shortForms, createRomaniser(lexicon.devanagari, createEar(allWords)));
  const findPhrase = createPhraseTable(lexicon, normalise);
  const findDomains = createDomainFinder(lexicon, normalise);
  const findOurs = createListFinder({ ours: lexicon.ours }, normalise);
  const correct = createSpelling(vocabulary);
  const foreign = new Set(lexicon.foreign.map(stem));
  const places = new Set(lexicon.places.map(stem));
  const pointing = Object.values(lexicon.followUps).flatMap((phrases) =>
    phrases.flatMap((phrase) => phrase.split(" ")),
  );
  const plain = new Set([...lexicon.plain, ...pointing].map(stem));
  const inPlan = new Set(vocabulary.plan);
  const known = new Set(vocabulary.known);
  const ofCourse = new Set(vocabulary.ofCourse);
  const readPlan = createPlanReader();

  function readWords(given: readonly string[]): WordReading {
    const concepts = new Set<string>();
    const topics = new Set<string>();
    const absent = new Set<string>();
    const planWords: string[] = [];
    const features: string[] = [];
    let unknown = 0;

    /** A word outside every phrase: what it is beside itself. */
    function noteLoneWord(word: string, root: string) {
      if (word.startsWith("@") || phaseNamesAlone.has(word)) return;
      if (places.has(root)) features.push("?place");
      else if (foreign.has(root)) features.push("?foreign");
      else if (/^\d+$/.test(word) || hindiVerb.test(word) || plain.has(root)) return;
      else if (inPlan.has(root) && !ofCourse.has(root)) planWords.push(word);
      else if (!known.has(root)) unknown += 1;
    }

    const asked = writeInDigits(dropAsides(given.join(" ")).split(" ").filter(Boolean));
    const { marked: words, ...plan } = readPlan(asked);
    const comparison = readComparison(asked);
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
    if (plan.phases.length > 0) features.push(`@phases${Math.min(plan.phases.length, 2)}`);
    return {
      text: asked.join(" "),
      concepts,
      ...plan,
      ...(comparison ? { comparison } : {}),
      topics: [...topics],
      absent: [...absent],
      planWords,
      isReadable: unknown < words.length,
      features,
    };
  }

  return {
    read(question, language = languageOf(question)) {
      const given = normalise(question).split(" ").filter(Boolean);
      // Nobody misspells forty words of one question; more would only cost time.
      const correctable = new Set([...new Set(given)].slice(0, mostCorrected));
      const words = given.map((word) => (correctable.has(word) && !isCounting(word) ? correct(word) : word));
      const reading = readWords(leaveOutGoals(leaveOutTrade(words)));
      return { ...reading, language, domains: findDomains(reading.text), namesUs: findOurs(reading.text).length > 0 };
    },
    readExample: (text) => readWords(normalise(text).split(" ")),
  };
}

const isCounting = (word: string) => isCount(word) || findUnit(word) !== undefined;

/** Two meanings together say more than each: a price and a certificate ask for neither a fee nor a paper. */
function pairs(meanings: readonly string[]): string[] {
  const sorted = [...new Set(meanings)].toSorted();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => first + second));
}
