import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as v from "valibot";
import { inboxCountsSchema } from "#domain/request-facets.ts";
import { inboxPageSchema, type StatusChange } from "#domain/request.ts";
import { askStaff } from "./staff-api.ts";

export type InboxView = { kind: string; delivery: string; search: string; isDeleted: boolean };

const requestsKey = ["requests"];
const failure = "Failed to fetch requests. Please try again.";

async function fetchPage(query: Record<string, string>) {
  return v.parse(inboxPageSchema, await askStaff(`requests?${new URLSearchParams(query)}`));
}

export const useRequests = ({ kind, delivery, search, isDeleted }: InboxView) =>
  useInfiniteQuery({
    queryKey: [...requestsKey, "list", kind, delivery, search, isDeleted],
    queryFn: ({ pageParam }) =>
      fetchPage({ kind, delivery, search, deleted: String(isDeleted), cursor: pageParam, limit: "50" }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    meta: { failure },
  });

/** What waits longer than promised; it stands above everything else. */
export const useOverdueRequests = () =>
  useQuery({
    queryKey: [...requestsKey, "overdue"],
    queryFn: async () => (await fetchPage({ overdue: "true", limit: "50" })).requests,
    meta: { failure },
  });

export const useInboxCounts = () =>
  useQuery({
    queryKey: [...requestsKey, "counts"],
    queryFn: async () => v.parse(inboxCountsSchema, await askStaff("requests/counts")),
    refetchInterval: 60_000,
  });

/** Badge and lists agree: whenever the counts have been fetched again, so is what is listed. */
export function useListsFollowCounts() {
  const client = useQueryClient();
  const { dataUpdatedAt } = useInboxCounts();
  const lastFetch = useRef(dataUpdatedAt);
  useEffect(() => {
    if (lastFetch.current === dataUpdatedAt) return;
    lastFetch.current = dataUpdatedAt;
    for (const view of ["list", "overdue"]) {
      void client.invalidateQueries({ queryKey: [...requestsKey, view] }, { cancelRefetch: false });
    }
  }, [client, dataUpdatedAt]);
}

/** One of the endpoints that take a request's id; afterwards the lists are fetched again. */
function useRequestCall<Body extends object>(
  call: string,
  meta?: { success: string; failure: string },
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => askStaff(`requests/${call}`, body),
    onSuccess: async () => {
      // Before the list changes: what shows the request may be gone after that.
      onDone?.();
      await Promise.all([
        client.invalidateQueries({ queryKey: requestsKey }),
        call === "add-student" && client.invalidateQueries({ queryKey: ["students"] }),
      ]);
    },
    meta,
  });
}

type ById = { id: string };
export const useRetry = () =>
  useRequestCall<ById>("retry", {
    success: "The delivery is due again.",
    failure: "Failed to retry the delivery. Please try again.",
  });
export const useRelease = (onDone: () => void) =>
  useRequestCall<ById>(
    "release",
    {
      success: "Request released.",
      failure: "Failed to release the request. Please try again.",
    },
    onDone,
  );
/** Toasts are the caller's: an outdated copy is no failure but a question. */
export const useSaveStatus = () => useRequestCall<StatusChange>("status");
export const useAddAsStudent = (onDone: () => void) =>
  useRequestCall<ById>(
    "add-student",
    {
      success: "Student added successfully!",
      failure: "Failed to add student. Please try again.",
    },
    onDone,
  );
export const useDeleteRequest = (onDone: () => void) =>
  useRequestCall<ById>(
    "delete",
    {
      success: "Request deleted.",
      failure: "Failed to delete the request. Please try again.",
    },
    onDone,
  );
export const useRestoreRequest = (onDone: () => void) =>
  useRequestCall<ById>(
    "restore",
    {
      success: "Request brought back.",
      failure: "Failed to bring the request back. Please try again.",
    },
    onDone,
  );
