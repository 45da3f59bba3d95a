import { Fragment, useEffect, useRef, type RefObject } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { sendVote } from "./answer-vote.tsx";
import { MessageBubble } from "./message-bubble-and-suggested-questions.tsx";
import {
  reduceChat,
  getLastAndEarlierQuestions,
  parseStoredMessagesOrThrow,
  type Chat,
  type ChatEvent,
  type ChatMessage,
} from "./chat-state.ts";
import { chatStore, saveChat } from "./chat-store.ts";
import { AnswerActions, Message } from "./message.tsx";

/** False where the event has no meaning now. */
function dispatchChatEvent(event: ChatEvent): boolean {
  const before = chatStore.read();
  const next = reduceChat(before, event);
  if (next === before) return false;
  saveChat(next);
  return true;
}

/** Throws where the stored messages cannot be read. */
export const restoreMessages = (stored: string) =>
  dispatchChatEvent({ type: "restored", messages: parseStoredMessagesOrThrow(stored) });

/** Sends a question unless it is blank or another one is waiting; false where it was not answered and may be sent again. */
export async function ask(question: string): Promise<boolean> {
  if (!dispatchChatEvent({ type: "asked", question, at: Date.now() })) return true;
  try {
    const { askAssistant } = await import("./ask-assistant.ts");
    const reply = await askAssistant(getLastAndEarlierQuestions(chatStore.read().messages));
    dispatchChatEvent({ type: "answered", reply, at: Date.now() });
    if (reply.error) showToast({ tone: "destructive", title: "Connection Error", text: reply.error });
    return reply.success;
  } catch {
    dispatchChatEvent({ type: "failed", at: Date.now() });
    return false;
  }
}

/** Tells the server whether an answer helped, once; silently undone where the server is not reached. */
async function voteOnAnswer({ id, asked, isHelpful: before }: ChatMessage, isHelpful: boolean) {
  if (!asked || before !== undefined) return;
  dispatchChatEvent({ type: "voted", id, isHelpful });
  try {
    await sendVote({ ...asked, isHelpful });
  } catch {
    dispatchChatEvent({ type: "voted", id });
  }
}

type MessagesProps = Chat & {
  log: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  onLeave: (to: "contact" | "source") => void;
};

export function Messages({ messages, isThinking, log, isShown, onLeave }: MessagesProps) {
  const newest = useRef<HTMLDivElement>(null);

  // Scrolls to the start of the newest message, which may be higher than the log. Not when a vote changes a message.
  const seen = isShown && `${messages.length} ${isThinking}`;
  useEffect(() => {
    const { current: area } = log;
    if (!seen || !area || !newest.current) return;
    const above = newest.current.getBoundingClientRect().top - area.getBoundingClientRect().top;
    area.scrollTo({ top: area.scrollTop + above - 12 });
  }, [log, seen]);

  return (
    <>
      {messages.map((message) => (
        <Fragment key={message.id}>
          <Message ref={newest} message={message} onFollow={() => onLeave("source")} />
          {message.isNoted && (
            <p className="label-mono -mt-2 flex items-center gap-1.5 self-end text-fg-3">
              <Icon name="check" className="icon size-4" />
              <span lang={message.farewell && message.lang}>{message.farewell ?? "Noted"}</span>
            </p>
          )}
          {message.sender === "ai" && (
            <AnswerActions
              answer={message}
              onVote={(isHelpful) => void voteOnAnswer(message, isHelpful)}
              onLeave={() => onLeave("contact")}
            />
          )}
        </Fragment>
      ))}
      {isThinking && (
        <MessageBubble ref={newest} sender="ai">
          <span className="flex items-center gap-2.5 text-fg-2">
            <Spinner />
            Thinking...
          </span>
        </MessageBubble>
      )}
    </>
  );
}
