import { showToast } from "#app/ui/toast.tsx";
import { advance, askedLast, type ChatEvent } from "./chat-state.ts";
import { readChat, showChat, storageKey } from "./chat-store.ts";
import { sendVote } from "./send-vote.ts";
import { type ChatMessage, parseChat } from "./stored-chat.ts";

/** False where the event has no meaning now. */
function dispatch(event: ChatEvent): boolean {
  const before = readChat();
  const next = advance(before, event);
  if (next === before) return false;
  showChat(next);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next.messages));
  } catch {
    // Then it lasts until the page is left.
  }
  return true;
}

/** Throws where the stored messages cannot be read. */
export const restore = (stored: string) => dispatch({ type: "restored", messages: parseChat(stored) });

/** Sends a question unless it is blank or another one is waiting; false where it was not answered and may be sent again. */
export async function ask(question: string): Promise<boolean> {
  if (!dispatch({ type: "asked", question, at: Date.now() })) return true;
  try {
    const { askAssistant } = await import("./ask-assistant.ts");
    const reply = await askAssistant(askedLast(readChat().messages));
    dispatch({ type: "answered", reply, at: Date.now() });
    if (reply.error) showToast({ tone: "destructive", title: "Connection Error", text: reply.error });
    return reply.success;
  } catch {
    dispatch({ type: "failed", at: Date.now() });
    return false;
  }
}

/** Tells the server whether an answer helped, once; a vote that does not reach it is taken back without a word. */
export async function vote({ id, asked, isHelpful: before }: ChatMessage, isHelpful: boolean) {
  if (!asked || before !== undefined) return;
  dispatch({ type: "voted", id, isHelpful });
  try {
    await sendVote({ ...asked, isHelpful });
  } catch {
    dispatch({ type: "voted", id });
  }
}
