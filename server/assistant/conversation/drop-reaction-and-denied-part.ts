import * as worded from "#content/assistant/words/references.ts";
import { splitAtPunctuation } from "../reading/normalise-and-split-text.ts";

/** What is left must ask something. */
const fewestWords = 2;

/**
 * What a visitor asks who goes on: without his `ok, great`, and without what he denies, which its words would make the subject.
 * Said first in a conversation, a denial is told of oneself: `not React, only HTML`.
 */
export function dropReactionAndDeniedPart(message: string): string {
  const asked = message.replace(worded.reaction, "");
  const clauses = splitAtPunctuation(asked);
  const wished = clauses.filter((clause) => !worded.deniedWish.test(clause));
  if (wished.length < clauses.length && wished.join(" ").split(" ").length >= fewestWords) return wished.join(", ");
  if (worded.tellsKnowledge.test(asked)) return asked;
  return (
    worded.deniedParts
      .reduce((text, denied) => text.replace(denied, ""), asked)
      .replace(worded.saidBefore, "")
      .trim() || asked
  );
}
