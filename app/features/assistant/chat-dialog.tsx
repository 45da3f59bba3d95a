import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { closeChat } from "#app/lib/chat-open-store.ts";
import { useKeyboardInset } from "#app/lib/use-keyboard-inset.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Toaster } from "#app/ui/toast.tsx";
import { useMoveToastsIntoDialog } from "#app/ui/dialog-toasts.ts";
import { ChatPanel } from "./chat-panel.tsx";

/** On a phone the chat covers the page and is modal; beside a page it is not, and the page stays usable. */
const coversPage = "(width < 40rem)";

/** The floating chat. Focus goes in when it opens and back to where it was when it closes. */
export function ChatDialog({ isOpen }: { isOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isModal, setIsModal] = useState(false);

  // A layout effect, since the effects of its content measure it and must find it open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === element.open) return;
    if (!isOpen) return element.close();
    const covers = matchMedia(coversPage).matches;
    if (covers) element.showModal();
    else element.show();
    // oxlint-disable-next-line react/set-state-in-effect -- known only once it is open
    setIsModal(covers);
    input.current?.focus({ preventScroll: true });
  }, [isOpen]);

  useMoveToastsIntoDialog(isOpen && isModal);
  useKeyboardInset(dialog);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a modal dialog by itself, any other only so
    <dialog
      ref={dialog}
      aria-label="AI Assistant"
      className="chat"
      // The event comes later than the closing: by then the visitor may have opened it again.
      onClose={() => !dialog.current?.open && closeChat()}
      onKeyDown={(event) => event.key === "Escape" && closeChat()}
    >
      <ChatPanel
        logClass="min-h-32 flex-1"
        input={input}
        isShown={isOpen}
        onLeave={(to) => {
          if (to === "contact" || matchMedia(coversPage).matches) dialog.current?.close();
        }}
        closeButton={
          <IconButton label="Close chat" className="ml-auto" onClick={closeChat}>
            <Icon name="x" />
          </IconButton>
        }
      />
      {isOpen && isModal && <Toaster inDialog="over" />}
    </dialog>
  );
}
