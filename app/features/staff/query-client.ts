import { focusManager, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { showToast } from "#app/ui/toast.tsx";
import { ApiError } from "./staff-api.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** What a toast says when the request fails for good, and when it succeeds. */
    queryMeta: { failure?: string };
    mutationMeta: { failure?: string; success?: string };
  }
}

export const timelineKey = ["timeline"];
export const dueKey = ["due"];

/** Whatever was saved or undone, a timeline that is open and what is due show it. */
export function refreshTimelineAndDue(client: QueryClient) {
  for (const queryKey of [timelineKey, dueKey]) void client.invalidateQueries({ queryKey });
}

/** While the page is seen, what colleagues do and visitors send comes by itself. */
export const pollInterval = 15_000;
/** Going to and fro between windows fetches no more often than this. */
const minRefocusInterval = 5000;

/** Also where the window was seen all the time, beside another one. */
focusManager.setEventListener((onFocus) => {
  if (typeof window === "undefined") return undefined;
  const report = () => onFocus();
  addEventListener("visibilitychange", report);
  addEventListener("focus", report);
  return () => {
    removeEventListener("visibilitychange", report);
    removeEventListener("focus", report);
  };
});

const maxRetries = 3;
const maxPause = 30_000;
const keptFor = 300_000;

const showFailureToast = (failure: string | undefined) => failure && showToast({ tone: "destructive", title: failure });

/** It was done before, with other values: trying again does not help, and the response says what does. */
const wasDoneOtherwise = (error: Error) => error instanceof ApiError && error.status === 422;

/** Retrying does not change a rejection. */
export const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export function createStaffQueryClient() {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (_error, query) => showFailureToast(query.meta?.failure) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        showFailureToast(wasDoneOtherwise(error) ? error.message : mutation.meta?.failure),
      onSuccess: (_answer, _variables, _result, mutation) => {
        if (mutation.meta?.success) showToast({ title: mutation.meta.success });
        refreshTimelineAndDue(client);
      },
    }),
    // Offline a request fails and says so. Left to wait for the network, a save gives no sign, and is sent a second time by
    // who then tries again.
    defaultOptions: {
      queries: {
        retry: (failures, error) => !isClientError(error) && failures < maxRetries,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, maxPause),
        gcTime: keptFor,
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > minRefocusInterval,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
