import type { AssistantModel } from "../model/assistant-model.ts";
import { createReader } from "./read-question.ts";
import { stem } from "./stem.ts";

/** The words that carry a question's meaning, in the order of the alphabet: two with the same key ask the same. */
export type LikenessKey = (question: string) => string;

export function createLikenessKey(model: Pick<AssistantModel, "lexicon" | "vocabulary">): LikenessKey {
  const { read } = createReader(model);
  const plain = new Set(model.lexicon.plain.map(stem));
  return (question) => {
    const stems = read(question).text.split(" ").filter(Boolean).map(stem);
    const telling = stems.filter((root) => !plain.has(root));
    // Of plain words alone, all of them.
    return [...new Set(telling.length > 0 ? telling : stems)].toSorted().join(" ");
  };
}
