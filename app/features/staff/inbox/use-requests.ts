import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showToast } from "#app/ui/toast.tsx";
import { formatPlural } from "#domain/format/text.ts";
import { inboxCountsSchema } from "#domain/requests/inbox-counts.ts";
import { bulkResponseSchema, type BulkChange } from "#domain/requests/inbox-query-schemas.ts";
import { inboxPageSchema, type InboxPage, type InboxRequest } from "#domain/requests/request-schemas.ts";
import { pollInterval } from "../query-client.ts";
import { fetchParsed, fetchStaffApi } from "../staff-api.ts";
import { showUndoToast, undoEach } from "../undo-toast.tsx";
import {
  fetchRelatedRequests,
  requestListKey,
  mergeFirstPage,
  refreshRequestLists,
  refreshAllAfterRequestChange,
  relatedRequestsKey,
  requestsKey,
} from "./refresh-requests.ts";
import { restoreStatusAndFollowUp } from "./status-and-note-form.tsx";
import { formatFilterQuery, type InboxFilters } from "./use-inbox-filters.ts";

const failure = "Failed to fetch requests. Please try again.";
const pageSize = "100";

const fetchRequestPage = (query: string) => fetchParsed(inboxPageSchema, `requests?${query}`);

export function useRequests(view: InboxFilters) {
  const query = `${formatFilterQuery(view)}&order=${view.order}&limit=${pageSize}`;
  return useInfiniteQuery({
    queryKey: [...requestListKey, query],
    queryFn: ({ pageParam }) => fetchRequestPage(`${query}&cursor=${encodeURIComponent(pageParam)}`),
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
    queryFn: async () => (await fetchRequestPage("overdue=true&limit=50")).requests,
    enabled: isWanted,
    meta: { failure },
  });

export const useInboxCounts = (filter = "") =>
  useQuery({
    queryKey: [...requestsKey, "counts", filter],
    queryFn: () => fetchParsed(inboxCountsSchema, `requests/counts?${filter}`),
    refetchInterval: pollInterval,
    // The numbers beside the filters stay until the next ones are there.
    placeholderData: (last) => last,
  });

const relatedQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...relatedRequestsKey, id],
    queryFn: async ({ client }) => {
      const answer = await fetchRelatedRequests(id ?? "");
      client.setQueriesData<InfiniteData<InboxPage>>(
        { queryKey: requestListKey },
        (list) => list && mergeFirstPage(list, [], [answer.request]),
      );
      return answer;
    },
  });

/** The request itself, fetched apart from the lists, and what else the same person sent. */
export const useRequestAndRelated = (id: string | null) =>
  // Fetched again and again, since two members of staff may work on the same request.
  useQuery({ ...relatedQuery(id), enabled: id !== null, refetchInterval: pollInterval });

/** Fetches those of the next request in the list before it is opened. */
export const prefetchRelatedRequests = (client: QueryClient, id: string) => client.prefetchQuery(relatedQuery(id));

/** Badge and lists agree: whenever the counts have been fetched again, so is what is listed. */
export function useRefetchListsAfterCounts() {
  const client = useQueryClient();
  const { dataUpdatedAt } = useInboxCounts();
  const lastFetch = useRef(dataUpdatedAt);
  useEffect(() => {
    if (lastFetch.current === dataUpdatedAt) return;
    lastFetch.current = dataUpdatedAt;
    void refreshRequestLists(client);
  }, [client, dataUpdatedAt]);
}

const actionTexts = {
  retry: ["The delivery is due again.", "Failed to retry the delivery. Please try again."],
  release: ["Request released.", "Failed to release the request. Please try again."],
  "add-student": ["Student added successfully!", "Failed to add student. Please try again."],
  delete: ["Request deleted.", "Failed to delete the request. Please try again."],
  restore: ["Request brought back.", "Failed to bring the request back. Please try again."],
} as const;

/** One of the endpoints that take a request's id; afterwards the lists are fetched again. */
export function useRequestAction(action: keyof typeof actionTexts, onDone?: (answer: unknown) => void) {
  const client = useQueryClient();
  const [success, failed] = actionTexts[action];
  return useMutation({
    mutationFn: (id: string) => fetchStaffApi(`requests/${action}`, { id }),
    onSuccess: async (answer, id) => {
      // Before the list changes: what shows the request may be gone after that.
      onDone?.(answer);
      if (action === "delete") {
        showUndoToast(client, success, async () => {
          await fetchStaffApi("requests/restore", { id });
          await refreshAllAfterRequestChange(client, id);
        });
      }
      await Promise.all([
        refreshAllAfterRequestChange(client, id),
        action === "add-student" && client.invalidateQueries({ queryKey: ["students"] }),
      ]);
    },
    meta: { ...(action !== "delete" && action !== "add-student" && { success }), failure: failed },
  });
}

async function restoreFormerStates(client: QueryClient, former: readonly InboxRequest[]) {
  try {
    await undoEach(former, (request) => restoreStatusAndFollowUp(client, request));
  } finally {
    await client.invalidateQueries({ queryKey: requestsKey });
  }
}

/** The same change of several requests; what did not change is said, with the reason. */
export function useBulkChange(before: readonly InboxRequest[], onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: BulkChange) => fetchParsed(bulkResponseSchema, "requests/bulk", change),
    onSuccess: async ({ done, failed: [first, ...others] }, { action }) => {
      const former = before.filter(({ id }) => done.includes(id));
      onDone();
      const changed = `${formatPlural(done.length, "request")} changed`;
      if (!first && action === "status")
        showUndoToast(client, `${changed}.`, () => restoreFormerStates(client, former));
      else if (!first) showToast({ title: `${changed}.` });
      else showToast({ tone: "destructive", title: `${changed}, ${others.length + 1} not.`, text: first.error });
      await client.invalidateQueries({ queryKey: requestsKey });
    },
    meta: { failure: "Failed to change the requests. Please try again." },
  });
}
