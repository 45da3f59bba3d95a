import { Button } from "#app/ui/button.tsx";
import type { ClassOutcome as Outcome } from "#domain/students/class-progress.ts";
import type { Student } from "#domain/students/student.ts";
import type { DayForClass } from "./use-class-progress.ts";

const mostNamed = 10;

function listNames(students: readonly Student[]): string {
  const names = students.slice(0, mostNamed).map(({ name }) => name);
  const more = students.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}

type ClassOutcomeProps = {
  outcome: Outcome;
  change: DayForClass;
  isBusy: boolean;
  onRetry: (students: readonly Student[]) => void;
};

/** Who was left as they are, and why; nothing of anybody else's is overwritten. */
export function ClassOutcome({ outcome, change, isBusy, onRetry }: ClassOutcomeProps) {
  const { outdated, outside, missing } = outcome;
  return (
    <div role="status" className="grid gap-2 text-small empty:hidden">
      {outdated.length > 0 && (
        <>
          <p>Changed by somebody else meanwhile, so left as they are now: {listNames(outdated)}.</p>
          <Button variant="outline" busy={isBusy} onClick={() => onRetry(outdated)}>
            Try again with theirs
          </Button>
        </>
      )}
      {outside.length > 0 && (
        <p>
          Day {change.day} is not in the course of {listNames(outside)}.
        </p>
      )}
      {missing.length > 0 && <p>Deleted meanwhile: {missing.length}.</p>}
    </div>
  );
}
