import { QueryClient } from "@tanstack/react-query";

const keptFor = 300_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: keptFor,
      staleTime: keptFor,
      // Offline, a request fails like any other instead of pausing invisibly.
      networkMode: "always",
    },
  },
});
