import { editDistance } from "./spelling.ts";
import { stem } from "./stem.ts";

/** A shorter word has too many others of its sound. */
const shortest = 4;

/**
 * The key of a word of romanised Hindi, or none. It is the consonants, as spellings agree on little else: `chahiye`, `chaiye`
 * and `chahie` sound alike, and so do `padhaoge` and `padaoge`.
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

/** Finds the English word that sounds like one transliterated from Devanagari; where there is none, it stays as it is. */
export function createPhoneticMatcher(words: readonly string[]): (heard: string) => string {
  let index: ReturnType<typeof indexByConsonants> | undefined;
  return (heard) => {
    // Made when it is needed: it takes most of the time of a start, and few visitors write Devanagari.
    const { stems, byConsonants } = (index ??= indexByConsonants(words));
    if (stems.has(stem(heard)) || heard.length < shortest) return heard;
    const [nearest] = [unifyConsonants(heard), unifyConsonants(stem(heard))]
      .flatMap((sound) => {
        const consonants = dropVowels(sound);
        const most = countAllowedEdits(consonants, sound);
        return (byConsonants.get(consonants) ?? [])
          .map((word) => ({ word, edits: editDistance(sound, unifyConsonants(word), most) }))
          .filter(({ edits }) => edits <= most);
      })
      .toSorted((a, b) => a.edits - b.edits);
    return nearest?.word ?? heard;
  };
}

const fewestConsonants = 3;
/** Vowels are written as they please; where few consonants agree, they must agree better. */
const countAllowedEdits = (consonants: string, { length }: string) =>
  consonants.length > fewestConsonants ? Math.floor(length / 2) : length > 5 ? 2 : 1;

function indexByConsonants(words: readonly string[]) {
  const byConsonants = Map.groupBy(new Set(words), (word) => dropVowels(unifyConsonants(word)));
  for (const key of byConsonants.keys()) if (key.length < fewestConsonants) byConsonants.delete(key);
  return { stems: new Set(words.map(stem)), byConsonants };
}

/** One letter for each consonant that sounds the same: `licence` and `laisens` become `lisense` and `laisens`. */
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

const dropVowels = (word: string) =>
  word
    .replace(/^[aeiouy]/, "A")
    .replaceAll(/[aeiouy]/g, "")
    .replaceAll(/(.)\1/g, "$1");
