import { listPhoneticKeys } from "../../language/phonetic-key.ts";
import { nothingLeftOut, type LeftOut } from "../mechanisms.ts";

/** What the classifier decides by: the words of a question, their phonetic keys, which stand together, what they mean. */
export function nameFeatures(
  roots: readonly string[],
  concepts: ReadonlySet<string>,
  leftOut: LeftOut = nothingLeftOut,
): string[] {
  const named = [...new Set(roots.filter((root) => root.startsWith("#")))];
  const meanings = leftOut.has("phrases") ? [] : [...concepts].map((concept) => `~${concept}`);
  return [
    ...roots,
    ...(leftOut.has("word-pairs") ? [] : pairsInARow(roots)),
    ...(leftOut.has("phonetic-keys") ? [] : roots.flatMap(listPhoneticKeys)),
    ...meanings,
    // A price and a certificate ask for neither a fee nor a paper.
    ...(leftOut.has("phrase-pairs") ? [] : pairs([...named, ...meanings])),
  ];
}

/** Two words in a row tell more than each: `paid twice`, `no reply`. */
const pairsInARow = (roots: readonly string[]) => roots.slice(1).map((root, at) => `${roots[at]} ${root}`);

function pairs(names: readonly string[]): string[] {
  const sorted = names.toSorted();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => first + second));
}
