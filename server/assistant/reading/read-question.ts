import * as worded from "#content/assistant/words/messages.ts";
import type { AssistantModel, Lexicon } from "../model/assistant-model.ts";
import { createSpellingCorrector } from "../../language/spelling.ts";
import { listPhoneticKeys } from "../../language/phonetic-key.ts";
import { detectLanguageByScript, type Language } from "../../language/detect-language-by-script.ts";
import { createDevanagariRomaniser } from "../../language/romanise.ts";
import { createNormaliser, dropPoliteWords, readUnitAsDay } from "./normalise-and-split-text.ts";
import { createOutOfDomainFinder, createMatchingPhraseListsFinder } from "./find-out-of-domain.ts";
import { createPhraseTable } from "./phrase-table.ts";
import { parseUnitWord, phaseNamesAlone } from "./curriculum/curriculum-words.ts";
import { noAblations, type AblationSet } from "../ablations.ts";
import { parseNumberStartingAtWord } from "../../language/number-words.ts";
import { parseCardinalOrOrdinal, writeEnglishNumbersFromTenInDigits } from "./curriculum/parse-cardinal-or-ordinal.ts";
import { createDaysAndPhasesReader, type PlanReading } from "./curriculum/read-days-and-phases.ts";
import { stem } from "../../language/stem.ts";

/** A question as the assistant understands it. */
export type Reading = Omit<PlanReading, "marked"> & {
  /** The one it is answered in. */
  language: Language;
  /** Lower case, corrected, without punctuation. */
  text: string;
  /** Names of the phrase lists that it uses. */
  concepts: ReadonlySet<string>;
  /** Names from the list of topics. */
  topics: readonly string[];
  absent: readonly string[];
  /** Other walks of life that it speaks of. */
  domains: readonly string[];
  /** Whether it says that it means this course. */
  namesUs: boolean;
  /** The roots of its words in their order; `#number`, `#taught` and `#absent` stand for what they name. */
  roots: readonly string[];
  /** Whether it holds a word that no two or three examples about the course use. */
  hasRareWord: boolean;
  /** Whether it holds a word the assistant knows, other than a number. */
  isReadable: boolean;
  /** Whether it holds one that it does not know. */
  hasUnknownWord: boolean;
  /** What the classifier decides by. */
  features: readonly string[];
};

/** What the words of a text tell, before it is asked whom it is about and in which language. */
type WordReading = Omit<Reading, "namesUs" | "language">;

export type Reader = {
  /** A part of a question is answered in the language of the whole. */
  read: (question: string, language?: Language) => Reading;
  readExample: (text: string) => WordReading;
  /** To be called once for all texts of an HTTP request, which share one budget of corrections. */
  startRequest: () => void;
};

/** The language that a question is answered in: English, where the owner has left Hindi out. */
export const detectReplyLanguageByScript = ({ devanagari }: Pick<Lexicon, "devanagari">, question: string): Language =>
  devanagari.length > 0 ? detectLanguageByScript(question) : "en";

/** A reader of questions: it knows the words of the examples, of the word lists and of the plan's own texts. */
export function createQuestionReader(
  { lexicon, vocabulary }: Pick<AssistantModel, "lexicon" | "vocabulary">,
  leftOut: AblationSet = noAblations,
): Reader {
  const normalise = createNormaliser(lexicon.shortForms, createDevanagariRomaniser(lexicon.devanagari));
  const findPhrase = createPhraseTable(lexicon, normalise);
  const findDomains = createOutOfDomainFinder(lexicon, normalise);
  const findOurs = createMatchingPhraseListsFinder({ ours: lexicon.ours }, normalise);
  const spelling = createSpellingCorrector(vocabulary);
  const pointing = Object.values(lexicon.followUps).flatMap((phrases) =>
    phrases.flatMap((phrase) => phrase.split(" ")),
  );
  const plain = new Set([...lexicon.plain, ...lexicon.places, ...pointing].map(stem));
  const known = new Set([...vocabulary.known, ...plain]);
  const courseStems = new Set(vocabulary.courseStems);
  const readDaysAndPhases = createDaysAndPhasesReader();
  const made = new Map(
    lexicon.topics
      .map(({ name }) => normalise(name))
      .flatMap((name) => nouns.map((noun) => [name.replace(lastNoun, noun), name])),
  );
  /** What is made is called a page by one and an app by the other: `weather app`. */
  const nameMade = (text: string) => text.replaceAll(twoOfMade, (words) => made.get(words) ?? words);

  function readWords(given: readonly string[]): WordReading {
    const concepts = new Set<string>();
    const topics = new Set<string>();
    const absent = new Set<string>();
    const roots: string[] = [];
    let [unknown, telling, isMatched] = [0, 0, false];

    const isUnknown = (word: string, root: string) =>
      !/^(?:@|\d+$)/.test(word) && !phaseNamesAlone.has(word) && !known.has(root);

    const asked = writeEnglishNumbersFromTenInDigits(dropPoliteWords(given.join(" ")).split(" ").filter(Boolean));
    const { marked: words, ...plan } = readDaysAndPhases(asked);
    const stems = words.map(stem);
    const foreign: string[] = [];
    for (let at = 0; at < words.length;) {
      const match = findPhrase(words, stems, at);
      const length = match?.length ?? 1;
      for (const meaning of match?.meanings ?? []) {
        if (meaning.concept) concepts.add(meaning.concept);
        if (meaning.topic) topics.add(meaning.topic);
        if (meaning.absent) absent.add(meaning.absent);
      }
      const isOfPlan = length > 1 && match?.meanings.some(({ topic }) => topic !== undefined);
      if (!isOfPlan) foreign.push(...words.slice(at, at + length));
      if (match) {
        telling += 1;
        isMatched = true;
      }
      if (match?.meanings.some(({ topic, absent: missing }) => topic ?? missing)) {
        roots.push(match.meanings.some(({ topic }) => topic) ? "#taught" : "#absent");
      } else {
        for (const [index, root] of stems.slice(at, at + length).entries()) {
          const word = words[at + index] ?? "";
          roots.push(/^\d+$/.test(word) ? "#number" : root);
          if (match || /^\d*$/.test(word)) continue;
          if (isUnknown(word, root)) unknown += 1;
          else if (word.length > 1 && parseCardinalOrOrdinal([word], 0) === undefined) telling += 1;
        }
      }
      at += length;
    }
    // What the plan calls by these words is no other walk of life: the weather page is a project.
    const domains = leftOut.has("domains") ? [] : findDomains(foreign.join(" "));
    const marks = [...domains.map((domain) => `?${domain}`), `?unknown${Math.min(unknown, 3)}`];
    if (plan.phases.length > 0) marks.push(`@phases${Math.min(plan.phases.length, 2)}`);
    return {
      text: asked.join(" "),
      concepts,
      ...plan,
      topics: [...topics],
      absent: [...absent],
      domains,
      roots,
      hasRareWord: roots.some((root) => !/^[#@]/.test(root) && !courseStems.has(root) && !plain.has(root)),
      // `zqxv blorp wibble one`, `12345`: what a number or a letter is asked of is not said.
      // Neither does the one word that a spelling corrector finds among many that are none.
      isReadable: telling > 0 && (isMatched || unknown < fewestOfNoise * telling),
      hasUnknownWord: unknown > 0,
      features: [...listClassifierFeatures(roots, concepts, leftOut), ...marks],
    };
  }

  return {
    read(question, language = detectReplyLanguageByScript(lexicon, question)) {
      const given = nameMade(dropIdioms(normalise(readUnitAsDay(question))))
        .split(" ")
        .filter(Boolean);
      const words = leftOut.has("spelling") ? given : spelling.correct(given, isNumberOrUnit);
      const reading = readWords(words);
      return { ...reading, language, namesUs: findOurs(reading.text).length > 0 };
    },
    readExample: (text) => readWords(normalise(text).split(" ")),
    startRequest: spelling.startRequest,
  };
}

const nouns = ["app", "page", "website", "project"];
const lastNoun = /(?<= )(?:app|page|website|site|list|book|game|tracker)$/;
const twoOfMade = /\b\S+(?: do)? (?:app|page|website|project)\b/g;

/** `I sent it last week` is no week of the plan, and `one by one` no phase. */
const dropIdioms = (text: string) =>
  text
    .replaceAll(/\bone by one\b/g, "separately")
    .replaceAll(worded.people, "$1")
    .replaceAll(worded.middleOne, "middle phase")
    .replace(worded.weekOfCalendar, "$1");

/** As many unknown words beside a known one are noise. */
const fewestOfNoise = 3;
const isNumberOrUnit = (word: string) =>
  (parseCardinalOrOrdinal([word], 0) ?? parseNumberStartingAtWord([word])) !== undefined ||
  parseUnitWord(word) !== undefined;

/** What the classifier decides by: the words of a question, their phonetic keys, which stand together, what they mean. */
export function listClassifierFeatures(
  roots: readonly string[],
  concepts: ReadonlySet<string>,
  leftOut: AblationSet = noAblations,
): string[] {
  const named = [...new Set(roots.filter((root) => root.startsWith("#")))];
  const meanings = leftOut.has("phrases") ? [] : [...concepts].map((concept) => `~${concept}`);
  return [
    ...roots,
    ...(leftOut.has("word-pairs") ? [] : listBigrams(roots)),
    ...(leftOut.has("phonetic-keys") ? [] : roots.flatMap(listPhoneticKeys)),
    ...meanings,
    // A price and a certificate ask for neither a fee nor a paper.
    ...(leftOut.has("phrase-pairs") ? [] : listPairs([...named, ...meanings])),
  ];
}

/** Two words in a row tell more than each: `paid twice`, `no reply`. */
const listBigrams = (roots: readonly string[]) => roots.slice(1).map((root, at) => `${roots[at]} ${root}`);

function listPairs(names: readonly string[]): string[] {
  const sorted = names.toSorted();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => first + second));
}
