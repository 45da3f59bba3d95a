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
/** Nobody misspells forty words of one conversation; more would only cost time. */
const mostCorrections = 40;
/** A text of more unknown words than this, most of it, is no misspelt question but another language or noise. */
const mostUnknown = 12;
const countAllowedEdits = (length: number) => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

/** Corrects words to the nearest ones of the vocabulary. */
export type SpellingCorrector = {
  /** `isExempt` words are right as they are, whatever they resemble. */
  correct: (words: readonly string[], isExempt?: (word: string) => boolean) => string[];
  /** Opens the budget of corrections anew; all texts of one HTTP request share it. */
  startRequest: () => void;
  /** How many words were compared letter by letter so far: the costly part of the work. */
  countComparisons: () => number;
};

export function createSpellingCorrector({ spelled, ordinary, courseStems }: Vocabulary): SpellingCorrector {
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
  const { findNear, countComparisons } = createNearWordIndex(ranks.keys());
  const corrected = new LRUCache<string, string>({ max: mostRemembered });
  let left = mostCorrections;

  const isUnknown = (word: string) =>
    !words.has(word) && !isForm(word) && !spelledRight.has(stem(word)) && !/\d/.test(word);

  function correctWord(word: string): string {
    const known = corrected.get(word);
    if (known !== undefined || left === 0) return known ?? word;
    left -= 1;
    const found = findNearest(word);
    corrected.set(word, found);
    return found;
  }

  function findNearest(word: string): string {
    if (word.length > longestWord) return word;
    const first = word.slice(0, 1);
    const limit = countAllowedEdits(word.length);
    let best = { word, cost: Number.POSITIVE_INFINITY };
    const starts = new Set([first, word.slice(1, 2), ...Array.from(soundsLike.get(first) ?? "")]);
    for (const near of findNear(word, limit, starts)) {
      // A wrong first letter is rare: it counts half an edit more, and a later list a little.
      const cost = near.edits + (near.word[0] === first ? 0 : 0.5) + (ranks.get(near.word) ?? 0) * 0.1;
      if (cost < best.cost && cost <= Math.max(1.5, limit)) best = { word: near.word, cost };
    }
    return best.word;
  }

  return {
    correct(given, isExempt = () => false) {
      const unknown = new Set(given.filter((word) => isUnknown(word) && !isExempt(word)));
      const isNoise = unknown.size > mostUnknown && unknown.size > new Set(given).size / 2;
      return isNoise ? [...given] : given.map((word) => (unknown.has(word) ? correctWord(word) : word));
    },
    startRequest: () => (left = mostCorrections),
    countComparisons,
  };
}

type IndexedWord = { word: string; letters: number };

/** Which letters a word has, a bit for each; an edit changes two of them at most. */
const packLetters = (word: string) => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
};

/** Whether more than `most` bits are set. */
function hasMoreBits(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; count <= most && rest !== 0; count += 1) rest &= rest - 1;
  return rest !== 0;
}

/** Words by their length and first letter, so that few of them are compared letter by letter. */
function createNearWordIndex(words: Iterable<string>) {
  const indexed = [...words].map((word): IndexedWord => ({ word, letters: packLetters(word) }));
  const byLength = new Map(
    [...Map.groupBy(indexed, ({ word }) => word.length)].map(([length, list]) => [
      length,
      Map.groupBy(list, ({ word }) => word.slice(0, 1)),
    ]),
  );
  let comparisons = 0;

  /** The words within so many edits that start with one of `starts`. */
  function* findNear(word: string, limit: number, starts: Iterable<string>) {
    const letters = packLetters(word);
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const start of starts)
        for (const candidate of byLength.get(length)?.get(start) ?? []) {
          if (hasMoreBits(letters ^ candidate.letters, 2 * limit)) continue;
          comparisons += 1;
          const edits = editDistance(word, candidate.word, limit);
          if (edits <= limit) yield { word: candidate.word, edits };
        }
    }
  }
  return { findNear, countComparisons: () => comparisons };
}

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
