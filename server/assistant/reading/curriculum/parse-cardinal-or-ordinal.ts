import { counting } from "#content/assistant/words/counting.ts";
import { isEnglishNumberWord, parseNumberWord, parseOrdinal } from "../../../language/number-words.ts";

/** A position in a row, counted from its start or its end: `fourth` is 4 from the start, `last` 1 from the end. */
export type Count = {
  kind: "cardinal" | "ordinal";
  from: "start" | "end";
  value: number;
  /** How many words it takes. */
  length: number;
};

/** As in `5ve`, `2ra` and `1la`. */
const digitsWithEnding =
  /^(\d{1,3})(?:st|nd|rd|th|va|vaa|van|ve|ven|vein|vi|wa|waa|wan|we|wen|wi|ra|re|ri|la|le|li|tha|the|thi)$/;
/** Written apart: `42 va din`. */
const splitEnding = /^(?:th|st|rd|va|vaa|van|vaan|ve|ven|wan|waan)$/;

/** The number or the word for the last that starts at a word, if one does. */
export function parseCardinalOrOrdinal(words: readonly string[], at: number): Count | undefined {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (word === "penultimate") return { kind: "ordinal", from: "end", value: 2, length: 1 };
  if (counting.lastWords.has(word)) return { kind: "ordinal", from: "end", value: 1, length: 1 };
  const cardinal = /^\d{1,4}$/.test(word) ? Number(word) : parseNumberWord(word);
  if (cardinal === undefined) {
    const ordinal = parseOrdinal(word) ?? Number(digitsWithEnding.exec(word)?.[1] ?? Number.NaN);
    return Number.isNaN(ordinal) ? undefined : { kind: "ordinal", from: "start", value: ordinal, length: 1 };
  }
  if (splitEnding.test(next)) return { kind: "ordinal", from: "start", value: cardinal, length: 2 };
  if (cardinal === 1 && counting.hundredWords.has(next))
    return { kind: "cardinal", from: "start", value: 100, length: 2 };
  if (isEnglishNumberWord(word, 20) && cardinal % 10 === 0) {
    const unit = isEnglishNumberWord(next) ? (parseNumberWord(next) ?? 0) : 0;
    const unitOrdinal = parseOrdinal(next) ?? 0;
    if (unit > 0 && unit < 10) return { kind: "cardinal", from: "start", value: cardinal + unit, length: 2 };
    if (unitOrdinal > 0 && unitOrdinal < 10)
      return { kind: "ordinal", from: "start", value: cardinal + unitOrdinal, length: 2 };
  }
  return { kind: "cardinal", from: "start", value: cardinal, length: 1 };
}

/** Writes English numbers from ten on in digits: `twenty three` as `23`, `twenty third` as `23 th`. */
export function writeEnglishNumbersFromTenInDigits(words: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = isEnglishNumberWord(words[at], 10) ? parseCardinalOrOrdinal(words, at) : undefined;
    if (count) written.push(String(count.value), ...(count.kind === "ordinal" ? ["th"] : []));
    else written.push(words[at] ?? "");
    at += count?.length ?? 1;
  }
  return written;
}
