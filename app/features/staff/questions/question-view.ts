import {
  askedReasons,
  questionOrders,
  questionStates,
  type AskedReason,
  type QuestionOrder,
  type QuestionState,
} from "#domain/assistant/asked-question.ts";

export const reasonNames: Record<AskedReason, string> = {
  refused: "Refused",
  unsure: "Unsure",
  "voted-down": "Voted down",
};
export const stateNames: Record<QuestionState, string> = { open: "Open", done: "Done" };
export const orderNames: Record<QuestionOrder, string> = { most: "Most asked first", newest: "Newest first" };

/** What of the questions is shown, and in which order; an empty text is no filter. */
export type QuestionView = { state: QuestionState; reason: AskedReason | ""; order: QuestionOrder };

const pick = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

/** From the page's address; the inbox has names of its own there. */
export const readQuestionView = (params: URLSearchParams): QuestionView => ({
  state: pick(questionStates, params.get("state")) ?? "open",
  reason: pick(askedReasons, params.get("reason")) ?? "",
  order: pick(questionOrders, params.get("sort")) ?? "most",
});
