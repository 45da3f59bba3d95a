import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  questionBadgeSchema,
  questionListSchema,
  questionOrders,
  questionReasons,
  questionStates,
} from "#domain/assistant/staff-question-schemas.ts";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
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

const questionsKey = ["questions"];

export const useOpenQuestionCount = () =>
  useQuery({
    queryKey: [...questionsKey, "counts"],
    queryFn: () => fetchParsed(questionBadgeSchema, "staff/questions/counts"),
    select: ({ open }) => open,
    refetchInterval: 60_000,
  });

export function useQuestions({ sort: order, ...view }: QuestionView, search: string, limit: number) {
  const query = new URLSearchParams({ ...view, order, search: search.trim(), limit: String(limit) }).toString();
  return useQuery({
    queryKey: [...questionsKey, "list", query],
    queryFn: () => fetchParsed(questionListSchema, `staff/questions?${query}`),
    // Groups stay until those of the next view are there.
    placeholderData: (last) => last,
    meta: { failure: "Failed to fetch the questions. Please try again." },
  });
}

export function useMarkQuestionsDoneOrOpen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, ids }: { action: "done" | "reopen"; ids: readonly string[] }) =>
      fetchStaffApi(`staff/questions/${action}`, { ids }),
    // Gone in the meantime, too: the list shows what is left.
    onSettled: () => client.invalidateQueries({ queryKey: questionsKey }),
    meta: { failure: "Failed to change the questions. Please try again." },
  });
}
