import type { FaqItem } from "./faq.ts";

const questionScore = 70;
const answerScore = 30;

export type FaqMatch = FaqItem & { index: number; score: number };

/** Questions that contain the query in question or answer, the best first. */
export function searchFaq(items: readonly FaqItem[], query: string): FaqMatch[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  return items
    .map((item, index) => ({ ...item, index, score: score(item, wanted) }))
    .filter((match) => match.score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function score(item: FaqItem, wanted: string): number {
  const inQuestion = item.question.toLowerCase().includes(wanted) ? questionScore : 0;
  const inAnswer = item.answer.toLowerCase().includes(wanted) ? answerScore : 0;
  return inQuestion + inAnswer;
}
