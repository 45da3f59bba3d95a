import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { showToast } from "#app/ui/toast.tsx";
import { bulkAnswerSchema, type BulkChange } from "#domain/requests/request-query.ts";
import type { StatusChange } from "#domain/requests/request.ts";
import { refreshRequests, requestsKey } from "./refresh-requests.ts";
import { askStaff } from "../staff-api.ts";

/** One of the endpoints that take a request's id; afterwards the lists are fetched again. */
function useRequestCall<Body extends { id: string }>(
  call: string,
  meta?: { success: string; failure: string },
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => askStaff(`requests/${call}`, body),
    onSuccess: async (_answer, { id }) => {
      // Before the list changes: what shows the request may be gone after that.
      onDone?.();
      await Promise.all([
        refreshRequests(client, id),
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

/** The same change of several requests; what did not change is said, with the reason. */
export function useBulkChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: BulkChange) => v.parse(bulkAnswerSchema, await askStaff("requests/bulk", change)),
    onSuccess: async ({ done, failed: [first, ...others] }) => {
      onDone();
      const changed = `${done.length} ${done.length === 1 ? "request" : "requests"} changed`;
      if (!first) showToast({ title: `${changed}.` });
      else showToast({ tone: "destructive", title: `${changed}, ${others.length + 1} not.`, text: first.error });
      await client.invalidateQueries({ queryKey: requestsKey });
    },
    meta: { failure: "Failed to change the requests. Please try again." },
  });
}
