import { counting } from "#content/assistant/words/counting.ts";
import { isEnglishNumber, parseCardinal, parseOrdinal } from "../../../language/number-words.ts";

/** A position in a row, counted from its start or its end: `fourth` is 4 from the start, `last` 1 from the end. */
export type Count = {
  kind: "cardinal" | "ordinal";
  from: "start" | "end";
  value: number;
  /** How many words it takes. */
  length: number;
  /** With all from the count before it: the 8 of `day 5 to 8`. */
  isUpTo?: boolean;
};

export const isLastWord = (word: string | undefined) => counting.lastWords.has(word ?? "");
const penultimate = "penultimate";
/** As in `5ve`, `2ra` and `1la`. */
const digitsWithEnding =
  /^(\d{1,3})(?:st|nd|rd|th|va|vaa|van|ve|ven|vein|vi|wa|waa|wan|we|wen|wi|ra|re|ri|la|le|li|tha|the|thi)$/;
/** Written apart: `42 va din`. */
const splitEnding = /^(?:th|st|rd|va|vaa|van|vaan|ve|ven|wan|waan)$/;

/** The number that starts at a word, if one does. */
export function parseCount(words: readonly string[], at: number): Count | undefined {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (word === penultimate) return { kind: "ordinal", from: "end", value: 2, length: 1 };
  if (isLastWord(word)) {
    // `last to last day`
    const isTwice = (next === "to" || next === "se") && isLastWord(words[at + 2]);
    if (isTwice) return { kind: "ordinal", from: "end", value: 2, length: 3 };
    const but = next === "but" ? parseSimpleCount(words, at + 2) : undefined;
    return { kind: "ordinal", from: "end", value: 1 + (but?.value ?? 0), length: but ? 2 + but.length : 1 };
  }
  const besideLast = parseNextToLast(words, at);
  if (besideLast) return besideLast;
  const plain = parseSimpleCount(words, at);
  if (plain?.kind !== "ordinal") return plain;
  // `third last`, `second to last`
  const after = at + plain.length;
  const last = skipPrepositions(words, after);
  const isFromEnd = isLastWord(words[last]) || (words[after] === "from" && words[last] === "end");
  return isFromEnd ? { ...plain, from: "end", length: last + 1 - at } : plain;
}

/** `next to last`, `one before the last` */
function parseNextToLast(words: readonly string[], at: number): Count | undefined {
  const isNext = words[at] === "next" && words[at + 1] === "to";
  const isBefore = words[at] === "one" && words[at + 1] === "before";
  if (!isNext && !isBefore) return undefined;
  const last = words[at + 2] === "the" ? at + 3 : at + 2;
  return isLastWord(words[last]) ? { kind: "ordinal", from: "end", value: 2, length: last + 1 - at } : undefined;
}

/** Over the `to` of `second to last` and the `from the` of `third from the end`. */
function skipPrepositions(words: readonly string[], at: number): number {
  if (words[at] !== "to" && words[at] !== "from") return at;
  return words[at + 1] === "the" ? at + 2 : at + 1;
}

function parseSimpleCount(words: readonly string[], at: number): Count | undefined {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  const cardinal = /^\d{1,4}$/.test(word) ? Number(word) : parseCardinal(word);
  if (cardinal === undefined) {
    const ordinal = parseOrdinal(word) ?? Number(digitsWithEnding.exec(word)?.[1] ?? Number.NaN);
    return Number.isNaN(ordinal) ? undefined : { kind: "ordinal", from: "start", value: ordinal, length: 1 };
  }
  if (splitEnding.test(next)) return { kind: "ordinal", from: "start", value: cardinal, length: 2 };
  if (cardinal === 1 && counting.hundredWords.has(next))
    return { kind: "cardinal", from: "start", value: 100, length: 2 };
  if (isEnglishNumber(word, 20) && cardinal % 10 === 0) {
    const unit = isEnglishNumber(next) ? (parseCardinal(next) ?? 0) : 0;
    const unitOrdinal = parseOrdinal(next) ?? 0;
    if (unit > 0 && unit < 10) return { kind: "cardinal", from: "start", value: cardinal + unit, length: 2 };
    if (unitOrdinal > 0 && unitOrdinal < 10)
      return { kind: "ordinal", from: "start", value: cardinal + unitOrdinal, length: 2 };
  }
  return { kind: "cardinal", from: "start", value: cardinal, length: 1 };
}

export const isNumberWord = (word: string) => parseSimpleCount([word], 0) !== undefined;

/** Writes English numbers from ten on in digits: `twenty three` as `23`, `twenty third` as `23 th`. */
export function writeEnglishNumbersInDigits(words: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = isEnglishNumber(words[at], 10) ? parseSimpleCount(words, at) : undefined;
    if (count) written.push(String(count.value), ...(count.kind === "ordinal" ? ["th"] : []));
    else written.push(words[at] ?? "");
    at += count?.length ?? 1;
  }
  return written;
}
