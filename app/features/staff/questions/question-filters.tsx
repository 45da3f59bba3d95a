import {
  questionReasons,
  questionOrders,
  questionStates,
  type QuestionList,
} from "#domain/assistant/stored-question.ts";
import { FilterBar, listChoices, parseOption } from "../filter-bar.tsx";

export const reasonNames = { refused: "Refused", unsure: "Unsure", "voted-down": "Voted down" } as const;
const stateNames = { open: "Open", done: "Done" } as const;
const orderNames = { most: "Most asked first", newest: "Newest first" } as const;

/** What of the questions is shown, and in which order; an empty text is no filter. */
export type QuestionView = ReturnType<typeof parseQuestionView>;

/** From the page's URL; the inbox has query parameters of its own there. */
export const parseQuestionView = (params: URLSearchParams) => ({
  state: parseOption(questionStates, params.get("state")) ?? "open",
  reason: parseOption(questionReasons, params.get("reason")) ?? "",
  sort: parseOption(questionOrders, params.get("sort")) ?? "most",
});

type QuestionFiltersProps = {
  view: QuestionView;
  search: string;
  counts: QuestionList["counts"] | undefined;
  onSearch: (text: string) => void;
  onChange: (name: keyof QuestionView, value: string) => void;
};

export function QuestionFilters({ view, search, counts, onSearch, onChange }: QuestionFiltersProps) {
  const box = { label: "Search questions", placeholder: "Question, answer, subject" };
  return (
    <FilterBar
      search={{ ...box, value: search, onChange: onSearch }}
      values={view}
      selects={[
        ["state", "Open or done", listChoices(null, questionStates, counts?.state, stateNames)],
        ["reason", "Filter by reason", listChoices("Any reason", questionReasons, counts?.reason, reasonNames)],
        ["sort", "Sort by", listChoices(null, questionOrders, null, orderNames)],
      ]}
      onChange={onChange}
    />
  );
}
