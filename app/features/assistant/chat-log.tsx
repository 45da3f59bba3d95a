import type { ReactNode, RefObject } from "react";
import { cn } from "#app/lib/cn.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { Bubble } from "./bubble.tsx";
import type { Chat } from "./chat-state.ts";
import { greeting } from "./greeting.ts";
import { loadConversation } from "./load-conversation.ts";

type ChatLogProps = Chat & {
  log: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  className: string;
  onLeave: (to: "contact" | "source") => void;
  /** Follows the newest message. */
  children: ReactNode;
};

export function ChatLog({ messages, log, className, children, ...rest }: ChatLogProps) {
  const said = messages.filter(({ id }) => id !== greeting.id);
  // What shows them is the code that made them: it is there.
  const conversation = useLazyModule(said.length > 0, loadConversation, () => {});
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
      <Bubble sender="ai">
        <span className="sr-only">Assistant: </span>
        {greeting.text}
      </Bubble>
      {conversation && <conversation.Messages messages={said} log={log} {...rest} />}
      {children}
    </div>
  );
}
