import { expect, test } from "vitest";
import { foldDevanagari } from "./devanagari.ts";
import { parseNumberStartingAtWord, parseOrdinal, writeNumbersInDigits } from "./number-words.ts";

test.each([
  ["twenty three days", 23, 2],
  ["three thousand five hundred", 3500, 4],
  ["two hundred and fifty", 250, 4],
  ["one and two", 1, 1],
  ["one two three", 1, 1],
  ["teen hazaar paanch sau", 3500, 4],
  ["dhai lakh", 250_000, 2],
  ["bees teen", 20, 1],
])("the number at the start of %s is %d in %d words", (text, value, length) =>
  expect(parseNumberStartingAtWord(text.split(" "))).toEqual({ value, length }),
);

test.each([
  ["fifth", 5],
  ["teesre", 3],
  ["paanchve", 5],
  ["ikkisvan", 21],
  ["छठवें", 6],
  ["पाँचवाँ", 5],
  ["dove", undefined],
  ["sattavan", undefined],
  ["five", undefined],
])("the ordinal %s is %s", (word, place) => expect(parseOrdinal(foldDevanagari(word))).toBe(place));

test.each([
  ["Twenty-one days, 2 crore, 3k", "21 days, 20000000, 3000"],
  ["phases one and two", "phases 1 and 2"],
  ["what do I get in das din", "what do I get in 10 din"],
  ["five hundred rupees, paanch hazaar rupaye", "500 rupees, 5000 rupaye"],
  ["थ्री हज़ार, २१ दिन", "3000, 21 दिन"],
])("%s in digits is %s", (text, inDigits) => expect(writeNumbersInDigits(text)).toBe(inDigits));
