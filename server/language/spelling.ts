import { LRUCache } from "lru-cache";
import { stem } from "./stem.ts";

/** Edits between two words (insert, delete, replace, swap neighbours), or `limit + 1` once it is clear there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

const usualEnding = /^(e?s|e?d|ing|e?rs?|e?st|ly|e|y|ies)?$/;
/** First letters that are taken for one another by ear. */
const soundsLike: Record<string, string[]> = {
  s: ["c"],
  c: ["s", "k"],
  k: ["c"],
  f: ["p"],
  i: ["e"],
  e: ["i"],
  z: ["s"],
  j: ["g"],
  g: ["j"],
  w: ["v"],
  v: ["w"],
};
const longestWord = 24;
/** What a visitor misspells, others misspell too; bounded, whatever is sent. */
const mostRemembered = 2000;
const allowedEdits = (length: number) => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

type Vocabulary = {
  /** Words that a misspelt one may stand for; between equally near words the earlier list wins. */
  spelled: readonly (readonly string[])[];
  /** Stems that are spelled right, even where `spelled` has a neighbour: a `match` is no `batch`. */
  ordinary: readonly string[];
  /** Stems that visitors use often. */
  ofCourse: readonly string[];
};

/** Corrects a word to the nearest one of the vocabulary. */
export function createSpellingCorrector({ spelled: lists, ordinary: stemsSpelledRight, ofCourse }: Vocabulary) {
  const usual = new Set(ofCourse);
  const ordinary = new Set(stemsSpelledRight);
  const words = new Set(lists.flat());
  const stems = new Set([...words].map(stem));
  // `accesses` is a form of `access`; `expirience` is no form of `expire`, though a stemmer says so.
  const isForm = (word: string) => stems.has(stem(word)) && usualEnding.test(word.slice(stem(word).length));
  const byStart = new Map<string, { word: string; rank: number }[]>();
  const place = (start: string, length: number) => `${start}${length}`;
  const placed = new Set<string>();
  for (const [rank, list] of lists.entries()) {
    for (const word of list) {
      if (placed.has(word) || word.length < 3 || /\d/.test(word)) continue;
      placed.add(word);
      const key = place(word.slice(0, 1), word.length);
      const neighbours = byStart.get(key) ?? [];
      // Between two words as near, the one that visitors use is meant: a `corse` is a course and no core.
      neighbours.push({ word, rank: rank === 0 || usual.has(stem(word)) ? rank : rank + 2 });
      byStart.set(key, neighbours);
    }
  }
  const corrected = new LRUCache<string, string>({ max: mostRemembered });

  return function correct(word: string): string {
    if (words.has(word) || isForm(word) || ordinary.has(stem(word)) || /\d/.test(word)) return word;
    const found = corrected.get(word) ?? findNearest(word);
    corrected.set(word, found);
    return found;
  };

  function findNearest(word: string): string {
    if (word.length > longestWord) return word;
    const first = word.slice(0, 1);
    const starts = new Set([first, word.slice(1, 2), ...(soundsLike[first] ?? [])]);
    const limit = allowedEdits(word.length);
    let best = { word, cost: Number.POSITIVE_INFINITY };
    const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => word.length - limit + at);
    const keys = [...starts].flatMap((start) => lengths.map((length) => place(start, length)));
    for (const key of keys) {
      for (const candidate of byStart.get(key) ?? []) {
        const isSwapOfThree = word.length === 3 && candidate.word.length === 3;
        const edits = editDistance(word, candidate.word, isSwapOfThree ? 1 : limit);
        if (isSwapOfThree ? !isSwap(word, candidate.word) : edits > limit) continue;
        // A wrong first letter is rare: it counts half an edit more, and a later list a little.
        const cost = edits + (candidate.word[0] === word[0] ? 0 : 0.5) + candidate.rank * 0.1;
        if (cost < best.cost && cost <= Math.max(1.5, limit)) best = { word: candidate.word, cost };
      }
    }
    return best.word;
  }
}

const isSwap = (a: string, b: string) =>
  a !== b && a.split("").toSorted().join("") === b.split("").toSorted().join("") && editDistance(a, b, 1) === 1;
