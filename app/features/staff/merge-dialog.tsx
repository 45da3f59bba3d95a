import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { mergeDays } from "#domain/progress.ts";
import type { Student } from "#domain/student.ts";

type MergeDialogProps = {
  theirs: Student | null;
  mine: readonly number[];
  onMerge: (theirs: Student) => void;
  onTakeTheirs: (theirs: Student) => void;
  onClose: () => void;
};

/** Somebody else saved the same student first: nothing is lost, and which days count is for staff to say. */
export function MergeDialog({ theirs, mine, onMerge, onTakeTheirs, onClose }: MergeDialogProps) {
  return (
    <Dialog
      open={theirs !== null}
      onClose={onClose}
      title="Saved by somebody else"
      description={
        theirs &&
        `While you were editing, ${theirs.name} was saved with ${theirs.completedDays.length} completed days. You have ${mine.length}; together they are ${mergeDays(mine, theirs.completedDays).length}.`
      }
    >
      {theirs && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => onTakeTheirs(theirs)}>
            Take theirs
          </Button>
          <Button onClick={() => onMerge(theirs)}>Merge and save</Button>
        </div>
      )}
    </Dialog>
  );
}
