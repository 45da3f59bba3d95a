import { editDistance } from "./spelling.ts";
import { stem } from "./stem.ts";
import type { MatchBySound } from "./romanise.ts";

/** A shorter word has too many others of its sound. */
const shortest = 4;

/**
 * The consonants of a word, as spellings of Hindi in Latin letters agree on little else: `chahiye`, `chaiye` and `chahie`
 * sound alike, and so do `padhaoge` and `padaoge`.
 */
export function listPhoneticKeys(word: string): string[] {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return [];
  const consonants = word
    .replaceAll("h", "")
    .replaceAll(/(?<!^)[aeiouy]/g, "")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll(/(.)\1+/g, "$1");
  return [`%${consonants}`];
}

/** A word with one letter for each consonant that sounds the same: `licence` and `laisens` are `lisense` and `laisens`. */
const unifyConsonants = (word: string) =>
  word
    .replace(/^(?:wr|kn)/, (start) => start.slice(1))
    .replaceAll(/[st]ion/g, "San")
    .replaceAll("ture", "Car")
    .replaceAll("ph", "f")
    .replaceAll("sh", "S")
    .replaceAll(/chh?/g, "C")
    .replaceAll("ck", "k")
    .replaceAll(/c(?=[eiy])/g, "s")
    .replaceAll(/g(?=[eiy])/g, "j")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("x", "ks")
    .replaceAll("z", "j")
    .replaceAll("w", "v")
    .replaceAll(/(?<=[tdkgbj])h/g, "")
    .replaceAll(/(.)\1/g, "$1");

const consonantKey = (respelled: string) =>
  respelled
    .replace(/^[aeiouy]/, "A")
    .replaceAll(/[aeiouy]/g, "")
    .replaceAll(/(.)\1/g, "$1");

const fewestConsonants = 3;
/** Vowels are written as they please; where few consonants agree, they must agree better. */
const otherLetters = (consonants: string, length: number) =>
  consonants.length > fewestConsonants ? Math.floor(length / 2) : length > 5 ? 2 : 1;

/** Finds the English word behind one that was written in Devanagari by its sound. */
export function createPhoneticMatcher(words: readonly string[]): MatchBySound {
  let made: ReturnType<typeof indexByConsonants> | undefined;
  return (heard) => {
    // It is most of the time that a reader takes to make, and few visitors write so.
    const { known, byConsonants } = (made ??= indexByConsonants(words));
    if (known.has(stem(heard)) || heard.length < 4) return heard;
    const [nearest] = [unifyConsonants(heard), unifyConsonants(stem(heard))]
      .flatMap((sound) => {
        const consonants = consonantKey(sound);
        const most = otherLetters(consonants, sound.length);
        return (byConsonants.get(consonants) ?? [])
          .map((word) => ({ word, edits: editDistance(sound, unifyConsonants(word), most) }))
          .filter(({ edits }) => edits <= most);
      })
      .toSorted((a, b) => a.edits - b.edits);
    return nearest?.word ?? heard;
  };
}

function indexByConsonants(words: readonly string[]) {
  const known = new Set(words.map(stem));
  const byConsonants = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const consonants = consonantKey(unifyConsonants(word));
    if (consonants.length >= fewestConsonants)
      byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), word]);
  }
  return { known, byConsonants };
}
