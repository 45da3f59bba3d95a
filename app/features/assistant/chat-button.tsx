import { MessageCircle } from "lucide-react";
import { toggleChat, useIsChatOpen } from "#app/lib/chat-open.ts";
import { loadChat } from "./load-chat.ts";

const prepare = () => void loadChat().catch(() => {});

/** The round button: in the phone's dock, or alone at the bottom right. */
export function ChatButton() {
  const isOpen = useIsChatOpen();
  return (
    <button
      type="button"
      aria-label="Open AI Assistant"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggleChat}
      className="no-js:hidden pointer-events-auto grid size-14 flex-none place-items-center rounded-full bg-fg text-bg forced-colors:border nav:shadow-float"
    >
      <MessageCircle aria-hidden className="icon-lg" />
    </button>
  );
}
