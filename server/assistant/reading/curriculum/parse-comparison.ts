import { comparisons, counting } from "#content/assistant/words/counting.ts";
import { parseUnitWord, isPhaseUnit } from "./curriculum-words.ts";

/** What a question compares phases by, and which end of it it asks for: `cheapest` is the least by price. */
export type Comparison = { by: "price" | "days"; end: "least" | "most"; isSuperlative: boolean };

/** A degree, such as `more`, has nothing that it compares by. */
type Degree = Omit<Comparison, "by"> & Partial<Pick<Comparison, "by">>;
const degreeOf = new Map<string, Degree>();
for (const { superlatives, others, ...degree } of comparisons) {
  for (const word of superlatives.split(" ")) degreeOf.set(word, { ...degree, isSuperlative: true });
  for (const word of others.split(" ")) degreeOf.set(word, { ...degree, isSuperlative: false });
}
const supreme = "sabse";
const near = 5;

/** The comparison that a question asks for, if it does. */
export function parseComparison(words: readonly string[]): Comparison | undefined {
  for (const [at, word] of words.entries()) {
    const degree = degreeOf.get(word);
    if (!degree) continue;
    const isSuperlative = degree.isSuperlative || words[at - 1] === supreme;
    const by = degree.by ?? findCompared(words, at, degree.isSuperlative);
    if (by) return { by, end: degree.end, isSuperlative };
  }
  return undefined;
}

/** `has more days` and `costs more` stand both ways around; `the biggest phase` has the most days. */
function findCompared(words: readonly string[], at: number, isSuperlative: boolean): Comparison["by"] | undefined {
  const { dayWords, priceWords } = counting;
  const beside = [...words.slice(at + 1, at + 1 + near), words[at - 1] ?? ""];
  const compared = beside.find((word) => dayWords.has(word) || priceWords.has(word));
  if (compared !== undefined) return dayWords.has(compared) ? "days" : "price";
  return isSuperlative && isPhaseUnit(parseUnitWord(words[at + 1])) ? "days" : undefined;
}
