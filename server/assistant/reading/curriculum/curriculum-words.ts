import { genitives, ofWords } from "#content/assistant/words/counting.ts";

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
export const phaseNames: ReadonlyMap<string, number> = new Map([
  ["beginner", 1],
  ["beginners", 1],
  ["basic", 1],
  ["basics", 1],
  ["intermediate", 2],
  ["advanced", 3],
  ["advance", 3],
]);

const topicsOfLevels = new Set(["python", "javascript", "js", "code", "html", "css", "sql", "react"]);
const topicsWithBasics = new Set(["python", "javascript", "js", "html", "css", "server", "security", "react", "sql"]);
const wordsOfPersons = new Set(
  "am im as being absolute complete total such pure mere like a an i me we every any other new".split(" "),
);

/** The number of the phase that a word names; `advanced Python` is a topic, `I am a beginner` and `for beginners` are persons. */
export function findNamedPhase(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  const number = phaseNames.get(word);
  if (number === undefined) return undefined;
  const [before = "", next = "", afterNext = ""] = [words[at - 1], words[at + 1], words[at + 2]];
  if (isPhaseUnit(parseUnitWord(next))) return number;
  if (topicsOfLevels.has(next) && !(next === "code" && afterNext !== "hosting")) return undefined;
  if (word === "advance" && next === "payment") return undefined;
  if (word === "basics" && topicsWithBasics.has(before)) return undefined;
  // `beginner's day 10`; other beginners are persons.
  if (word === "beginners") return parseUnitWord(next) ? number : undefined;
  if (word !== "beginner") return number;
  const isForPersons = next === "friendly" || (next === "ke" && afterNext === "liye");
  const isPerson = wordsOfPersons.has(before);
  return isForPersons || isPerson ? undefined : number;
}
