import { Icon } from "#app/ui/icon.tsx";
import { closeChat, toggleChat, useIsChatOpen } from "#app/lib/chat-open-store.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { showToast } from "#app/ui/toast.tsx";

/** Most visitors never open the chat: its code is loaded at the first sign of interest. */
const loadChatDialog = () => import("./chat-dialog.tsx");

/** The floating chat of every page; its code is fetched when it first opens. */
export function LazyChatDialog() {
  const isOpen = useIsChatOpen();
  const chat = useLazyModule(isOpen, loadChatDialog, () => {
    closeChat();
    showToast({
      tone: "destructive",
      title: "Connection Error",
      text: "The chat could not be loaded. Please try again.",
    });
  });
  return chat && <chat.ChatDialog isOpen={isOpen} />;
}

const preloadChatDialog = () => void loadChatDialog().catch(() => {});

/** Round in the phone's dock and beside a page that leaves room for it; else a tab at the edge, which covers nothing. */
export function ChatButton() {
  const isOpen = useIsChatOpen();
  return (
    <button
      type="button"
      aria-label="Open AI Assistant"
      aria-expanded={isOpen}
      onPointerEnter={preloadChatDialog}
      onFocus={preloadChatDialog}
      onClick={toggleChat}
      className="chat-button no-js:hidden"
    >
      <Icon name="message-circle" className="icon-lg" />
    </button>
  );
}
