import { dayWords, priceWords } from "#content/assistant/words/counting.ts";
import { parseUnitWord, isPhaseUnit } from "./curriculum-words.ts";

/** What a question compares phases by, and which end of it it asks for: `cheapest` is the least by price. */
export type Comparison = { by: "price" | "days"; end: "least" | "most"; isSuperlative: boolean };

const parseWordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const ends: readonly (Omit<Comparison, "isSuperlative"> & { words: ReadonlySet<string>; isSuperlative: boolean })[] = [
  { by: "price", end: "least", isSuperlative: true, words: parseWordSet("cheapest") },
  { by: "price", end: "least", isSuperlative: false, words: parseWordSet("cheaper sasta sasti saste sastha") },
  { by: "price", end: "most", isSuperlative: true, words: parseWordSet("costliest priciest dearest") },
  {
    by: "price",
    end: "most",
    isSuperlative: false,
    words: parseWordSet("costlier pricier mehnga mehngi mehnge mehenga mehanga mahanga mahangi mahenga mehngaa"),
  },
  { by: "days", end: "least", isSuperlative: true, words: parseWordSet("shortest quickest briefest") },
  { by: "days", end: "least", isSuperlative: false, words: parseWordSet("shorter chhota chota chhoti choti") },
  { by: "days", end: "most", isSuperlative: true, words: parseWordSet("longest lengthiest") },
  { by: "days", end: "most", isSuperlative: false, words: parseWordSet("longer lengthier lamba lambi bada badi") },
];
const degrees: Readonly<Record<string, Omit<Comparison, "by">>> = {
  most: { end: "most", isSuperlative: true },
  highest: { end: "most", isSuperlative: true },
  maximum: { end: "most", isSuperlative: true },
  more: { end: "most", isSuperlative: false },
  zyada: { end: "most", isSuperlative: false },
  jyada: { end: "most", isSuperlative: false },
  least: { end: "least", isSuperlative: true },
  lowest: { end: "least", isSuperlative: true },
  minimum: { end: "least", isSuperlative: true },
  fewest: { end: "least", isSuperlative: true },
  biggest: { end: "most", isSuperlative: true },
  largest: { end: "most", isSuperlative: true },
  smallest: { end: "least", isSuperlative: true },
  less: { end: "least", isSuperlative: false },
  fewer: { end: "least", isSuperlative: false },
  kam: { end: "least", isSuperlative: false },
};
const supreme = "sabse";
const near = 5;

/** The comparison that a question asks for, if it does. */
export function parseComparison(words: readonly string[]): Comparison | undefined {
  for (const [at, word] of words.entries()) {
    const known = ends.find((each) => each.words.has(word));
    if (known) return { by: known.by, end: known.end, isSuperlative: known.isSuperlative || words[at - 1] === supreme };
    const degree = Object.hasOwn(degrees, word) ? degrees[word] : undefined;
    if (!degree) continue;
    // `has more days` and `costs more` stand both ways around.
    const beside = [...words.slice(at + 1, at + 1 + near), words[at - 1] ?? ""];
    const by = beside.find((each) => dayWords.has(each) || priceWords.has(each));
    const isSuperlative = degree.isSuperlative || words[at - 1] === supreme;
    if (by === undefined && degree.isSuperlative && isPhaseUnit(parseUnitWord(words[at + 1])))
      return { by: "days", end: degree.end, isSuperlative };
    if (by !== undefined) return { by: dayWords.has(by) ? "days" : "price", end: degree.end, isSuperlative };
  }
  return undefined;
}
