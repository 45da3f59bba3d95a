import * as worded from "#content/assistant/words/messages.ts";
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
const mostWordsOfRest = 4;
const mostPieces = 12;
/** A question consists of so many neighbouring pieces at most. */
const mostOfQuestion = 4;
/** How sure the classifier must be that a piece asks about the course, and how sure where the piece holds a phrase of its subject. */
const [sureOfQuestion, sureOfNamed] = [0.6, 0.3];
/** What ends with a question mark asks something. */
const sureOfAsked = 0.45;

/** At its punctuation, and where a clause goes on to another. */
const splitLongMessage = (text: string) =>
  text
    .split(worded.betweenPieces)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 2)
    .slice(-mostPieces);

/** Finds the question of a long message: visitors tell their life and then ask. */
export function createQuestionFinder({ read, subjectOf }: FinderOptions) {
  const asks = (piece: string) =>
    piece.endsWith("?") || worded.questionWord.test(piece) || worded.asksToKnow.test(piece);

  function isQuestion(piece: string, { language }: Reading): boolean {
    const reading = read(piece, language);
    if (!piece.endsWith("?") && asksNothing(reading.text)) return false;
    if (worded.buysWhat.test(reading.text) && worded.ofUs.test(reading.text)) return true;
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
      while (first > 0 && last - first < mostOfQuestion && goesBefore(pieces, first, whole)) first -= 1;
      return {
        question: pieces.slice(first, last + 1).join(", "),
        circumstances: pieces.toSpliced(first, last + 1 - first),
      };
    }
    return undefined;
  };

  /** `and for how long?` is asked of what its sentence names before. */
  function goesBefore(pieces: readonly string[], first: number, whole: Reading): boolean {
    const [piece = "", next = ""] = pieces.slice(first - 1);
    const isOfSentence = worded.isCondition.test(piece) || next.split(" ").length <= mostWordsOfRest;
    return (isOfSentence && !/[.?!।]$/.test(piece)) || (asks(piece) && isQuestion(piece, whole));
  }
}
