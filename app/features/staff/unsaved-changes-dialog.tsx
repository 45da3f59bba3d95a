import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { readOpenId } from "./use-open-record.ts";
import { focusRow } from "./virtual-list.tsx";

type UnsavedChangesDialogProps = { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** Asked before anything is left that has been typed and not saved. */
export function UnsavedChangesDialog({ isOpen, onLeave, onStay }: UnsavedChangesDialogProps) {
  function stay() {
    onStay();
    // Once the dialog is closed, which gives the focus back to the row that was pressed: another one than that which stays open.
    const openId = readOpenId();
    if (openId !== null) setTimeout(() => focusRow(openId));
  }
  return (
    <Dialog
      open={isOpen}
      onClose={stay}
      title="Leave without saving?"
      description="What you have typed or ticked here is not saved yet."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button onClick={stay}>Stay</Button>
      </div>
    </Dialog>
  );
}
