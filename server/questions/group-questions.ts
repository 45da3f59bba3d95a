import {
  mostInGroup,
  type QuestionGroup,
  type QuestionOrder,
  type StoredQuestion,
} from "#domain/assistant/asked-question.ts";
import type { KeyedQuestion } from "../db/questions/asked-questions.ts";

/** Shared words among all words of two keys, from which on they are alike. */
const alike = 0.6;

type Group = { words: ReadonlySet<string>; questions: StoredQuestion[] };

/** Puts questions together that are like the most asked one of a group. */
export function groupQuestions(stored: readonly KeyedQuestion[], order: QuestionOrder): QuestionGroup[] {
  const rarestFirst = createRarity(stored);
  const groups: Group[] = [];
  const groupsOf = new Map<string, Group[]>();
  for (const { key, ...question } of stored.toSorted(mostAsked)) {
    const words = rarestFirst(key.split(" "));
    // Two that are alike share one of these: what is common to all questions need not be compared.
    const rarest = words.slice(0, words.length - Math.ceil(alike * words.length) + 1);
    const found = findAlike(words, new Set(rarest.flatMap((word) => groupsOf.get(word) ?? [])));
    if (found) {
      found.questions.push(question);
      continue;
    }
    const group = { words: new Set(words), questions: [question] };
    groups.push(group);
    for (const word of rarest) {
      const others = groupsOf.get(word);
      if (others) others.push(group);
      else groupsOf.set(word, [group]);
    }
  }
  return groups.map(summarise).toSorted(order === "most" ? (a, b) => b.count - a.count || byTime(a, b) : byTime);
}

/** Sorts the words of a key by how many questions have them. */
function createRarity(stored: readonly KeyedQuestion[]) {
  const counts = new Map<string, number>();
  for (const { key } of stored) for (const word of key.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return (words: readonly string[]) => words.toSorted((a, b) => countOf(a) - countOf(b) || (a < b ? -1 : 1));
}

function findAlike(words: readonly string[], candidates: ReadonlySet<Group>): Group | undefined {
  let best: { group: Group; likeness: number } | undefined;
  for (const group of candidates) {
    if (group.questions.length >= mostInGroup) continue;
    const shared = words.filter((word) => group.words.has(word)).length;
    const likeness = shared / (group.words.size + words.length - shared);
    if (likeness >= alike && likeness > (best?.likeness ?? 0)) best = { group, likeness };
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
