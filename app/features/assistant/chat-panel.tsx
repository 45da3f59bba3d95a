import { useRef, type ReactNode, type RefObject, useEffect } from "react";
import { Link, useNavigate, useRouteLoaderData } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { isPlainClick } from "#app/lib/navigation.ts";
import { scrollToSection } from "#app/lib/scroll.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { MessageBubble, SuggestedQuestions } from "./message-bubble-and-suggested-questions.tsx";
import type { Chat } from "./chat-state.ts";
import { greetingMessage, chatStore, chatStorageKey } from "./chat-store.ts";
import { QuestionForm } from "./question-form.tsx";
import { readStored } from "#app/lib/storage.ts";
import { useStore } from "#app/lib/store.ts";
import { showToast } from "#app/ui/toast.tsx";

/** Who only looks at the help page asks nothing: what runs a conversation is loaded when one begins. */
const importConversationModule = () => import("./conversation-actions-and-messages.tsx");

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

function useChat() {
  useEffect(() => restoreStoredChat(), []);
  return { ...useStore(chatStore), send, prepare };
}

type ChatPanelProps = {
  logClass: string;
  closeButton?: ReactNode;
  input?: RefObject<HTMLTextAreaElement | null>;
  isShown?: boolean;
  /** The visitor left for a person, or for a place an answer named. */
  onLeave?: (to: "contact" | "source") => void;
};

export function ChatPanel({ logClass, closeButton, input, isShown = true, onLeave }: ChatPanelProps) {
  const { messages, isThinking, send, prepare } = useChat();
  // What an empty chat offers to ask; the root's loader hands it to every page.
  const root = useRouteLoaderData<() => { firstQuestions: string[] }>("root");
  const log = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  const field = input ?? own;
  const navigate = useNavigate();
  const newest = messages.at(-1);
  const suggested = newest?.id === greetingMessage.id ? (root?.firstQuestions ?? []) : newest?.suggestions;

  async function ask(question: string) {
    // The pressed button is gone; to focus the field on a phone would open the keyboard over the answer.
    log.current?.focus({ preventScroll: true });
    await send(question);
    if (matchMedia("(pointer: fine)").matches) returnToField();
  }

  async function sendTyped(text: string) {
    // The field is disabled while an answer is awaited: from here Escape still closes the chat.
    log.current?.focus({ preventScroll: true });
    const isAnswered = await send(text);
    returnToField();
    return isAnswered;
  }

  /** Waits until the field is enabled again, and leaves the focus of a visitor who has gone on elsewhere in the page. */
  function returnToField() {
    requestAnimationFrame(() => {
      const panel = log.current?.parentElement;
      if (panel?.contains(document.activeElement)) field.current?.focus({ preventScroll: true });
    });
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
          <SuggestedQuestions
            questions={suggested}
            lang={newest?.lang}
            onAsk={(question) => void ask(question)}
            onInterest={prepare}
          />
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
              if (document.getElementById("contact")) scrollToSection("contact");
              else void navigate("/contact");
            }}
          >
            Contact Human Support
          </Link>
        </p>
      </div>
    </>
  );
}

type ChatLogProps = Chat & {
  log: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  className: string;
  onLeave: (to: "contact" | "source") => void;
  children: ReactNode;
};

function ChatLog({ messages, log, className, children, ...rest }: ChatLogProps) {
  const said = messages.filter(({ id }) => id !== greetingMessage.id);
  // The module that shows the messages has also made or restored them, so it is loaded wherever there are any.
  const conversation = useLazyModule(said.length > 0, importConversationModule, () => {});
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cn("flex flex-col gap-3 overflow-y-auto overscroll-contain bg-bg p-4 -outline-offset-3", className)}
    >
      <MessageBubble sender="ai">
        <span className="sr-only">Assistant: </span>
        {greetingMessage.text}
      </MessageBubble>
      {conversation && <conversation.Messages messages={said} log={log} {...rest} />}
      {children}
    </div>
  );
}
