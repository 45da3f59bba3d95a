import type { Normalise } from "./normalise-words.ts";

const longestPhrase = 3;

/** Finds which lists of phrases a normalised text uses. */
export function createListFinder(lists: Readonly<Record<string, readonly string[]>>, normalise: Normalise) {
  const namesOf = new Map<string, Set<string>>();
  for (const [name, phrases] of Object.entries(lists)) {
    for (const phrase of phrases) {
      const key = singularsOf(normalise(phrase)).join(" ");
      namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name));
    }
  }

  return (text: string): string[] => {
    const words = singularsOf(text);
    const found = new Set<string>();
    for (let at = 0; at < words.length; at += 1)
      for (let length = 1; length <= longestPhrase; length += 1)
        for (const name of namesOf.get(words.slice(at, at + length).join(" ")) ?? []) found.add(name);
    return [...found];
  };
}

/** One form for `train` and `trains` and not, as a stem is, for `training`. */
const singularsOf = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\w\w[^s])s$/, ""));
