import { useSyncExternalStore } from "react";
import { showToast } from "#app/ui/toast.tsx";
import type { SiteLink } from "#domain/assistant.ts";
import type { ChatMessage } from "./stored-chat.ts";

type Chat = { messages: readonly ChatMessage[]; isThinking: boolean };

const storageKey = "chat";
const mostMessages = 100;
const greeting: ChatMessage = {
  id: "greeting",
  text: "Hi! I'm your AI assistant for the course. How can I help you today?",
  sender: "ai",
  timestamp: 0,
};
const empty: Chat = { messages: [greeting], isThinking: false };

let chat: Chat | undefined;
const listeners = new Set<() => void>();

/** The conversation lasts as long as the visit: the tab's own storage keeps it across pages and reloads. */
function readChat(): Chat {
  if (!chat) {
    chat = empty;
    void restore();
  }
  return chat;
}

/** What reads a stored conversation is fetched only where there is one. */
async function restore() {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return;
    const { parseChat } = await import("./stored-chat.ts");
    const [, ...since] = readChat().messages;
    chat = { ...readChat(), messages: [...parseChat(stored), ...since] };
  } catch {
    // Nothing readable, or storage unavailable: a new conversation.
    return;
  }
  for (const listener of listeners) listener();
}

function update(next: Partial<Chat>) {
  chat = { ...readChat(), ...next };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(chat.messages));
  } catch {
    // Then it lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function say(sender: ChatMessage["sender"], text: string, link?: SiteLink): readonly ChatMessage[] {
  const timestamp = Date.now();
  const { messages } = readChat();
  const id = `${timestamp}-${messages.length}`;
  return [...messages, { id, text, sender, timestamp, ...(link && { link }) }].slice(-mostMessages);
}

const notUnderstood =
  "I'm having trouble understanding that. Please try asking about the course topics like pricing, curriculum, or enrollment.";
const outOfOrder = "Sorry, I'm experiencing technical difficulties. Please try again later or use the contact form.";

/** Sends a question unless it is blank or another one is waiting. */
async function send(text: string) {
  const question = text.trim();
  if (question === "" || readChat().isThinking) return;
  update({ messages: say("user", question), isThinking: true });
  try {
    const { askAssistant } = await import("./ask-assistant.ts");
    const reply = await askAssistant(question);
    if (!reply.success) {
      update({ messages: say("ai", notUnderstood) });
      if (reply.error) showToast({ tone: "destructive", title: "Connection Error", text: reply.error });
    } else if (reply.message !== "") update({ messages: say("ai", reply.message, reply.link) });
  } catch {
    update({ messages: say("ai", outOfOrder) });
  } finally {
    update({ isThinking: false });
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One conversation, wherever it is shown. */
export function useChat() {
  return { ...useSyncExternalStore(subscribe, readChat, () => empty), send };
}
