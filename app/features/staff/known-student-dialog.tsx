import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type KnownStudentDialogProps = {
  isOpen: boolean;
  isBusy?: boolean;
  onClose: () => void;
  onAddAnyway: () => void;
  /** What can be done with those who are there already. */
  children: ReactNode;
};

/** Asked before somebody is added who probably is a student already. */
export const KnownStudentDialog = ({ isOpen, isBusy, onClose, onAddAnyway, children }: KnownStudentDialogProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title="Already a student?"
    description="There is a student with this e-mail or phone."
  >
    <div className="flex flex-wrap justify-end gap-3">
      {children}
      <Button variant="outline" busy={isBusy} onClick={onAddAnyway}>
        Add anyway
      </Button>
    </div>
  </Dialog>
);
