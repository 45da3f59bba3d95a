import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { useKeyboardInset } from "#app/lib/use-keyboard-inset.ts";
import { IconButton } from "./button.tsx";
import { Toaster } from "./toast.tsx";
import { useMoveToastsIntoDialog, useScrollToToast } from "./dialog-toasts.ts";

type DialogProps = {
  open: boolean;
  /** Without it the dialog cannot be closed by hand. */
  onClose?: () => void;
  title: ReactNode;
  /** Stands under the title, and is read with it when the dialog opens. */
  description?: ReactNode;
  /** It tells more than it asks: the title gets the focus. */
  isMessage?: boolean;
  /** A toast lies over the title, where there is enough of it: the fields below stay where they are. */
  isTitleCovered?: boolean;
  children: ReactNode;
  className?: string;
};

/** A modal dialog: Escape, the close button and a press on the backdrop close it; focus goes back where it came from. */
export function Dialog({ open, onClose, title, description, children, className, ...rest }: DialogProps) {
  const { isMessage = false, isTitleCovered = false } = rest;
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useMoveToastsIntoDialog(open);
  useScrollToToast(ref);
  useKeyboardInset(ref);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      if (isMessage) titleRef.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, isMessage]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press is on the backdrop; Escape does the same
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={cn("dialog", className)}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={(event) => {
        // React passes on what a dialog inside this one reports; one that is open again was closed before that.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (onClose) onClose();
        // Browsers close a dialog on a second Escape even if `cancel` was prevented.
        else if (open) ref.current?.showModal();
      }}
      onMouseDown={(event) => {
        if (onClose && isOnBackdrop(event)) ref.current?.close();
      }}
    >
      {/* At the edge of its dialog, however far that is scrolled; beside the close button where it takes no room, its margin neither. */}
      <div
        className="sticky top-0 z-1"
        style={isTitleCovered ? { display: "flow-root", height: 0, paddingRight: 40 } : undefined}
      >
        {open && <Toaster inDialog="edge" />}
      </div>
      <div className="relative grid gap-5 p-[clamp(1.25rem,3vw,2rem)]">
        <h2 ref={titleRef} id={titleId} tabIndex={isMessage ? -1 : undefined} className="pr-10 text-h3 outline-none">
          {title}
        </h2>
        {description && <p id={descriptionId}>{description}</p>}
        {children}
        {/* Last in the markup, so that focus starts in the form. */}
        {onClose && (
          <IconButton label="Close" className="absolute top-2 right-2 unprinted" onClick={() => ref.current?.close()}>
            <Icon name="x" />
          </IconButton>
        )}
      </div>
    </dialog>
  );
}

/** Backdrop, border and scrollbar all report the dialog itself; only the backdrop is outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
