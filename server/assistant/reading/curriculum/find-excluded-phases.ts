import {
  fillersOfNot,
  hindiLeavingOutFillers,
  hindiNotWords,
  joinedPhaseWords,
  leavingOutFillers,
  leavingOutPairs,
  leavingOutWords,
  notKnowingWords,
  refusalWords,
  whyWords,
  wishWords,
  wordsBeforeNo,
} from "#content/assistant/words/counting.ts";
import { phaseNamesAlone } from "./curriculum-words.ts";
import type { Mention } from "./parse-number-after-unit.ts";

const hindiLeavingOut = /^(chh?od\w*|chh?or\w*|bina|alawa|alava|hata\w*|mat|skip|sivay|siwai)$/;
const mostFillers = 5;

/** The phases that a question leaves out: `not the basics`, `everything but advanced`, `basics chhod ke`. */
export function findExcludedPhases(words: readonly string[], phases: readonly Mention[]): ReadonlySet<Mention> {
  const excluded = new Set<Mention>();
  for (const [at, mention] of phases.entries()) {
    const before = phases[at - 1];
    const isJoined = before !== undefined && excluded.has(before) && isJoinedList(words, before, mention);
    if (isJoined || isExcludedBefore(words, mention.start) || isExcludedAfter(words, mention.end))
      excluded.add(mention);
  }
  return excluded;
}

function isJoinedList(words: readonly string[], before: Mention, mention: Mention): boolean {
  const between = words.slice(before.end, mention.start);
  return between.length > 0 && between.every((word) => joinedPhaseWords.has(word));
}

function isExcludedBefore(words: readonly string[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - mostFillers); at -= 1) {
    const [word = "", previous = ""] = [words[at], words[at - 1]];
    if (leavingOutWords.has(word) || leavingOutPairs.has(`${previous}-${word}`)) return true;
    // `bina basics ke`; in `basics ke bina` it belongs to what stands before it.
    if (word === "bina") return previous !== "ke";
    if (word === "no") return at === start - 1 && (wordsBeforeNo.has(previous) || phaseNamesAlone.has(previous));
    if (wishWords.has(word)) return words.slice(Math.max(0, at - 2), at).some((each) => refusalWords.has(each));
    if (word === "not")
      return !whyWords.has(previous) && words.slice(at + 1, start).every((each) => fillersOfNot.has(each));
    if (!leavingOutFillers.has(word)) return false;
  }
  return false;
}

function isExcludedAfter(words: readonly string[], end: number): boolean {
  for (let at = end; at < Math.min(words.length, end + 4); at += 1) {
    const [word = "", next = ""] = [words[at], words[at + 1]];
    if (hindiLeavingOut.test(word)) return true;
    if (hindiNotWords.has(word)) return !notKnowingWords.has(next);
    if (word === "already") return true;
    if (!hindiLeavingOutFillers.has(word)) return false;
  }
  return false;
}
