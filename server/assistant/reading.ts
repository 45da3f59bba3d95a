import { courseLength, type PhaseKey } from "#domain/phase.ts";
import { absentTopics, type Concept, concepts, taughtTopics } from "./glossary.ts";
import { number, patterns, phasesIn, readNumbers, spellOutNumbers } from "./numbers.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { foreignWords, placeWords, plainWords } from "./plain-words.ts";
import { createSpelling } from "./spelling.ts";
import { stem } from "./stem.ts";

/** A question as the assistant understands it. */
export type Reading = {
  /** Lower case, corrected, without punctuation. */
  text: string;
  concepts: ReadonlySet<Concept>;
  phases: readonly PhaseKey[];
  days: readonly number[];
  weeks: readonly number[];
  /** Names from the glossary's topics. */
  topics: readonly string[];
  absent: readonly string[];
  /** Words of the plan's days and texts, such as `calculator`. */
  contentWords: readonly string[];
  unknown: readonly string[];
  foreign: readonly string[];
  places: readonly string[];
  /** What the index is asked for. */
  terms: readonly string[];
};

type Meaning = { concept?: Concept; topic?: string; absent?: string };

const split = (list: string) => list.split(",").map((item) => item.trim());

/** One spelling for what punctuation would tear apart. */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/\bc\+\+/g, "cpp")
    .replaceAll(/\bc#/g, "csharp")
    .replaceAll(/\.net\b/g, " dotnet")
    .replaceAll(/\bnode[\s.-]?js\b/g, "nodejs")
    .replaceAll(/\b(react|vue|next|angular)[.-]js\b/g, "$1js")
    .replaceAll(/\be-mail/g, "email")
    .replaceAll(/\b(1|one)\s*[-:]?\s*(on|to)?\s*[-:]\s*(1|one)\b/g, "mentorship")
    .replaceAll(/(\d),(\d{3})\b/g, "$1$2")
    .replaceAll(/\b(\d+)(st|nd|rd|th)\b/g, "$1 th")
    .replaceAll(/\b(phase|month|level|day|week|din|part)(\d+)\b/g, "$1 $2")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** By the phrase as written, and by its stems with a mark: the written form wins. */
function makeMeanings(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    const words = normalise(phrase).split(" ");
    for (const key of new Set([words.join(" "), `${words.map(stem).join(" ")} ~`])) {
      meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
    }
  };
  for (const [concept, phrases] of Object.entries(concepts)) {
    for (const phrase of split(phrases)) add(phrase, { concept: concept as Concept });
  }
  for (const { name, words } of taughtTopics) for (const phrase of split(words)) add(phrase, { topic: name });
  for (const name of split(absentTopics)) add(name, { absent: name });
  return meanings;
}

const phaseNamesAlone = new Set(["beginner", "basic", "basics", "intermediate", "advanced", "advance"]);
const plainExact = new Set(plainWords);
const phaseStems = new Set([...phaseNamesAlone].map(stem));
/** Hindi verb forms in Latin letters say when and who, never what. */
const hindiVerb = /^[a-z]{2,}(enge|unga|ungi|oge|ogi|ega|egi|aunga|aungi|waoge|wayenge|iye|iyega)$/;
const longestPhrase = 7;
const mostCorrected = 40;

/** A reader of questions; `contentTexts` are the site's own texts, whose words are known too. */
export function createReader(contentTexts: readonly string[]) {
  const meanings = makeMeanings();
  const phraseWords = [...Object.values(concepts), ...taughtTopics.map(({ words }) => words), absentTopics]
    .flatMap(split)
    .concat("beginner", "basic", "intermediate", "advanced", "advance")
    .flatMap((phrase) => normalise(phrase).split(" "));
  const contentWords = contentTexts.flatMap((text) => normalise(text).split(" "));
  const plain = new Set(plainWords.map(stem));
  const foreign = new Set(foreignWords.map(stem));
  const places = new Set(placeWords.map(stem));
  const content = new Set(contentWords.filter((word) => word.length > 2 && !/\d/.test(word)).map(stem));
  const correct = createSpelling(
    [[...phraseWords, ...Object.keys(number)], contentWords, plainWords],
    new Set([...ordinaryWords, ...foreignWords, ...placeWords].map(stem)),
    stem,
  );

  return function read(question: string): Reading {
    const given = normalise(question).split(" ").filter(Boolean);
    // Nobody misspells forty words of one question; more would only cost time.
    const correctable = new Set([...new Set(given)].slice(0, mostCorrected));
    const words = given.map((word) => (correctable.has(word) ? correct(word) : word));
    const found = {
      concepts: new Set<Concept>(),
      topics: new Set<string>(),
      absent: new Set<string>(),
      contentWords: [] as string[],
      unknown: [] as string[],
      foreign: [] as string[],
      places: [] as string[],
      terms: [] as string[],
    };
    const text = spellOutNumbers(words.join(" "));
    const days = readNumbers(text, patterns.day, courseLength);
    const phases = phasesIn(text);
    const weeks = readNumbers(text, patterns.week, 8);
    const rest = text
      .replaceAll(patterns.day, " numberedday ")
      .replaceAll(patterns.week, " numberedweek ")
      .replaceAll(patterns.phase, " numberedphase ")
      .split(" ")
      .filter(Boolean);

    const stems = rest.map(stem);
    for (let at = 0; at < rest.length;) {
      const match = longestMatch(meanings, rest, stems, at);
      if (match) {
        for (const meaning of match.meanings) {
          if (meaning.concept) found.concepts.add(meaning.concept);
          if (meaning.topic) found.topics.add(meaning.topic);
          if (meaning.absent) found.absent.add(meaning.absent);
        }
        found.terms.push(...stems.slice(at, at + match.length).filter((word) => !plain.has(word)));
        at += match.length;
        continue;
      }
      const word = rest[at] ?? "";
      const root = stems[at] ?? "";
      at += 1;
      if (
        word.startsWith("numbered") ||
        plain.has(root) ||
        word.length === 1 ||
        phaseStems.has(root) ||
        hindiVerb.test(word)
      )
        continue;
      if (places.has(root)) found.places.push(word);
      else if (foreign.has(root)) found.foreign.push(word);
      else if (content.has(root)) found.contentWords.push(word);
      else if (!/^\d+$/.test(word)) found.unknown.push(word);
      found.terms.push(root);
    }
    return {
      ...found,
      text,
      phases,
      topics: [...found.topics],
      absent: [...found.absent],
      days,
      weeks,
      terms: [
        ...new Set([
          ...found.terms,
          ...tellingConcepts(found.concepts, found.contentWords.length > 0).map((concept) => `~${concept}`),
          ...[...found.topics].map(topicTerm),
          ...phases.map((phase) => `@${phase}`),
        ]),
      ],
    };
  };
}

/** Concepts that ask nothing on their own; beside others they only blur the search. */
export const idleConcepts: ReadonlySet<Concept> = new Set<Concept>([
  "course",
  "phase",
  "teach",
  "build",
  "buy",
  "help",
  "when",
  "compare",
  "single",
  "skip",
  "total",
]);

function tellingConcepts(concepts: ReadonlySet<Concept>, hasContentWords: boolean): Concept[] {
  const telling = [...concepts].filter((concept) => !idleConcepts.has(concept));
  return telling.length > 0 || hasContentWords ? telling : [...concepts];
}

export const topicTerm = (topic: string) => `#${topic.toLowerCase().replaceAll(" ", "-")}`;

function longestMatch(
  meanings: ReadonlyMap<string, Meaning[]>,
  words: readonly string[],
  stems: readonly string[],
  at: number,
) {
  for (let length = Math.min(longestPhrase, stems.length - at); length > 0; length -= 1) {
    // `beginner` names a phase; it is no form of `beginners`, who are people.
    if (length === 1 && phaseNamesAlone.has(words[at] ?? "")) return undefined;
    const written = meanings.get(words.slice(at, at + length).join(" "));
    // A plain word such as `called` is no form of `call`.
    const isPlain = length === 1 && plainExact.has(words[at] ?? "");
    const match = written ?? (isPlain ? undefined : meanings.get(`${stems.slice(at, at + length).join(" ")} ~`));
    if (match) return { meanings: match, length };
  }
  return undefined;
}
