import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { closeChat } from "#app/lib/chat-open.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Toaster } from "#app/ui/toast.tsx";
import { ChatPanel } from "./chat-panel.tsx";

/** On a phone the chat covers the page and is modal; beside a page it is not, and the page stays usable. */
const coversPage = "(width < 40rem)";

/** The floating chat. Focus goes in when it opens and back to where it was when it closes. */
export function ChatDialog({ isOpen }: { isOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  // Before the effects of what it shows: they measure it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === element.open) return;
    if (!isOpen) return element.close();
    if (matchMedia(coversPage).matches) element.showModal();
    else element.show();
    input.current?.focus({ preventScroll: true });
  }, [isOpen]);

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
      {isOpen && <ModalToaster dialog={dialog} />}
    </dialog>
  );
}

/** What is outside a modal dialog can be neither seen nor heard, so the dialog shows the toasts itself. */
function ModalToaster({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return dialog.current?.matches(":modal") ? <Toaster /> : null;
}

/** Where the on-screen keyboard covers the page instead of shrinking it, the chat makes room by itself. */
function useKeyboardInset(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      const covered = view ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0;
      dialog.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    view?.addEventListener("resize", measure);
    view?.addEventListener("scroll", measure);
    return () => {
      view?.removeEventListener("resize", measure);
      view?.removeEventListener("scroll", measure);
    };
  }, [dialog]);
}
