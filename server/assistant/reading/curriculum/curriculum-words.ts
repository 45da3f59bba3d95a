import { genitives, levelNames, ofWords, otherPhaseNames } from "#content/assistant/words/counting.ts";
import { phases } from "#content/curriculum/phases.ts";

/** The words that count and locate a day, a week or a phase. */

export type Unit = "day" | "week" | "phase" | "month" | "part";

const parseWordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const nouns: Readonly<Record<Unit, ReadonlySet<string>>> = {
  day: parseWordSet("day days din dino dinon dinn"),
  week: parseWordSet("week weeks hafta hafte hafton haftey saptah"),
  phase: parseWordSet("phase phases charan"),
  month: parseWordSet("month months mahina mahine mahino mahinon maheena maheene maheeno mahinae"),
  // Words for a phase that other things are counted by, too: no number of theirs is missing, `level 50` is of a game.
  part: parseWordSet("part parts module modules bhag stage stages level levels"),
};
const unitOf = new Map(
  (["day", "week", "phase", "month", "part"] as const).flatMap((unit) => [...nouns[unit]].map((word) => [word, unit])),
);

export const parseUnitWord = (word: string | undefined): Unit | undefined => unitOf.get(word ?? "");
export const isPhaseUnit = (unit: Unit | undefined) => unit === "phase" || unit === "month" || unit === "part";

export const linkWords: ReadonlySet<string> = new Set([
  ...ofWords,
  ...genitives,
  ...parseWordSet("the on at part my your our course very par pe"),
]);
/** After these a Hindi number that is also another word can only be a number. */
export const particles: ReadonlySet<string> = new Set([
  ...genitives,
  ...parseWordSet("se tak aur ya and or pe par kya kaisa kab hai batao"),
]);

type PhaseName = { words: readonly string[]; number: number };

/** What visitors call the phases, the longest names first: by their names in the content and those listed beside them. */
export const listPhaseNames = (
  named: readonly { key: string; name: string }[],
  others: Readonly<Record<string, string>> = otherPhaseNames,
): PhaseName[] =>
  named
    .flatMap(({ key, name }, at) =>
      [name, ...(others[key]?.split(" ") ?? [])].map((called) => ({
        words: (called.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !nouns.phase.has(word)),
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

const topicsOfLevels = new Set(["python", "javascript", "js", "code", "html", "css", "sql", "react"]);
const topicsWithBasics = new Set(["python", "javascript", "js", "html", "css", "server", "security", "react", "sql"]);
const wordsOfPersons = new Set(
  "am im as being absolute complete total such pure mere like a an i me we every any other new".split(" "),
);

/** The phase that is named at a word; `advanced Python` is a topic, `I am a beginner` and `for beginners` are persons. */
export function findNamedPhase(
  words: readonly string[],
  at: number,
  names: readonly PhaseName[] = phaseNames,
): { number: number; length: number } | undefined {
  const named = names.find((name) => name.words.every((word, index) => words[at + index] === word));
  if (!named) return undefined;
  const found = { number: named.number, length: named.words.length };
  const word = words[at] ?? "";
  const [before = "", next = "", afterNext = ""] = [
    words[at - 1],
    words[at + found.length],
    words[at + found.length + 1],
  ];
  if (isPhaseUnit(parseUnitWord(next)) || found.length > 1) return found;
  if (!levelNames.has(word)) return isPhaseUnit(parseUnitWord(before)) ? found : undefined;
  if (topicsOfLevels.has(next) && !(next === "code" && afterNext !== "hosting")) return undefined;
  if (word === "advance" && next === "payment") return undefined;
  if (word === "basics" && topicsWithBasics.has(before)) return undefined;
  // `beginner's day 10`; other beginners are persons.
  if (word === "beginners") return parseUnitWord(next) ? found : undefined;
  if (word !== "beginner") return found;
  const isForPersons = next === "friendly" || (next === "ke" && afterNext === "liye");
  const isPerson = wordsOfPersons.has(before);
  return isForPersons || isPerson ? undefined : found;
}
