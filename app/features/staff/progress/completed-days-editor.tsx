import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { formatDayCount, phaseKeys, phaseOfDay, phaseRanges, unit } from "#domain/content/phase.ts";
import { formatPlural } from "#domain/format/text.ts";
import { mergeSetsThreeWay } from "#domain/history/three-way-merge.ts";
import {
  countCompletedInOwnCourse,
  findStudentCurrentDay,
  formatDayChangeCounts,
  hasFinishedCourse,
  isDayInRange,
  courseDayRange,
  toggleDay,
} from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { ConflictDialog } from "../conflict-dialog.tsx";
import type { Conflict, VersionedDraft } from "../use-versioned-draft.ts";
import { DayChecklist } from "./day-checklist.tsx";
import { DayGrid } from "./day-grid.tsx";

function listPhasesCurrentFirst(student: Student) {
  const current = phaseOfDay(findStudentCurrentDay(student));
  const others = phaseKeys.filter(
    (key) => key !== current && isDayInRange(phaseRanges[key].first, courseDayRange(student)),
  );
  return [current, ...others];
}

type CompletedDaysEditorProps = {
  student: Student;
  save: VersionedDraft<Student>;
  onLock: (day: number, locked: boolean) => void;
};

export function CompletedDaysEditor({ student, save, onLock }: CompletedDaysEditorProps) {
  // Sorted once, so that nothing changes places under the pointer when a phase is completed.
  const [phases] = useState(() => listPhasesCurrentFirst(student));
  const { completedDays: days } = save.shown;
  const { completedDays: savedDays } = save.base;
  const learner = { course: student.course, completedDays: days };
  const { done, total } = countCompletedInOwnCourse(learner);
  const current = findStudentCurrentDay(learner);
  const tick = (completedDays: number[]) => save.edit({ completedDays });
  const change = formatDayChangeCounts(savedDays, days);
  return (
    <>
      <div className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="label-mono text-fg-2">
            {done} of {formatDayCount(total)} completed
          </p>
          {/* Stays when all is done: it may have the focus. */}
          <Button
            icon="check"
            variant="outline"
            busy={hasFinishedCourse(learner) || save.isSaving}
            onClick={() => save.save({ ...save.changes, completedDays: toggleDay(days, current) })}
          >
            {hasFinishedCourse(learner) ? `All ${unit.many} done` : `Mark ${unit.one} ${current} done`}
          </Button>
        </div>
        <DayGrid days={days} savedDays={savedDays} range={courseDayRange(student)} phases={phases} onChange={tick} />
      </div>
      {/* Stays at the lower edge of the screen, or above the strip of a toast, which it covers; in the order of Tab it comes after the squares, before the many rows. */}
      <div className="sticky bottom-(--toast-room) z-10 order-last -mx-gutter flex min-h-dock shadow-[0_var(--toast-room)_var(--bg)] flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-bg px-gutter py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:mx-0 lg:px-0">
        <Button
          variant={save.isDirty ? "primary" : "outline"}
          busy={save.isSaving}
          data-save
          onClick={() => save.save()}
          className="max-sm:w-full"
        >
          Save Progress
        </Button>
        <p role="status" className="label-mono text-accent-text max-sm:order-first">
          {save.isDirty && `Unsaved changes${change && `: ${change}`}`}
        </p>
      </div>
      <DayChecklist
        days={days}
        student={student}
        phases={phases}
        onToggle={(day) => tick(toggleDay(days, day))}
        onLock={onLock}
      />
      <ConflictDialog
        save={save}
        change={{ subject: "student", id: student._id, what: "days" }}
        describe={describeConflict}
        describeField={(_field, copy) => formatCompleted(copy)}
        combine={(conflict) => ({ label: "Merge and save", changes: { completedDays: mergeCompletedDays(conflict) } })}
        canSaveMine={false}
      />
    </>
  );
}

/** Keeps the ticks of both sides, without those that either side has taken back. */
const mergeCompletedDays = ({ draft, mine, theirs }: Conflict<Student>) =>
  mergeSetsThreeWay(draft.base.completedDays, mine.completedDays, theirs.completedDays);

const countCompletedDays = (student: Student, completedDays = student.completedDays) =>
  countCompletedInOwnCourse({ course: student.course, completedDays }).done;

const formatCompleted = (student: Student) =>
  formatPlural(countCompletedDays(student), `completed ${unit.one}`, `completed ${unit.many}`);

function describeConflict(conflict: Conflict<Student>): string {
  const { mine, theirs } = conflict;
  return `${formatCompleted(theirs)}. You have ${countCompletedDays(mine)}; together they are ${countCompletedDays(theirs, mergeCompletedDays(conflict))}.`;
}
