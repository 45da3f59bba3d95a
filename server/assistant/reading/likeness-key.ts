import type { Lexicon } from "../model/assistant-model.ts";
import { createNormaliser, dropAsides } from "./normalise-words.ts";
import { stem } from "../../language/stem.ts";

/** A sign may be written out as several, and an index takes so much only. */
const longestKey = 300;

/** The words that carry a question's meaning, in the order of the alphabet: two with the same key ask the same. */
type LikenessKey = (question: string) => string;

/** Without the spelling corrected: a second reader of questions would double the time of a start. */
export function createLikenessKey({ shortForms, plain }: Pick<Lexicon, "shortForms" | "plain">): LikenessKey {
  const normalise = createNormaliser(shortForms);
  const plainStems = new Set(plain.map(stem));
  return (question) => {
    const stems = dropAsides(normalise(question)).split(" ").filter(Boolean).map(stem);
    const telling = stems.filter((root) => !plainStems.has(root));
    // Of plain words alone, all of them.
    const words = new Set(telling.length > 0 ? telling : stems);
    return [...words].toSorted().join(" ").slice(0, longestKey);
  };
}
