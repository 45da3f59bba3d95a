import type { Lexicon } from "../model/assistant-model.ts";
import { listPhoneticKeys } from "../../language/phonetic-key.ts";
import { stem } from "../../language/stem.ts";

type NameFeatures = (roots: readonly string[], concepts: ReadonlySet<string>) => string[];

/** What the classifier decides by: the words of a question, their sounds and kinds, which stand together, what they mean. */
export function createFeatureNamer({ kinds }: Pick<Lexicon, "kinds">): NameFeatures {
  const kindOf = new Map(
    Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => [rootsOf(word), `=${kind}`] as const)),
  );
  return (roots, concepts) => {
    const twoInARow = neighbours(roots);
    const kindsNamed = unique([...roots, ...twoInARow].flatMap((root) => kindOf.get(root) ?? []));
    const named = unique(roots.filter((root) => root.startsWith("#")));
    const meanings = [...concepts].map((concept) => `~${concept}`);
    return [
      ...roots,
      ...twoInARow,
      ...roots.flatMap(listPhoneticKeys),
      ...kindsNamed,
      ...pairs(kindsNamed, " "),
      ...meanings,
      // A price and a certificate ask for neither a fee nor a paper.
      ...pairs([...named, ...meanings]),
    ];
  };
}

const rootsOf = (phrase: string) => phrase.split(" ").map(stem).join(" ");
const unique = (names: readonly string[]) => [...new Set(names)];

/** Two words in a row tell more than each: `paid twice`, `no reply`. */
const neighbours = (roots: readonly string[]) => roots.slice(1).map((root, at) => `${roots[at]} ${root}`);

function pairs(names: readonly string[], between = ""): string[] {
  const sorted = names.toSorted();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => first + between + second));
}
