import { useQuery } from "@tanstack/react-query";
import { dueSchema, type DueQuery } from "#domain/history/due-schemas.ts";
import { dueKey, pollInterval } from "./query-client.ts";
import { fetchParsed } from "./staff-api.ts";

export function useDue({ when = "", who = "" }: { [Name in keyof DueQuery]?: string | undefined } = {}) {
  const query = new URLSearchParams({ when, who }).toString();
  return useQuery({
    queryKey: [...dueKey, query],
    queryFn: () => fetchParsed(dueSchema, `staff/due?${query}`),
    refetchInterval: pollInterval,
    placeholderData: (last) => last,
    meta: { failure: "Failed to fetch what is due. Please try again." },
  });
}
