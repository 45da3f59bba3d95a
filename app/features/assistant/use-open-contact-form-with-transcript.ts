import { useNavigate } from "react-router";
import { updateContactFormMessage } from "#app/lib/requests/update-contact-form-message.ts";
import { readDraft, writeDraft } from "#app/lib/requests/form-drafts.ts";
import { scrollToSection } from "#app/lib/scroll.ts";
import { showToast } from "#app/ui/toast.tsx";
import { maxLengths } from "#domain/contact/contact-details.ts";
import type { ChatMessage } from "./chat-state.ts";

/** Opens the contact form, of this page or of the contact page, with a conversation as a draft of its message. */
export function useOpenContactFormWithTranscript() {
  const navigate = useNavigate();
  return (said: Parameters<typeof formatTranscript>[0]) => {
    appendToContactDraft((room) => formatTranscript(said, room));
    if (document.getElementById("message")) scrollToSection("message");
    else void navigate("/contact#message");
    showToast({
      tone: "info",
      title: "Your conversation is in the message",
      text: "Change it as you like. Nothing is sent before you press Send Message.",
    });
  };
}

const heading = "From my chat with the assistant:";

/** A conversation as a text for the team, newest last; where it is longer than there is room, its start is left out. */
export function formatTranscript(said: readonly Pick<ChatMessage, "sender" | "text">[], room: number): string {
  let draft = "";
  for (const { sender, text } of said.toReversed()) {
    // A question begins a paragraph.
    const line = sender === "user" ? `\nI asked: ${text}\n` : `It answered: ${text}\n`;
    if (heading.length + line.length + draft.length > room) break;
    draft = line + draft;
  }
  return draft && `${heading}\n${draft}`.trimEnd();
}

const added = "added";

/** Adds a text to the message of the contact form, after what the visitor wrote there; what was added before and left as it was gives way to it. */
export const appendToContactDraft = (write: (room: number) => string) =>
  updateContactFormMessage((written) => {
    const typed = written.replace(readDraft(added)["text"] ?? "", "").trimEnd();
    const text = write(maxLengths.message - typed.length - 2);
    if (text === "") return written;
    writeDraft(added, { text });
    return typed === "" ? text : `${typed}\n\n${text}`;
  });
