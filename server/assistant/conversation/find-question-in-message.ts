import type { Reader, Reading } from "../reading/read-question.ts";
import { asksNothing } from "./answer-multi-question.ts";

/** A message with its question apart from what else it tells. */
export type LongMessage = { question: string; circumstances: readonly string[] };

type FinderOptions = {
  read: Reader["read"];
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
};

/** A message of so few words is all question. */
const fewestWords = 20;
const mostPieces = 12;
/** A question consists of so many neighbouring pieces at most. */
const mostOfQuestion = 4;
/** How sure the classifier must be that a piece asks about the course, and how sure where the piece holds a phrase of its subject. */
const [sureOfQuestion, sureOfNamed] = [0.6, 0.3];
/** What ends with a question mark asks something. */
const sureOfAsked = 0.45;

const questionWord =
  /(?:^|\s)(?:what|how|which|when|where|why|who|can|could|is|are|will|would|do|does|should|may|any|kya|kitn[aei]|kab|kaise|kaun\S*|kis|konsa|kahan?|क्या|कितन\S|कब|कैसे|कौन\S*|किस|कहाँ)(?=\s|\?|$)/i;

const asksToKnow =
  /\b(?:whether|to know|tell me|ya nahi|ya nhi|ja+n+a (?:hai|tha|chaht\S*)|bata(?:o|iye|ye|na|do)?)\b|या नहीं|बताइ|बताओ/i;

/** At its punctuation, and where a clause goes on to another. */
const splitLongMessage = (text: string) =>
  text
    .split(
      /(?<=[?!.;\n।])\s+|[,\n]\s*|\s+(?=(?:but|so|and|lekin|magar|par|toh|aur|isliye|bas|just tell|tell me|please tell|लेकिन|तो|और)\s)/i,
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 2)
    .slice(-mostPieces);

/** Finds the question of a long message: visitors tell their life and then ask. */
export function createQuestionFinder({ read, subjectOf }: FinderOptions) {
  const asks = (piece: string) => piece.endsWith("?") || questionWord.test(piece) || asksToKnow.test(piece);

  function isQuestion(piece: string, { language }: Reading): boolean {
    const reading = read(piece, language);
    if (!piece.endsWith("?") && asksNothing(reading.text)) return false;
    const named = subjectOf(reading, sureOfNamed);
    const sure = piece.endsWith("?") ? sureOfAsked : sureOfQuestion;
    return (named !== undefined && reading.concepts.has(named)) || subjectOf(reading, sure) !== undefined;
  }

  /** Nothing where the message is short, or where no piece of it is a question of ours. */
  return function findQuestion(message: string, whole: Reading): LongMessage | undefined {
    if (whole.text.split(" ").length <= fewestWords) return undefined;
    const pieces = splitLongMessage(message);
    const last = pieces.findLastIndex(asks);
    if (last < 1) return undefined;
    // A question goes back to the beginning of its sentence, and over what asks, too.
    const goesBack = (at: number) => asks(pieces[at] ?? "") || !/[.!।]$/.test(pieces[at] ?? "");
    for (let from = last; from > last - mostOfQuestion && from >= 0 && (from === last || goesBack(from)); from -= 1) {
      if (!isQuestion(pieces.slice(from, last + 1).join(" "), whole)) continue;
      // `how much is it, and is there a certificate?`
      let first = from;
      while (first > 0 && last - first < mostOfQuestion && isAsked(pieces[first - 1] ?? "", whole)) first -= 1;
      return {
        question: pieces.slice(first, last + 1).join(", "),
        circumstances: pieces.toSpliced(first, last + 1 - first),
      };
    }
    return undefined;
  };

  function isAsked(piece: string, whole: Reading): boolean {
    return asks(piece) && isQuestion(piece, whole);
  }
}

/** `the third one sounds good`, not what somebody tells of himself at length. */
const namesOne = /\b(?:ones?|phase|month|day|week|wal[aei]|first|second|third|last)\b/i;
const isLongOrAsks = /^(?:\S+ ){8}|^(?:how|what|when|is|are|do|does|can|will|kya|kab|after|i am|im)\b|\?/i;
export const namesOneOfOurs = (told: string) => namesOne.test(told) && !isLongOrAsks.test(told);
