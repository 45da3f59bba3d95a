import type { ChatMessage } from "./stored-chat.ts";

const heading = "From my chat with the assistant:";

/** A conversation as a text for the team, newest last; where it is longer than there is room, its start is left out. */
export function draftConversation(said: readonly Pick<ChatMessage, "sender" | "text">[], room: number): string {
  let draft = "";
  for (const { sender, text } of said.toReversed()) {
    // A question begins a paragraph.
    const line = sender === "user" ? `\nI asked: ${text}\n` : `It answered: ${text}\n`;
    if (heading.length + line.length + draft.length > room) break;
    draft = line + draft;
  }
  return draft && `${heading}\n${draft}`.trimEnd();
}
