import { Send } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { isPlainClick } from "#app/lib/is-plain-click.ts";
import { useGoToContact } from "#app/lib/use-go-to-contact.ts";
import { useKeepQuery } from "#app/lib/use-keep-query.ts";
import { useTypedEarly } from "#app/lib/use-typed-early.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { SiteLink } from "#domain/assistant.ts";
import { longestQuestion } from "#domain/assistant-texts.ts";
import { useChat } from "./use-chat.ts";

type ChatPanelProps = {
  /** The message area's size. */
  logClass: string;
  closeButton?: ReactNode;
  input?: RefObject<HTMLTextAreaElement | null>;
  /** The visitor left for a person, or for a place an answer named. */
  onLeave?: (to: "contact" | "source") => void;
};

/** The conversation with the assistant, in the floating chat and on the help page alike. */
export function ChatPanel({ logClass, closeButton, input, onLeave }: ChatPanelProps) {
  const { messages, isThinking, send } = useChat();
  const log = useRef<HTMLDivElement>(null);
  const goToContact = useGoToContact();

  // After every change of the conversation the newest message is in view.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  });

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
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn("flex flex-col gap-3 overflow-y-auto overscroll-contain bg-bg p-4 -outline-offset-3", logClass)}
      >
        {messages.map(({ id, text, sender, link }) => (
          <Bubble key={id} sender={sender}>
            <span className="sr-only">{sender === "user" ? "You: " : "Assistant: "}</span>
            {sender === "ai" ? <LinkedText text={text} /> : text}
            {link && <Source link={link} onFollow={() => onLeave?.("source")} />}
          </Bubble>
        ))}
        {isThinking && (
          <Bubble sender="ai">
            <span className="flex items-center gap-2.5 text-fg-2">
              <Spinner />
              Thinking...
            </span>
          </Bubble>
        )}
      </div>
      <div className="grid flex-none gap-1 border-t border-line p-3 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
        <QuestionForm isThinking={isThinking} send={send} input={input} />
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

function Bubble({ sender, children }: { sender: "user" | "ai"; children: ReactNode }) {
  return (
    <div
      className={cn(
        "max-w-[86%] forced-colors:border rounded-card px-3.5 py-3 text-[1rem] leading-[1.42] wrap-anywhere whitespace-pre-line",
        sender === "ai"
          ? "self-start rounded-tl-none bg-raised"
          : "self-end rounded-tr-none bg-accent font-medium text-on-accent",
      )}
    >
      {children}
    </div>
  );
}

function Source({ link, onFollow }: { link: SiteLink; onFollow: () => void }) {
  const keepQuery = useKeepQuery();
  return (
    <Link to={keepQuery(link.path)} onClick={onFollow} className="link -mb-2 flex text-[0.875rem]">
      Read more: {link.label}
    </Link>
  );
}

type QuestionFormProps = {
  isThinking: boolean;
  send: (text: string) => Promise<void>;
  input: RefObject<HTMLTextAreaElement | null> | undefined;
};

function QuestionForm({ isThinking, send, input }: QuestionFormProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = input ?? own;
  const [text, setText] = useState("");
  useTypedEarly(field, setText);

  async function submit(event?: SubmitEvent) {
    event?.preventDefault();
    if (text.trim() === "" || isThinking) return;
    setText("");
    await send(text);
    // A disabled field loses the focus; the visitor goes on where they were.
    requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <textarea
        ref={field}
        aria-label="Your question"
        placeholder="Ask about the course..."
        rows={1}
        maxLength={longestQuestion}
        enterKeyHint="send"
        value={text}
        disabled={isThinking}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-32 min-h-13 w-full min-w-0 flex-1 resize-none rounded-control border border-line-strong bg-bg px-3.5 py-3 text-body leading-[1.4] placeholder:text-fg-3 placeholder:opacity-100"
      />
      <Button
        type="submit"
        aria-label="Send"
        disabled={isThinking || text.trim() === ""}
        className="min-h-13 w-13 flex-none px-0"
      >
        <Send aria-hidden className="icon" />
      </Button>
    </form>
  );
}
