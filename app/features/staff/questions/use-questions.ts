import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { questionBadgeSchema, questionListSchema } from "#domain/assistant/staff-question-schemas.ts";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
import type { QuestionView } from "./question-view.ts";

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
