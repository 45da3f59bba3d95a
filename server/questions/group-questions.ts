import { mostInGroup, type QuestionGroup, type QuestionOrder, type StoredQuestion } from "#domain/asked-question.ts";
import type { KeyedQuestion } from "../db/question-list.ts";

/** Shared words among all words of two keys, from which on they are alike. */
const alike = 0.6;

type Group = { words: number; questions: StoredQuestion[] };

/**
 * Puts questions together that are like the most asked one of a group. Each word knows the groups that have it, so that a
 * question is compared only with those it shares a word with.
 */
export function groupQuestions(stored: readonly KeyedQuestion[], order: QuestionOrder): QuestionGroup[] {
  const groups: Group[] = [];
  const groupsOf = new Map<string, number[]>();
  for (const { key, ...question } of stored.toSorted(mostAsked)) {
    const words = key.split(" ");
    const found = findAlike(words, groups, groupsOf);
    if (found) {
      found.questions.push(question);
      continue;
    }
    groups.push({ words: words.length, questions: [question] });
    for (const word of words) {
      const places = groupsOf.get(word);
      if (places) places.push(groups.length - 1);
      else groupsOf.set(word, [groups.length - 1]);
    }
  }
  return groups.map(summarise).toSorted(order === "most" ? (a, b) => b.count - a.count || byTime(a, b) : byTime);
}

function findAlike(words: readonly string[], groups: readonly Group[], groupsOf: ReadonlyMap<string, number[]>) {
  // An array and not a map: a flood of questions with the same words shares them with every group.
  const shared = new Uint16Array(groups.length);
  for (const word of words) {
    for (const at of groupsOf.get(word) ?? []) shared[at] = (shared[at] ?? 0) + 1;
  }
  let best: { group: Group; likeness: number } | undefined;
  for (const [at, group] of groups.entries()) {
    const count = shared[at] ?? 0;
    const likeness = count / (group.words + words.length - count);
    if (likeness < alike || group.questions.length >= mostInGroup) continue;
    if (!best || likeness > best.likeness) best = { group, likeness };
  }
  return best?.group;
}

const byTime = (a: { lastAt: string }, b: { lastAt: string }) =>
  a.lastAt < b.lastAt ? 1 : a.lastAt > b.lastAt ? -1 : 0;
const mostAsked = (a: StoredQuestion, b: StoredQuestion) => b.count - a.count || byTime(a, b) || (a.id < b.id ? -1 : 1);

const summarise = ({ questions }: Group): QuestionGroup => ({
  id: questions[0]?.id ?? "",
  count: questions.reduce((sum, { count }) => sum + count, 0),
  lastAt: questions.reduce((last, { lastAt }) => (lastAt > last ? lastAt : last), ""),
  questions,
});
