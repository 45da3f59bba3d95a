import { useRef, type ReactNode, type RefObject } from "react";
import { Link } from "react-router";
import { isPlainClick } from "#app/lib/navigation.ts";
import { useGoToContact } from "./use-go-to-contact.ts";
import { ChatLog } from "./chat-log.tsx";
import { greeting } from "./greeting.ts";
import { QuestionForm } from "./question-form.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useChat } from "./use-chat.ts";
import { useFirstQuestions } from "./use-first-questions.ts";

type ChatPanelProps = {
  /** The message area's size. */
  logClass: string;
  closeButton?: ReactNode;
  input?: RefObject<HTMLTextAreaElement | null>;
  isShown?: boolean;
  /** The visitor left for a person, or for a place an answer named. */
  onLeave?: (to: "contact" | "source") => void;
};

/** The conversation with the assistant, in the floating chat and on the help page alike. */
export function ChatPanel({ logClass, closeButton, input, isShown = true, onLeave }: ChatPanelProps) {
  const { messages, isThinking, send, prepare } = useChat();
  const firstQuestions = useFirstQuestions();
  const log = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  const field = input ?? own;
  const goToContact = useGoToContact();
  const newest = messages.at(-1);
  const suggested = newest?.id === greeting.id ? firstQuestions : newest?.suggestions;

  async function ask(question: string) {
    // The pressed button is gone; to focus the field on a phone would open the keyboard over the answer.
    log.current?.focus({ preventScroll: true });
    await send(question);
    if (matchMedia("(pointer: fine)").matches) {
      requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    }
  }

  function sendTyped(text: string) {
    // The field is disabled while an answer is awaited: from here Escape still closes the chat.
    log.current?.focus({ preventScroll: true });
    return send(text);
  }

  return (
    <>
      <div className="flex min-h-16 flex-none items-center gap-3 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0 wrap-anywhere">
          <b className="block leading-[1.2] font-bold">AI Assistant</b>
          <span className="label-mono flex items-center gap-1.5 text-cool-text before:size-2 before:rounded-[1px] before:bg-cool">
            Online
          </span>
        </div>
        {closeButton}
      </div>
      <ChatLog
        messages={messages}
        isThinking={isThinking}
        log={log}
        isShown={isShown}
        className={logClass}
        onLeave={(to) => onLeave?.(to)}
      >
        {suggested && (
          <Suggestions questions={suggested} onAsk={(question) => void ask(question)} onInterest={prepare} />
        )}
      </ChatLog>
      <div className="grid flex-none gap-1 border-t border-line p-3 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
        <QuestionForm isThinking={isThinking} onSend={sendTyped} onInterest={prepare} field={field} />
        <p className="flex items-center justify-between gap-2 text-[0.875rem] text-fg-3">
          AI-powered assistance
          <Link
            to="/contact"
            className="link text-fg"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onLeave?.("contact");
              goToContact();
            }}
          >
            Contact Human Support
          </Link>
        </p>
      </div>
    </>
  );
}
