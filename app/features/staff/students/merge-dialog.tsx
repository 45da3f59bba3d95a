import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { countDays, mergeDays } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";

type MergeDialogProps = {
  theirs: Student | null;
  mine: readonly number[];
  onMerge: (theirs: Student) => void;
  onTakeTheirs: (theirs: Student) => void;
  onClose: () => void;
};

/** Somebody else saved the same student first: nothing is lost, and which days count is for staff to say. */
export function MergeDialog({ theirs, mine, onMerge, onTakeTheirs, onClose }: MergeDialogProps) {
  const count = (completedDays: readonly number[]) =>
    theirs ? countDays({ course: theirs.course, completedDays }).done : 0;
  return (
    <Dialog
      open={theirs !== null}
      onClose={onClose}
      title="Saved by somebody else"
      description={
        theirs &&
        `While you were editing, ${theirs.name} was saved with ${count(theirs.completedDays)} completed days. You have ${count(mine)}; together they are ${count(mergeDays(mine, theirs.completedDays))}.`
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
