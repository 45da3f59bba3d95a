import { LRUCache } from "lru-cache";
import { letterTable } from "./letter-table.ts";

/** A word stands in several phrases that may start before it, and many visitors write the same words. */
const folded = new LRUCache<string, string>({ max: 2000 });

/**
 * One spelling for what people write in several ways: with a nukta or without, ं for ँ and for a nasal before a consonant,
 * long vowels for short ones, ऑ for आ, ये for ए.
 */
export function foldSpelling(word: string): string {
  const known = folded.get(word) ?? fold(word);
  folded.set(word, known);
  return known;
}

const fold = (word: string) =>
  word
    .normalize("NFKC")
    .replaceAll(/[\u093C\u0903\u200C\u200D]/g, "")
    .replaceAll("\u0901", "\u0902")
    .replaceAll(/ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदधटडसजच])|म्(?=[पफबभ])/g, "\u0902")
    .replaceAll(/[ऑॉीईूऊॅॆॊष]/g, (letter) => sameLetter.get(letter) ?? letter)
    .replaceAll(/(?<=.)य(?=[ेि])/g, "")
    .replaceAll(/(?<=[ािुेो])[ेि]/g, (sign) => (sign === "े" ? "ए" : "इ"))
    .replaceAll("च्छ", "छ");

const sameLetter = letterTable("ऑ आ ॉ ा ी ि ई इ ू ु ऊ उ ॅ े ॆ े ॊ ो ष श");
