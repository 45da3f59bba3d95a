import { useSyncExternalStore } from "react";
import { showToast } from "#app/ui/toast.tsx";
import { readChat, subscribe } from "./chat-store.ts";
import { emptyChat } from "./greeting.ts";
import { loadConversation } from "./load-conversation.ts";

/** False where the question was not answered: the visitor keeps what they wrote. */
async function send(question: string): Promise<boolean> {
  try {
    const { ask } = await loadConversation();
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

const prepare = () => void loadConversation().catch(() => {});

/** One conversation, wherever it is shown. */
export function useChat() {
  return { ...useSyncExternalStore(subscribe, readChat, () => emptyChat), send, prepare };
}
