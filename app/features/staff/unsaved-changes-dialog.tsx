import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { readOpenId } from "./use-open-record.ts";
import { focusRow } from "./virtual-list.tsx";

type UnsavedChangesDialogProps = { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** Asked before anything is left that has been typed and not saved. */
export function UnsavedChangesDialog({ isOpen, onLeave, onStay }: UnsavedChangesDialogProps) {
  /** A dialog reports that it is closed also where it was told to. It gave the focus back to what was pressed, perhaps another row. */
  function close() {
    if (isOpen) onStay();
    const openId = readOpenId();
    if (openId !== null) focusRow(openId);
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title="Leave without saving?"
      description="What you have typed or ticked here is not saved yet."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button onClick={onStay}>Stay</Button>
      </div>
    </Dialog>
  );
}
