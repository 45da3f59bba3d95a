import type {
  AskedReason,
  QuestionFilter,
  QuestionList,
  QuestionOrder,
  QuestionState,
} from "#domain/assistant/asked-question.ts";
import { searchKey } from "#domain/format/text.ts";
import { listVotes, listQuestions, type KeyedQuestion } from "../db/questions/asked-questions.ts";
import type { Db } from "../db/engine/database.ts";
import { groupQuestions } from "./group-questions.ts";
import type { QuestionLog } from "./question-log.ts";

type ListQuery = QuestionFilter & { order: QuestionOrder; limit: number };

/** What the tab Questions shows. Each count is of what the other filters leave. */
export async function listGroups(
  db: Db,
  { isOn, subjects }: Pick<QuestionLog, "isOn" | "subjects">,
  { reason, state, search, order, limit }: ListQuery,
): Promise<QuestionList> {
  const found = (await listQuestions(db)).filter((question) => mentions(question, search));
  const inState = found.filter(isIn(state));
  const withReason = reason ? found.filter(has(reason)) : found;
  const shown = reason ? inState.filter(has(reason)) : inState;
  const groups = groupQuestions(shown, order);
  const count = (rows: KeyedQuestion[], test: (question: KeyedQuestion) => boolean) => rows.filter(test).length;
  return {
    isOn,
    groups: groups.slice(0, limit),
    total: groups.length,
    counts: {
      state: { open: count(withReason, isIn("open")), done: count(withReason, isIn("done")) },
      reason: {
        refused: count(inState, has("refused")),
        unsure: count(inState, has("unsure")),
        "voted-down": count(inState, has("voted-down")),
      },
    },
    votes: await listVotes(db),
    subjects,
  };
}

const isIn = (state: QuestionState) => (question: KeyedQuestion) => (question.doneAt !== null) === (state === "done");

/** One that was refused may have been voted down as well. */
const has = (reason: AskedReason) => (question: KeyedQuestion) =>
  reason === "voted-down" ? question.down > 0 : question.reason === reason;

function mentions({ text, answer, subject }: KeyedQuestion, search: string): boolean {
  const key = searchKey(search);
  if (key === "") return true;
  return [text, answer, subject ?? ""].some((part) => searchKey(part).includes(key));
}
