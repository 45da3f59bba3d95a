import { LRUCache } from "lru-cache";
import { stem } from "./stem.ts";

type Vocabulary = {
  /** Words that a misspelt one may stand for; between equally near words the earlier list wins. */
  spelled: readonly (readonly string[])[];
  /** Stems that are spelled right, even where `spelled` has a neighbour: a `match` is no `batch`. */
  ordinary: readonly string[];
  /** Stems that visitors use often. */
  courseStems: readonly string[];
};

const usualEnding = /^(e?s|e?d|ing|e?rs?|e?st|ly|e|y|ies)?$/;
/** First letters, each with those that are written for it by ear. */
const soundsLike = new Map(
  "s:c c:sk k:c f:p i:e e:i z:s j:g g:j w:v v:w".split(" ").map((pair) => [pair[0], pair.slice(2)]),
);
const longestWord = 24;
/** What a visitor misspells, others misspell too; bounded, whatever is sent. */
const mostRemembered = 2000;
const countAllowedEdits = (length: number) => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

/** Corrects a word to the nearest one of the vocabulary. */
export function createSpellingCorrector({ spelled, ordinary, courseStems }: Vocabulary) {
  const usual = new Set(courseStems);
  const spelledRight = new Set(ordinary);
  const words = new Set(spelled.flat());
  const stems = new Set([...words].map(stem));
  // `accesses` is a form of `access`; `expirience` is no form of `expire`, though a stemmer says so.
  const isForm = (word: string) => stems.has(stem(word)) && usualEnding.test(word.slice(stem(word).length));
  const ranks = new Map<string, number>();
  for (const [rank, list] of spelled.entries()) {
    for (const word of list) {
      if (ranks.has(word) || word.length < 3 || /\d/.test(word)) continue;
      // Between two words as near, the one that visitors use is meant: a `corse` is a course and no core.
      ranks.set(word, rank === 0 || usual.has(stem(word)) ? rank : rank + 2);
    }
  }
  const byStartAndLength = Map.groupBy(ranks, ([word]) => `${word.slice(0, 1)}${word.length}`);
  const corrected = new LRUCache<string, string>({ max: mostRemembered });

  return function correct(word: string): string {
    if (words.has(word) || isForm(word) || spelledRight.has(stem(word)) || /\d/.test(word)) return word;
    const found = corrected.get(word) ?? findNearest(word);
    corrected.set(word, found);
    return found;
  };

  function findNearest(word: string): string {
    if (word.length > longestWord) return word;
    const first = word.slice(0, 1);
    const limit = countAllowedEdits(word.length);
    // Of three letters two may be swapped, and nothing else.
    const isShort = word.length === 3;
    let best = { word, cost: Number.POSITIVE_INFINITY };
    for (const start of new Set([first, word.slice(1, 2), ...Array.from(soundsLike.get(first) ?? "")])) {
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        for (const [candidate, rank] of byStartAndLength.get(`${start}${length}`) ?? []) {
          const edits = editDistance(word, candidate, isShort ? 1 : limit);
          if (edits > (isShort ? 1 : limit) || (isShort && sortLetters(word) !== sortLetters(candidate))) continue;
          // A wrong first letter is rare: it counts half an edit more, and a later list a little.
          const cost = edits + (candidate[0] === first ? 0 : 0.5) + rank * 0.1;
          if (cost < best.cost && cost <= Math.max(1.5, limit)) best = { word: candidate, cost };
        }
      }
    }
    return best.word;
  }
}

const sortLetters = (word: string) => word.split("").toSorted().join("");

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
