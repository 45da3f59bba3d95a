import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as v from "valibot";
import { inboxCountsSchema } from "#domain/requests/request-facets.ts";
import { inboxPageSchema, relatedSchema } from "#domain/requests/request.ts";
import { listKey, refreshLists, requestsKey } from "./refresh-requests.ts";
import { writeFilter, type InboxView } from "./use-inbox-view.ts";
import { askStaff } from "../staff-api.ts";

const failure = "Failed to fetch requests. Please try again.";
const pageSize = "100";

async function fetchPage(query: string) {
  return v.parse(inboxPageSchema, await askStaff(`requests?${query}`));
}

export function useRequests(view: InboxView) {
  const query = `${writeFilter(view)}&order=${view.order}&limit=${pageSize}`;
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam }) => fetchPage(`${query}&cursor=${encodeURIComponent(pageParam)}`),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    // Rows stay until those of the next view are there.
    placeholderData: (last) => last,
    meta: { failure },
  });
}

/** What waits longer than promised; it stands above everything else. */
export const useOverdueRequests = (isWanted: boolean) =>
  useQuery({
    queryKey: [...requestsKey, "overdue"],
    queryFn: async () => (await fetchPage("overdue=true&limit=50")).requests,
    enabled: isWanted,
    meta: { failure },
  });

export const useInboxCounts = (filter = "") =>
  useQuery({
    queryKey: [...requestsKey, "counts", filter],
    queryFn: async () => v.parse(inboxCountsSchema, await askStaff(`requests/counts?${filter}`)),
    refetchInterval: 60_000,
    // The numbers beside the filters stay until the next ones are there.
    placeholderData: (last) => last,
  });

/** The request itself and what else the same person sent. */
export const useRelated = (id: string | null) =>
  useQuery({
    queryKey: [...requestsKey, "related", id],
    queryFn: async () => v.parse(relatedSchema, await askStaff(`requests/related?id=${encodeURIComponent(id ?? "")}`)),
    enabled: id !== null,
  });

/** Badge and lists agree: whenever the counts have been fetched again, so is what is listed. */
export function useListsFollowCounts() {
  const client = useQueryClient();
  const { dataUpdatedAt } = useInboxCounts();
  const lastFetch = useRef(dataUpdatedAt);
  useEffect(() => {
    if (lastFetch.current === dataUpdatedAt) return;
    lastFetch.current = dataUpdatedAt;
    void refreshLists(client);
  }, [client, dataUpdatedAt]);
}
