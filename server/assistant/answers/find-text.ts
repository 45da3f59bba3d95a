import MiniSearch from "minisearch";
import type { Saying } from "../model/assistant-model.ts";
import { stem } from "../../language/stem.ts";

/** Finds the text that fits words best: a day of the plan by `calculator`, a post by its title. */
export function createTextFinder(texts: readonly Saying[]): (words: readonly string[]) => Saying | undefined {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    processTerm: (term) => stem(term.toLowerCase()),
    // A long word also finds what it begins: `secure` the post on security.
    searchOptions: { bm25: { k: 1.2, b: 0.35, d: 0.5 }, prefix: (term) => term.length > 4 },
  });
  index.addAll(texts.map(({ text }, id) => ({ id, text })));
  return (words) => {
    const [best] = index.search(words.join(" "));
    return best && texts[Number(best.id)];
  };
}
