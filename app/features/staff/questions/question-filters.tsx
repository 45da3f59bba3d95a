import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import {
  questionReasons,
  questionOrders,
  questionStates,
  type QuestionReason,
  type QuestionOrder,
  type QuestionState,
  type QuestionList,
} from "#domain/assistant/stored-question.ts";

export const reasonNames: Record<QuestionReason, string> = {
  refused: "Refused",
  unsure: "Unsure",
  "voted-down": "Voted down",
};
const stateNames: Record<QuestionState, string> = { open: "Open", done: "Done" };
const orderNames: Record<QuestionOrder, string> = { most: "Most asked first", newest: "Newest first" };

/** What of the questions is shown, and in which order; an empty text is no filter. */
export type QuestionView = { state: QuestionState; reason: QuestionReason | ""; order: QuestionOrder };

const parseOption = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

/** From the page's URL; the inbox has query parameters of its own there. */
export const parseQuestionView = (params: URLSearchParams): QuestionView => ({
  state: parseOption(questionStates, params.get("state")) ?? "open",
  reason: parseOption(questionReasons, params.get("reason")) ?? "",
  order: parseOption(questionOrders, params.get("sort")) ?? "most",
});

type QuestionFiltersProps = {
  view: QuestionView;
  search: string;
  counts: QuestionList["counts"] | undefined;
  onSearch: (text: string) => void;
  onChange: (name: "state" | "reason" | "sort", value: string) => void;
};

/** Each choice says how many questions it would show. */
export function QuestionFilters({ view, search, counts, onSearch, onChange }: QuestionFiltersProps) {
  const count = (name: string, number: number | undefined) => (number === undefined ? name : `${name} · ${number}`);
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 min-w-56 flex-1 [&_button]:top-0 [&_input]:min-h-11 [&_input]:py-1">
        <SearchBox
          label="Search questions"
          placeholder="Question, answer, subject"
          value={search}
          onChange={onSearch}
        />
      </div>
      <Select
        isCompact
        label="Open or done"
        value={view.state}
        onChange={(state) => onChange("state", state === "open" ? "" : state)}
        options={questionStates.map((state) => [state, count(stateNames[state], counts?.state[state])] as const)}
      />
      <Select
        isCompact
        label="Filter by reason"
        value={view.reason}
        onChange={(reason) => onChange("reason", reason)}
        options={[
          ["", "Any reason"],
          ...questionReasons.map((reason) => [reason, count(reasonNames[reason], counts?.reason[reason])] as const),
        ]}
      />
      <Select
        isCompact
        label="Sort by"
        value={view.order}
        onChange={(order) => onChange("sort", order === "most" ? "" : order)}
        options={questionOrders.map((order) => [order, orderNames[order]] as const)}
      />
    </div>
  );
}
