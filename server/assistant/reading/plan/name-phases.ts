import { findUnit, isPhaseUnit, phaseNames } from "./plan-words.ts";

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
  if (isPhaseUnit(findUnit(next))) return number;
  if (topicsOfLevels.has(next) && !(next === "code" && afterNext !== "hosting")) return undefined;
  if (word === "advance" && next === "payment") return undefined;
  if (word === "basics" && topicsWithBasics.has(before)) return undefined;
  // `beginner's day 10`; other beginners are persons.
  if (word === "beginners") return findUnit(next) ? number : undefined;
  if (word !== "beginner") return number;
  const isForPersons = next === "friendly" || (next === "ke" && afterNext === "liye");
  const isPerson = wordsOfPersons.has(before);
  return isForPersons || isPerson ? undefined : number;
}
