import { useEffect } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { SentRequest } from "#domain/requests/sent-request.ts";
import { Confirmation, titleOf } from "./confirmation.tsx";

type ConfirmationDialogProps = { isOpen: boolean; sent: SentRequest; onClose: () => void };

export function ConfirmationDialog({ isOpen, sent, onClose }: ConfirmationDialogProps) {
  // After the dialog's own effect has closed it. The button that opened it may be gone with a dismissed request:
  // then the focus is nowhere, or still inside while the dialog fades.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isOpen && (activeElement === body || activeElement?.closest("dialog:not([open])"))) focusPlace("main");
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={titleOf(sent)}
      description={<span className="label-mono">Reference #{sent.reference}</span>}
      className="confirmation"
      isMessage
    >
      <Confirmation sent={sent} headingLevel="h3" onClose={onClose} />
    </Dialog>
  );
}
