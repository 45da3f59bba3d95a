import { writeOrRemoveStored } from "#app/lib/storage.ts";
import { createStore } from "#app/lib/store.ts";
import type { Chat, ChatMessage } from "./chat-state.ts";

export const greetingMessage: ChatMessage = {
  id: "greeting",
  text: "Hi! I'm your AI assistant for the course. How can I help you today?",
  sender: "ai",
  timestamp: 0,
};

export const chatStore = createStore<Chat>({ messages: [greetingMessage], isThinking: false });

/** The conversation lasts as long as the visit: the tab's own storage keeps it across pages and reloads. */
export const chatStorageKey = "chat";

export function saveChat(chat: Chat) {
  chatStore.write(chat);
  writeOrRemoveStored("sessionStorage", chatStorageKey, JSON.stringify(chat.messages));
}
