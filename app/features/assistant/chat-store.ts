import type { Chat } from "./chat-state.ts";
import { emptyChat } from "./greeting.ts";
import { loadConversation } from "./load-conversation.ts";

export const storageKey = "chat";

let chat: Chat | undefined;
const listeners = new Set<() => void>();

/** The conversation lasts as long as the visit: the tab's own storage keeps it across pages and reloads. */
export function readChat(): Chat {
  if (!chat) {
    chat = emptyChat;
    void restore();
  }
  return chat;
}

/** What reads a stored conversation is fetched only where there is one. */
async function restore() {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored !== null) (await loadConversation()).restore(stored);
  } catch {
    // Nothing readable, or storage unavailable: a new conversation.
  }
}

export function showChat(next: Chat) {
  chat = next;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
