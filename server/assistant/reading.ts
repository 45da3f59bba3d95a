import { courseLength, type PhaseKey } from "#domain/phase.ts";
import { absentTopics, type Concept, concepts, taughtTopics } from "./glossary.ts";
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

const cardinals = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
const ordinals = {
  ...{ first: 1, pehla: 1, pehle: 1, pehli: 1, pahla: 1, pahle: 1, starting: 1, initial: 1 },
  ...{ second: 2, dusra: 2, dusre: 2, dusri: 2, doosra: 2, doosre: 2, middle: 2 },
  ...{ third: 3, teesra: 3, teesre: 3, tisra: 3, tisre: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
};
/** The last of whatever is counted. */
const lastWords = ["last", "final", "aakhri", "akhri"];
const number: Record<string, number> = { ...cardinals, ...ordinals };
const phaseNumbers: readonly PhaseKey[] = ["basic", "intermediate", "advanced"];

const after = `(\\d{1,2}|${[...Object.keys(cardinals)].join("|")})`;
const before = `(?:(\\d{1,2}) th|(${[...Object.keys(ordinals), ...lastWords].join("|")}))`;
/** `day 12`, `12th day`, `first day`; not `12 days`, which is a length. */
const numbered = (noun: string) =>
  new RegExp(`\\b(?:${noun})s? (?:no |number )?${after}\\b|\\b${before} (?:${noun})\\b`, "g");
const phaseNouns = "phase|month|mahina|mahine|level|stage|part|module";
const patterns = { day: numbered("day|din"), week: numbered("week|hafta|hafte"), phase: numbered(phaseNouns) };

/** Says each number with its noun: `phase 1 and 2`, `first and third phase`, `last two phases`. */
function spellOutNumbers(text: string): string {
  return text
    .replaceAll(new RegExp(`\\b(${phaseNouns}|day|week)s? ${after} (and|or|plus|aur|to) ${after}\\b`, "g"), "$1 $2 $3 $1 $4")
    .replaceAll(new RegExp(`\\b${before} (and|or|plus|aur) (?=${before} (${phaseNouns}|day|week)\\b)`, "g"), "$1$2 $6 $3 ")
    .replaceAll(/\b(first|initial) (two|2) (phases|months|parts)/g, "phase 1 and phase 2")
    .replaceAll(/\b(last|final|remaining|other) (two|2) (phases|months|parts)/g, "phase 2 and phase 3");
}

const phaseNames: readonly (readonly [RegExp, PhaseKey])[] = [
  [/\b(beginner|basics?)\b(?! (friendly|ke liye))/, "basic"],
  [/\bintermediate\b/, "intermediate"],
  [/\badvanced?\b(?! payment)/, "advanced"],
];
const notPhases =
  /\b(am|im|as|being|absolute|complete|total|such) (a |an )?(complete |absolute |total )?beginner|\b(beginner|basic|intermediate|advanced) (python|javascript|js|code hosting)\b|\b(python|javascript|js|html|css|server|security) basics\b/g;

/** The phases called by name; `advanced Python` is a topic and `I am a beginner` a person. */
function namedPhases(text: string): PhaseKey[] {
  const rest = text.replaceAll(notPhases, " ");
  return phaseNames.flatMap(([name, phase]) => (name.test(rest) ? [phase] : []));
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
const hindiVerb = /^[a-z]{2,}(enge|unga|ungi|oge|ogi|ega|egi|aunga|na hai|iye)$/;
const longestPhrase = 7;

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
    const words = normalise(question).split(" ").filter(Boolean).slice(0, 120).map(correct);
    const found = {
      concepts: new Set<Concept>(),
      phases: new Set<PhaseKey>(),
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
    const weeks = readNumbers(text, patterns.week, 8);
    for (const phase of readNumbers(text, patterns.phase, 3)) {
      const key = phaseNumbers[phase - 1];
      if (key) found.phases.add(key);
    }
    for (const phase of namedPhases(text)) found.phases.add(phase);
    const rest = text
      .replaceAll(patterns.day, " numberedday ")
      .replaceAll(patterns.week, " numberedweek ")
      .replaceAll(patterns.phase, " numberedphase ")
      .split(" ")
      .filter(Boolean);

    const stems = rest.map(stem);
    for (let at = 0; at < rest.length; ) {
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
      if (word.startsWith("numbered") || plain.has(root) || word.length === 1 || phaseStems.has(root) || hindiVerb.test(word)) continue;
      if (places.has(root)) found.places.push(word);
      else if (foreign.has(root)) found.foreign.push(word);
      else if (content.has(root)) found.contentWords.push(word);
      else if (!/^\d+$/.test(word)) found.unknown.push(word);
      found.terms.push(root);
    }
    return {
      ...found,
      text,
      phases: phaseNumbers.filter((phase) => found.phases.has(phase)),
      topics: [...found.topics],
      absent: [...found.absent],
      days,
      weeks,
      terms: [
        ...found.terms,
        ...tellingConcepts(found.concepts).map((concept) => `~${concept}`),
        ...[...found.topics].map(topicTerm),
        ...[...found.phases].map((phase) => `@${phase}`),
      ],
    };
  };
}

/** Concepts that ask nothing on their own; beside others they only blur the search. */
export const idleConcepts: ReadonlySet<Concept> = new Set([
  ...(["course", "phase", "teach", "build", "buy", "help", "when", "compare", "single", "skip", "total"] as const),
]);

function tellingConcepts(concepts: ReadonlySet<Concept>): Concept[] {
  const telling = [...concepts].filter((concept) => !idleConcepts.has(concept));
  return telling.length > 0 ? telling : [...concepts];
}

export const topicTerm = (topic: string) => `#${topic.toLowerCase().replaceAll(" ", "-")}`;

function readNumbers(text: string, pattern: RegExp, last: number): number[] {
  return [...text.matchAll(pattern)]
    .map((groups) => groups.slice(1).find(Boolean) ?? "")
    .map((word) => (lastWords.includes(word) ? last : (number[word] ?? Number(word))))
    .filter((value) => value >= 1);
}

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
