import { readAfterNoun } from "./count-after-noun.ts";
import { readBackFromEnd } from "./count-back.ts";
import { readBeforeNoun } from "./count-before-noun.ts";
import type { Mention } from "./mention.ts";
import { readCount } from "./read-count.ts";
import { rangeWords } from "./plan-words.ts";
import { readEach, readName, readNextPhase } from "./read-phase-names.ts";
import { readTaken } from "./take-counts.ts";

/** Everything that a question counts, in its order. */
export function findMentions(words: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const before = found.at(-1);
    const mention =
      readBackFromEnd(words, at) ??
      readTaken(words, at) ??
      readEach(words, at) ??
      readNextPhase(words, at, found) ??
      readBeforeNoun(words, at) ??
      (isLength(words, at, before) ? undefined : readAfterNoun(words, at)) ??
      readName(words, at);
    const range = mention && before ? joinRange(words, before, mention) : undefined;
    if (range) found.splice(-1, 1, range);
    else if (mention) found.push(mention);
    at = mention?.end ?? at + 1;
  }
  return found;
}

/** `do din pehle` */
const agoWords = new Set(["pehle", "pahle", "baad"]);

/** `3 months 1500`: what follows the noun of a length is no number of it. In `what do weeks 7 and 8` no length is. */
const isLength = (words: readonly string[], noun: number, before: Mention | undefined) =>
  before?.end !== noun &&
  (words[noun - 1] !== "do" || agoWords.has(words[noun + 1] ?? "")) &&
  readCount(words, noun - 1)?.kind === "cardinal";

/** `8th day to 11th day`, `pehle din se paanchve din tak`, `beginner to advanced`. */
function joinRange(words: readonly string[], before: Mention, mention: Mention): Mention | undefined {
  const [joint = "", ...rest] = words.slice(before.end, mention.start);
  const areSingle = [before, mention].every(({ counts, take }) => counts.length === 1 && take === undefined);
  const isJoined = rangeWords.has(joint) && rest.every((word) => word === "the");
  if (!areSingle || !isJoined || before.unit !== mention.unit) return undefined;
  const counts = [...before.counts, ...mention.counts.map((count) => ({ ...count, isUpTo: true }))];
  return { ...mention, counts, start: before.start, spans: [...before.spans, ...mention.spans] };
}
