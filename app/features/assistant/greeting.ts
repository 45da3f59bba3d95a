import type { Chat } from "./chat-state.ts";
import type { ChatMessage } from "./stored-chat.ts";

export const greeting: ChatMessage = {
  id: "greeting",
  text: "Hi! I'm your AI assistant for the course. How can I help you today?",
  sender: "ai",
  timestamp: 0,
};

export const emptyChat: Chat = { messages: [greeting], isThinking: false };
