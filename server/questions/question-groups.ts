import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  maxInGroup,
  type QuestionReason,
  type QuestionFilter,
  type QuestionList,
  type QuestionOrder,
  type QuestionState,
  type QuestionGroup,
  type StoredQuestion,
} from "#domain/assistant/staff-question-schemas.ts";
import { normaliseForSearch } from "#domain/format/searched-and-visible-text.ts";
import { listSubjectVoteTallies, listQuestions, type KeyedQuestion } from "../db/questions/asked-questions.ts";
import type { Db } from "../db/engine/database.ts";
import { letOthersRun } from "../db/engine/query-helpers.ts";
import type { QuestionLog } from "./unanswered-question-log.ts";

type ListQuery = QuestionFilter & { order: QuestionOrder; limit: number };

export async function listQuestionGroups(
  db: Db,
  { isOn, subjects }: Pick<QuestionLog, "isOn" | "subjects">,
  { reason, state, search, order, limit }: ListQuery,
): Promise<QuestionList> {
  const found: KeyedQuestion[] = [];
  for (const [at, question] of (await listQuestions(db)).entries()) {
    if (at % readAtOnce === 0) await letOthersRun();
    if (matchesSearch(question, search)) found.push(question);
  }
  const inState = found.filter(hasState(state));
  const withReason = reason ? found.filter(hasReason(reason)) : found;
  const shown = reason ? inState.filter(hasReason(reason)) : inState;
  const groups = await grouped.memo(digestRows(shown, order), { context: { shown, order } });
  const count = (rows: KeyedQuestion[], test: (question: KeyedQuestion) => boolean) => rows.filter(test).length;
  return {
    isOn,
    groups: groups.slice(0, limit),
    total: groups.length,
    counts: {
      state: { open: count(withReason, hasState("open")), done: count(withReason, hasState("done")) },
      reason: {
        refused: count(inState, hasReason("refused")),
        unsure: count(inState, hasReason("unsure")),
        "voted-down": count(inState, hasReason("voted-down")),
      },
    },
    votes: await listSubjectVoteTallies(db),
    subjects,
  };
}

/** What the staff look at more than once is grouped once, until a row of it changes; other instances change rows, too. */
const grouped = new LRUCache<string, Promise<QuestionGroup[]>, { shown: KeyedQuestion[]; order: QuestionOrder }>({
  max: 4,
  memoMethod: (_, __, { context }) => groupSimilarQuestions(context.shown, context.order),
});

function digestRows(rows: readonly KeyedQuestion[], order: QuestionOrder): string {
  const hash = createHash("sha256").update(order);
  for (const { id, count, up, down, lastAt, doneAt } of rows)
    hash.update(`${id} ${count} ${up} ${down} ${lastAt} ${doneAt};`);
  return hash.digest("base64");
}

const hasState = (state: QuestionState) => (question: KeyedQuestion) =>
  (question.doneAt !== null) === (state === "done");

/** One that was refused may have been voted down as well. */
const hasReason = (reason: QuestionReason) => (question: KeyedQuestion) =>
  reason === "voted-down" ? question.down > 0 : question.reason === reason;

function matchesSearch({ text, answer, subject }: KeyedQuestion, search: string): boolean {
  const key = normaliseForSearch(search);
  if (key === "") return true;
  return [text, answer, subject ?? ""].some((part) => normaliseForSearch(part).includes(key));
}

/** From this share of common words among all words of two keys on (Jaccard), their questions are put together. */
const minSimilarity = 0.6;
/** More than a question has. Without these two bounds, questions written for it would take seconds. */
const maxWords = 16;
const maxCompared = 50;
/** The longest take a quarter of a millisecond each. */
const readAtOnce = 20;

type Group = { words: ReadonlySet<string>; questions: StoredQuestion[] };

/** Puts questions together that are like the most asked one of a group. */
export async function groupSimilarQuestions(
  stored: readonly KeyedQuestion[],
  order: QuestionOrder,
): Promise<QuestionGroup[]> {
  const rarestFirst = createWordRaritySort(stored);
  const groups: Group[] = [];
  const groupsOf = new Map<string, Group[]>();
  for (const [at, { key, ...question }] of stored.toSorted(compareByCount).entries()) {
    if (at % readAtOnce === 0) await letOthersRun();
    const words = rarestFirst(splitKey(key));
    // Two that are alike share one of these: what is common to all questions need not be compared.
    const rarest = words.slice(0, words.length - Math.ceil(minSimilarity * words.length) + 1);
    const found = findSimilarGroup(words, listCandidates(rarest, groupsOf));
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
  return groups
    .map(summariseGroup)
    .toSorted(order === "most" ? (a, b) => b.count - a.count || compareByTime(a, b) : compareByTime);
}

const splitKey = (key: string) => key.split(" ", maxWords);

/** Groups that share a word, the rarest word first. */
function listCandidates(rarest: readonly string[], groupsOf: ReadonlyMap<string, Group[]>): Set<Group> {
  const candidates = new Set<Group>();
  for (const word of rarest) {
    for (const group of groupsOf.get(word) ?? []) {
      if (candidates.size >= maxCompared) return candidates;
      if (group.questions.length < maxInGroup) candidates.add(group);
    }
  }
  return candidates;
}

/** Sorts the words of a key by how many questions have them. */
function createWordRaritySort(stored: readonly KeyedQuestion[]) {
  const counts = new Map<string, number>();
  for (const { key } of stored) for (const word of splitKey(key)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return (words: readonly string[]) => words.toSorted((a, b) => countOf(a) - countOf(b) || (a < b ? -1 : 1));
}

function findSimilarGroup(words: readonly string[], candidates: ReadonlySet<Group>): Group | undefined {
  let best: { group: Group; similarity: number } | undefined;
  for (const group of candidates) {
    const shared = words.filter((word) => group.words.has(word)).length;
    const similarity = shared / (group.words.size + words.length - shared);
    if (similarity >= minSimilarity && similarity > (best?.similarity ?? 0)) best = { group, similarity };
  }
  return best?.group;
}

const compareByTime = (a: { lastAt: string }, b: { lastAt: string }) =>
  a.lastAt < b.lastAt ? 1 : a.lastAt > b.lastAt ? -1 : 0;
const compareByCount = (a: StoredQuestion, b: StoredQuestion) =>
  b.count - a.count || compareByTime(a, b) || (a.id < b.id ? -1 : 1);

const summariseGroup = ({ questions }: Group): QuestionGroup => ({
  id: questions[0]?.id ?? "",
  count: questions.reduce((sum, { count }) => sum + count, 0),
  lastAt: questions.reduce((last, { lastAt }) => (lastAt > last ? lastAt : last), ""),
  questions,
});
