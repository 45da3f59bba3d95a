import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "#app/ui/toast.tsx";
import { closeChat, useIsChatOpen } from "./chat-open.ts";
import { loadChat } from "./load-chat.ts";

type ChatDialog = ComponentType<{ isOpen: boolean }>;

/** The floating chat of every page; its code is fetched when it first opens. */
export function ChatWidget() {
  const isOpen = useIsChatOpen();
  const [Dialog, setDialog] = useState<ChatDialog | null>(null);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadChat().then(
      ({ ChatDialog: loaded }) => setDialog(() => loaded),
      () => {
        closeChat();
        showToast({
          tone: "destructive",
          title: "Connection Error",
          text: "The chat could not be loaded. Please try again.",
        });
      },
    );
  }, [isOpen, Dialog]);

  return Dialog && <Dialog isOpen={isOpen} />;
}
