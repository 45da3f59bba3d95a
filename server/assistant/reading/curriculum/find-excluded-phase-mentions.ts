import { compileWholeTokenPattern } from "./day-and-phase-tokens.ts";

const fillers = "(?: {leavingOutFillers}){0,4}";
const leavesOutBefore = compileWholeTokenPattern(
  [
    `(?:{leavingOutWords}|{leavingOutPairs}|(?:{refusalWords})(?: [^ ]+)? {wishWords}|(?<!(?<![^ ])ke )bina)${fillers}`,
    String.raw`(?:{wordsBeforeNo}|N=\d+) no`,
    "(?<!(?<![^ ]){whyWords} )not(?: {fillersOfNot})*",
  ]
    .map((source) => `(?:${source}) $`)
    .join("|"),
);
const leavesOutAfter = compileWholeTokenPattern(
  String.raw`^(?: {hindiLeavingOutFillers}){0,3} (?:chh?od\w*|chh?or\w*|bina|alawa|alava|hata\w*|mat|skip|sivay|siwai|already|{hindiNotWords}(?! {notKnowingWords}(?![^ ])))`,
);
const joined = compileWholeTokenPattern("^(?: {joinedPhaseWords})+ $");

/** The mentions of phases that a text leaves out, by their place: `not the basics`, `everything but advanced`, `basics chhod ke`. */
export function findExcludedPhaseMentions(text: string): ReadonlySet<number> {
  const excluded = new Set<number>();
  let end = 0;
  let isLast = false;
  for (const { index, 0: mention } of text.matchAll(/(?<![^ ])[NPML]=[^ *]+/g)) {
    const after = index + mention.length;
    isLast =
      (isLast && joined.test(text.slice(end, index))) ||
      leavesOutBefore.test(text.slice(0, index)) ||
      leavesOutAfter.test(text.slice(after));
    if (isLast) excluded.add(index);
    end = after;
  }
  return excluded;
}
