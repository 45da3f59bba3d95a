import type { Mention } from "./count-after-noun.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const leavingOut = setOf(
  "without except excluding exclude skip skipping minus leave leaving omit omitting drop dropping sans avoid excepting barring",
);
/** By the word before the second one: `leave out`, `other than`, `already know`. */
const pairs = setOf(
  "leave-out rather-than instead-of other-than apart-from everything-but all-but everything-minus no-need already-know already-knew already-done already-did already-completed already-finished already-studied besides-of",
);
const wishes = setOf("want need wish like require interested wanna care");
const refusals = setOf("dont not wont donot never didnt doesnt shouldnt without");
/** Between what leaves out and what is left out: `skip doing the whole beginner phase`. */
const fillers = setOf(
  "the any my all doing do taking take learning learn studying study buying buy paying pay joining join going through of to for in with whole entire complete about from a",
);
const fillersOfNot = setOf("the any doing taking learning");
/** `only advanced, no basics`; a `no` that opens an answer refuses nothing. */
const beforeNo = setOf("only but and with aur just advanced intermediate beginner basics phase");
const asking = setOf("why is are was does if whether");
const hindiFillers = setOf("ko ka ke ki wala wale wali part phase month mahina hissa bhi hi se to toh");
const hindiLeavingOut = /^(chh?od\w*|chh?or\w*|bina|alawa|alava|hata\w*|mat|skip|sivay|siwai)$/;
const hindiNot = setOf("nahi nahin nai na");
/** `basics nahi aata` says what one does not know. */
const notKnowing = setOf("aata aati aate pata malum maloom samajh samjha hai hain tha milega milta");
const ofBoth = setOf("and or aur ya nor the plus");
const mostFillers = 5;

/** The phases that a question leaves out: `not the basics`, `everything but advanced`, `basics chhod ke`. */
export function findLeftOut(words: readonly string[], phases: readonly Mention[]): ReadonlySet<Mention> {
  const leftOut = new Set<Mention>();
  for (const [at, mention] of phases.entries()) {
    const before = phases[at - 1];
    const isJoined = before !== undefined && leftOut.has(before) && isOneList(words, before, mention);
    if (isJoined || isRefusedBefore(words, mention.start) || isRefusedAfter(words, mention.end)) leftOut.add(mention);
  }
  return leftOut;
}

function isOneList(words: readonly string[], before: Mention, mention: Mention): boolean {
  const between = words.slice(before.end, mention.start);
  return between.length > 0 && between.every((word) => ofBoth.has(word));
}

function isRefusedBefore(words: readonly string[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - mostFillers); at -= 1) {
    const [word = "", previous = ""] = [words[at], words[at - 1]];
    if (leavingOut.has(word) || pairs.has(`${previous}-${word}`)) return true;
    // `bina basics ke`; in `basics ke bina` it belongs to what stands before it.
    if (word === "bina") return previous !== "ke";
    if (word === "no") return at === start - 1 && beforeNo.has(previous);
    if (wishes.has(word)) return words.slice(Math.max(0, at - 2), at).some((each) => refusals.has(each));
    if (word === "not")
      return !asking.has(previous) && words.slice(at + 1, start).every((each) => fillersOfNot.has(each));
    if (!fillers.has(word)) return false;
  }
  return false;
}

function isRefusedAfter(words: readonly string[], end: number): boolean {
  for (let at = end; at < Math.min(words.length, end + 4); at += 1) {
    const [word = "", next = ""] = [words[at], words[at + 1]];
    if (hindiLeavingOut.test(word)) return true;
    if (hindiNot.has(word)) return !notKnowing.has(next);
    if (word === "already") return true;
    if (!hindiFillers.has(word)) return false;
  }
  return false;
}
