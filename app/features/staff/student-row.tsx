import { ProgressStrip } from "#app/ui/squares.tsx";
import { countDaysBehind, countQuietDays } from "#domain/pace.ts";
import { currentDayOf, isFinished, studentDays } from "#domain/progress.ts";
import type { Student } from "#domain/student.ts";

const shortestQuiet = 7;

function describePace(student: Student, now: Date): string {
  if (isFinished(student)) return "finished";
  const [behind, quiet] = [countDaysBehind(student, now), countQuietDays(student, now)];
  return [behind > 0 && `${behind} behind`, quiet >= shortestQuiet && `quiet ${quiet} days`]
    .filter(Boolean)
    .join(" · ");
}

/** What a row of the list says of a student. */
export function StudentRow({ student, now }: { student: Student; now: Date }) {
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
      <span className="truncate font-[650]">{student.name}</span>
      <span className="label-mono text-right text-fg-2">
        Day {currentDayOf(student)} · {student.currentPhase}
      </span>
      <ProgressStrip days={student.completedDays} {...studentDays(student)} className="h-1.5" />
      <span className="label-mono text-right text-fg-2">{describePace(student, now)}</span>
    </span>
  );
}
