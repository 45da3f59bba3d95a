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
