import { Check } from "lucide-react";
import { Fragment, type RefObject, useEffect, useRef } from "react";
import { Spinner } from "#app/ui/spinner.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { Bubble } from "./bubble.tsx";
import type { Chat } from "./chat-state.ts";
import { Message } from "./message.tsx";

type MessagesProps = Chat & {
  log: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  onLeave: (to: "contact" | "source") => void;
};

/** What was said after the greeting. */
export function Messages({ messages, isThinking, log, isShown, onLeave }: MessagesProps) {
  const newest = useRef<HTMLDivElement>(null);

  // The newest message is in view; of one that is higher than the log, its start. A vote moves nothing.
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
              <Check aria-hidden className="icon size-4" />
              Noted
            </p>
          )}
          {message.sender === "ai" && <AnswerActions answer={message} onLeave={() => onLeave("contact")} />}
        </Fragment>
      ))}
      {isThinking && (
        <Bubble ref={newest} sender="ai">
          <span className="flex items-center gap-2.5 text-fg-2">
            <Spinner />
            Thinking...
          </span>
        </Bubble>
      )}
    </>
  );
}
