import { useSyncExternalStore } from "react";

/** Requests that found the session ended; they wait for the PIN, while the page with what is typed in it stays. */
type Renewal = { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };

let renewal: Renewal | null = null;
const listeners = new Set<() => void>();

function setRenewal(next: Renewal | null) {
  renewal = next;
  for (const listener of listeners) listener();
}

/** Resolves after staff have signed in again; rejects when the page is left instead. */
export function waitForSignIn(): Promise<void> {
  if (!renewal) setRenewal(Promise.withResolvers());
  return renewal?.promise ?? Promise.resolve();
}

export function resumeCalls() {
  renewal?.resolve();
  setRenewal(null);
}

export function abandonCalls() {
  renewal?.reject(new Error("The page was left"));
  setRenewal(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHasSessionEnded = () =>
  useSyncExternalStore(
    subscribe,
    () => renewal !== null,
    () => false,
  );
