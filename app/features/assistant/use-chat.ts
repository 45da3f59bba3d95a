import { useEffect } from "react";
import { readStored } from "#app/lib/storage.ts";
import { useStore } from "#app/lib/store.ts";
import { showToast } from "#app/ui/toast.tsx";
import { chatStore, chatStorageKey } from "./chat-store.ts";

/** Who only looks at the help page asks nothing: what runs a conversation is loaded when one begins. */
export const importConversationModule = () => import("./conversation-actions-and-messages.tsx");

const prepare = () => void importConversationModule().catch(() => {});

/** False where the question was not answered: the visitor keeps what they wrote. */
async function send(question: string): Promise<boolean> {
  try {
    const { ask } = await importConversationModule();
    return await ask(question);
  } catch {
    showToast({
      tone: "destructive",
      title: "Connection Error",
      text: "The chat could not be loaded. Please try again.",
    });
    return false;
  }
}

let isRestored = false;

/** Once a page view. What reads a stored conversation is fetched only where there is one; an unreadable one is left out. */
function restoreStoredChat() {
  if (isRestored) return;
  isRestored = true;
  const stored = readStored("sessionStorage", chatStorageKey);
  if (stored === null) return;
  importConversationModule()
    .then(({ restoreMessages }) => restoreMessages(stored))
    .catch(() => {});
}

export function useChat() {
  useEffect(() => restoreStoredChat(), []);
  return { ...useStore(chatStore), send, prepare };
}
