import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Any page may open the one floating chat. */
export const openChat = () => setOpen(true);
export const closeChat = () => setOpen(false);
export const toggleChat = () => setOpen(!isOpen);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsChatOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
