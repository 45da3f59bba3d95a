import { counting, levelNames, levels, otherPhaseNames, unitNouns } from "#content/assistant/words/counting.ts";
import { phases } from "#content/curriculum/phases.ts";

/** What a question counts; a `part` is a phase by a word that other things are counted by, too. */
export type Unit = "day" | "week" | "phase" | "month" | "part";

const units = ["day", "week", "phase", "month", "part"] as const;
const unitOf = new Map(units.flatMap((unit) => unitNouns[unit].split(" ").map((word) => [word, unit])));

export const parseUnitWord = (word: string | undefined): Unit | undefined => unitOf.get(word ?? "");
export const isPhaseUnit = (unit: Unit | undefined) => unit === "phase" || unit === "month" || unit === "part";

type PhaseName = { words: readonly string[]; number: number };

/** What visitors call the phases, the longest names first: by names and titles in the content and those listed beside them. */
export const listPhaseNames = (
  named: readonly { key: string; name: string; title?: string }[],
  others: Readonly<Record<string, string>> = otherPhaseNames,
): PhaseName[] =>
  named
    .flatMap(({ key, name, title = name }, at) =>
      [name, title, ...(others[key]?.split(" ") ?? [])].map((called) => ({
        words: (called.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => parseUnitWord(word) !== "phase"),
        number: at + 1,
      })),
    )
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length);

const phaseNames = listPhaseNames(phases);
/** Names of one word, which are no form of other words; `beginners`, who are people, are left out. */
export const phaseNamesAlone: ReadonlySet<string> = new Set(
  phaseNames.flatMap(({ words: [word = "", ...others] }) =>
    others.length === 0 && word !== "beginners" ? [word] : [],
  ),
);

/** The phase that is named at a word; `advanced Python` is a topic, `I am a beginner` and `for beginners` are persons. */
export function findPhaseNamedAtWord(
  words: readonly string[],
  at: number,
  names: readonly PhaseName[] = phaseNames,
): { number: number; length: number } | undefined {
  const named = names.find((name) => holdsAt(words, at, name.words));
  if (!named) return undefined;
  const found = { number: named.number, length: named.words.length };
  const word = words[at] ?? "";
  const [before = "", next = "", afterNext = ""] = [
    words[at - 1],
    words[at + found.length],
    words[at + found.length + 1],
  ];
  if (isPhaseUnit(parseUnitWord(next)) || found.length > 1) return found;
  if (!levelNames.has(word))
    return isPhaseUnit(parseUnitWord(before)) || isJoinedToPhase(words, at, names) || isPricedPhase(words, at)
      ? found
      : undefined;
  if (counting.topicsOfLevels.has(next) && !(next === "code" && afterNext !== "hosting")) return undefined;
  if (word === "advance" && next === "payment") return undefined;
  if (word === "basics" && counting.topicsWithBasics.has(before)) return undefined;
  // `beginner's day 10`; other beginners are persons.
  if (word === "beginners") return parseUnitWord(next) ? found : undefined;
  if (word !== "beginner" || isJoinedToPhase(words, at, names)) return found;
  const isForPersons = next === "friendly" || (next === "ke" && afterNext === "liye");
  const isPerson = counting.wordsOfPersons.has(before);
  return isForPersons || isPerson ? undefined : found;
}

const missingLevels = levels.filter((names) => !phaseNames.some(({ words }) => words.some((word) => names.has(word))));
const isPrice = /^(?:k[aei] )?(?:price|cost|fees?)\b/;

/** What a question takes for a phase that this course does not have: `how much is the advanced phase?` */
export const findMissingPhase = (words: readonly string[]): string | undefined =>
  words.find((word, at) => {
    const next = words.slice(at + 1, at + 3).join(" ");
    return (
      missingLevels.some((names) => names.has(word)) &&
      (parseUnitWord(words[at + 1]) === "phase" ||
        isPrice.test(next) ||
        isPricedPhase(words, at) ||
        isJoinedToPhase(words, at, phaseNames))
    );
  });

const joints = new Set(["and", "or", "plus", "aur", "ya", "vs"]);
const asksPriceOf = /(?:^| )(?:how much (?:is|does|for)|(?:price|cost|fees?) (?:of|for))(?: the)?$/;
const endsPriceQuestion = new Set(["", "cost", "costs", "alone", "only", "together"]);

const holdsAt = (words: readonly string[], at: number, wanted: readonly string[]) =>
  at >= 0 && wanted.every((word, index) => words[at + index] === word);

/** `Glaze and Kiln together`: a word that is joined to the name of another phase names one, too. */
function isJoinedToPhase(words: readonly string[], at: number, names: readonly PhaseName[]): boolean {
  const isBefore = joints.has(words[at + 1] ?? "") && names.some((name) => holdsAt(words, at + 2, name.words));
  const isAfter =
    joints.has(words[at - 1] ?? "") && names.some((name) => holdsAt(words, at - 1 - name.words.length, name.words));
  return isBefore || isAfter;
}

/** `How much is Glaze?` asks for what is sold by that name. */
const isPricedPhase = (words: readonly string[], at: number) =>
  asksPriceOf.test(words.slice(0, at).join(" ")) && endsPriceQuestion.has(words[at + 1] ?? "");
