import { counting } from "#content/assistant/words/counting.ts";
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
  return between.length > 0 && between.every((word) => counting.joinedPhaseWords.has(word));
}

function isExcludedBefore(words: readonly string[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - mostFillers); at -= 1) {
    const [word = "", previous = ""] = [words[at], words[at - 1]];
    if (counting.leavingOutWords.has(word) || counting.leavingOutPairs.has(`${previous}-${word}`)) return true;
    // `bina basics ke`; in `basics ke bina` it belongs to what stands before it.
    if (word === "bina") return previous !== "ke";
    if (word === "no")
      return at === start - 1 && (counting.wordsBeforeNo.has(previous) || phaseNamesAlone.has(previous));
    if (counting.wishWords.has(word))
      return words.slice(Math.max(0, at - 2), at).some((each) => counting.refusalWords.has(each));
    if (word === "not")
      return (
        !counting.whyWords.has(previous) && words.slice(at + 1, start).every((each) => counting.fillersOfNot.has(each))
      );
    if (!counting.leavingOutFillers.has(word)) return false;
  }
  return false;
}

function isExcludedAfter(words: readonly string[], end: number): boolean {
  for (let at = end; at < Math.min(words.length, end + 4); at += 1) {
    const [word = "", next = ""] = [words[at], words[at + 1]];
    if (hindiLeavingOut.test(word)) return true;
    if (counting.hindiNotWords.has(word)) return !counting.notKnowingWords.has(next);
    if (word === "already") return true;
    if (!counting.hindiLeavingOutFillers.has(word)) return false;
  }
  return false;
}
