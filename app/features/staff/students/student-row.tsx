import { ProgressStrip } from "#app/ui/progress-strip.tsx";
import { countDaysBehind, countQuietDays, currentDayOf, isFinished, studentDays } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";

const shortestQuiet = 7;

function describePace(student: Student, now: Date): string {
  if (isFinished(student)) return "finished";
  const [behind, quiet] = [countDaysBehind(student, now), countQuietDays(student, now)];
  return [behind > 0 && `${behind} behind`, quiet >= shortestQuiet && `quiet ${quiet} d`].filter(Boolean).join(" · ");
}

/** What a row of the list says of a student. */
export function StudentRow({ student, now }: { student: Student; now: Date }) {
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-y-1.5">
      <span className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate font-[650]">{student.name}</span>
        <span className="label-mono shrink-0 text-fg-2">
          Day {currentDayOf(student)} · {student.currentPhase}
        </span>
      </span>
      <span className="flex items-center gap-3">
        <ProgressStrip days={student.completedDays} {...studentDays(student)} className="h-1.5 min-w-0 flex-1" />
        <span className="label-mono shrink-0 text-right whitespace-nowrap text-fg-2 lg:w-48">
          {describePace(student, now)}
        </span>
      </span>
    </span>
  );
}
