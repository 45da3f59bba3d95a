import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { showToast } from "#app/ui/toast.tsx";
import { closeChat, useIsChatOpen } from "#app/lib/chat-open.ts";
import { loadChat } from "./load-chat.ts";

/** The floating chat of every page; its code is fetched when it first opens. */
export function ChatWidget() {
  const isOpen = useIsChatOpen();
  const chat = useLazyModule(isOpen, loadChat, () => {
    closeChat();
    showToast({
      tone: "destructive",
      title: "Connection Error",
      text: "The chat could not be loaded. Please try again.",
    });
  });
  return chat && <chat.ChatDialog isOpen={isOpen} />;
}
