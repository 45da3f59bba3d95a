import { useSyncExternalStore } from "react";

export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** A value that lives outside React, for what is shown in several places or outlives its component. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    write: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The HTML was rendered with the initial value, so React hydrates with it and the current one follows. */
export const useStore = <Value>(store: Store<Value>) =>
  useSyncExternalStore(store.subscribe, store.read, () => store.initial);
