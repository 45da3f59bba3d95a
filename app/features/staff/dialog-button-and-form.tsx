import { useState, type ComponentProps, type ReactNode, type Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { dismissToast } from "#app/ui/toast.tsx";

type DialogButtonProps = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "className"> & {
  /** Of the button that opens the dialog: what it says, where that is not the title, and how it looks. */
  label?: ReactNode;
  button?: ComponentProps<typeof Button>;
  children: (close: () => void) => ReactNode;
};

/** What is in the dialog is there only while it is open: each opening starts anew. */
export function DialogButton({ label, button, children, ...dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  function open() {
    // A toast moves into the open dialog, whose content would jump when it goes; `u` still undoes what it told of.
    dismissToast();
    setIsOpen(true);
  }
  return (
    <>
      <Button variant="outline" size="sm" {...button} onClick={open}>
        {label ?? dialog.title}
      </Button>
      <Dialog {...dialog} open={isOpen} onClose={close}>
        {isOpen && children(close)}
      </Dialog>
    </>
  );
}

type FormInDialogProps = {
  action: string;
  variant?: ComponentProps<typeof Button>["variant"];
  isBusy: boolean;
  onSubmit: () => void;
  onCancel?: () => void;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form that is sent once at a time; what is wrong with it is for `onSubmit` to say. */
export function FormInDialog({ action, variant, isBusy, onSubmit, onCancel, ref, children }: FormInDialogProps) {
  return (
    <form
      ref={ref}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant={variant} busy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
