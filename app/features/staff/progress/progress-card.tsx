import { Check } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { PhaseKey } from "#domain/content/phase.ts";
import { countDays, currentDayOf, isFinished, studentDays, toggleDay } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { DaySquares } from "./day-squares.tsx";

type ProgressCardProps = {
  student: Student;
  days: readonly number[];
  savedDays: readonly number[];
  phases: readonly PhaseKey[];
  onChange: (days: number[]) => void;
};

/** How far the student is, and the squares that change it. */
export function ProgressCard({ student, days, savedDays, phases, onChange }: ProgressCardProps) {
  const learner = { course: student.course, completedDays: days };
  const { done, total } = countDays(learner);
  const current = currentDayOf(learner);
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="label-mono text-fg-2">
          {done} of {total} days completed
        </p>
        {/* Stays when all is done: it may have the focus. */}
        <Button variant="outline" busy={isFinished(learner)} onClick={() => onChange(toggleDay(days, current))}>
          <Check aria-hidden className="icon" />
          {isFinished(learner) ? "All days done" : `Mark day ${current} done`}
        </Button>
      </div>
      <DaySquares days={days} savedDays={savedDays} range={studentDays(student)} phases={phases} onChange={onChange} />
    </div>
  );
}
