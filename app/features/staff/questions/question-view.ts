import { questionOrders, questionReasons, questionStates } from "#domain/assistant/staff-question-schemas.ts";
import { parseOption } from "../filter-bar.tsx";

export const questionReasonNames = { refused: "Refused", unsure: "Unsure", "voted-down": "Voted down" } as const;
export const questionStateNames = { open: "Open", done: "Done" } as const;
export const questionOrderNames = { most: "Most asked first", newest: "Newest first" } as const;

export const defaultQuestionView = { state: "open", reason: "", sort: "most" } as const;

export type QuestionView = ReturnType<typeof parseQuestionView>;

/** Its query parameters have other names than those of the inbox, which stay in the URL beside them. */
export const parseQuestionView = (params: URLSearchParams) => ({
  state: parseOption(questionStates, params.get("state")) ?? defaultQuestionView.state,
  reason: parseOption(questionReasons, params.get("reason")) ?? defaultQuestionView.reason,
  sort: parseOption(questionOrders, params.get("sort")) ?? defaultQuestionView.sort,
});
