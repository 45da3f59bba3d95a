import { editDistance } from "./correct-spelling.ts";
import { stem } from "./stem.ts";
import type { FindByEar } from "./romanise.ts";

/** A word with one letter for each consonant that sounds the same: `licence` and `laisens` are `lisense` and `laisens`. */
const respell = (word: string) =>
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

const consonantsOf = (respelled: string) =>
  respelled
    .replace(/^[aeiouy]/, "A")
    .replaceAll(/[aeiouy]/g, "")
    .replaceAll(/(.)\1/g, "$1");

const fewestConsonants = 3;
/** Vowels are written as they please; where few consonants agree, they must agree better. */
const otherLetters = (consonants: string, length: number) =>
  consonants.length > fewestConsonants ? Math.floor(length / 2) : length > 5 ? 2 : 1;

/** Finds the English word behind one that was written in Devanagari by its sound. */
export function createEar(words: readonly string[]): FindByEar {
  let made: ReturnType<typeof listBySound> | undefined;
  return (heard) => {
    // It is most of the time that a reader takes to make, and few visitors write so.
    const { known, byConsonants } = (made ??= listBySound(words));
    if (known.has(stem(heard)) || heard.length < 4) return heard;
    const [nearest] = [respell(heard), respell(stem(heard))]
      .flatMap((sound) => {
        const consonants = consonantsOf(sound);
        const most = otherLetters(consonants, sound.length);
        return (byConsonants.get(consonants) ?? [])
          .map((word) => ({ word, edits: editDistance(sound, respell(word), most) }))
          .filter(({ edits }) => edits <= most);
      })
      .toSorted((a, b) => a.edits - b.edits);
    return nearest?.word ?? heard;
  };
}

function listBySound(words: readonly string[]) {
  const known = new Set(words.map(stem));
  const byConsonants = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const consonants = consonantsOf(respell(word));
    if (consonants.length >= fewestConsonants)
      byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), word]);
  }
  return { known, byConsonants };
}
