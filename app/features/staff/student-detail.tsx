import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { ProgressCalendar, ProgressStrip } from "#app/ui/squares.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { toIndianTime } from "#domain/indian-time.ts";
import { formatLongDate } from "#domain/long-date.ts";
import { courseLength, phaseKeys, phaseRanges } from "#domain/phase.ts";
import { findCurrentDay, isSameDays, mergeDays, phasePercent, toggleDay } from "#domain/progress.ts";
import { type Student, studentSchema } from "#domain/student.ts";
import { ChangeList } from "./change-list.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { PhaseDays, phaseNames } from "./phase-days.tsx";
import { CallError } from "./staff-api.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { showStudent, useDeleteStudent, useSaveProgress } from "./use-students.ts";

type StudentDetailProps = { student: Student; onDirty: (isDirty: boolean) => void; onDeleted: () => void };

/** The working copy: what was ticked, and which saved state it started from. */
type Draft = { days: number[]; version: number };

const conflictSchema = v.object({ student: studentSchema });

export function StudentDetail({ student, onDirty, onDeleted }: StudentDetailProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<Student | null>(null);
  const save = useSaveProgress();
  const heading = useRef<HTMLHeadingElement>(null);

  const days = draft?.days ?? student.completedDays;
  const isDirty = draft !== null && !isSameDays(draft.days, student.completedDays);
  const endGuard = useLeaveGuard(isDirty, onDirty);
  const remove = useDeleteStudent(() => {
    endGuard();
    onDeleted();
  });
  // On a phone the list stands above: choosing leads to what was chosen.
  useEffect(() => {
    if (matchMedia("(width >= 64rem)").matches) return;
    heading.current?.scrollIntoView();
    focusPlace("student-name");
  }, []);

  function toggle(day: number) {
    setDraft({ days: toggleDay(days, day), version: draft?.version ?? student.version });
  }

  function submit(next: Draft) {
    setDraft(next);
    setConflict(null);
    save.mutate(
      { id: student._id, completedDays: next.days, version: next.version },
      {
        onSuccess: ({ version }) => {
          // What was ticked while it was being saved is not saved yet.
          setDraft((now) => (now === next ? null : now && { ...now, version }));
          showToast({ title: "Student progress updated successfully!" });
        },
        onError: (error) => {
          const answer = v.safeParse(conflictSchema, error instanceof CallError ? error.body : undefined);
          if (answer.success) setConflict(answer.output.student);
          else showToast({ tone: "destructive", title: "Failed to update progress. Please try again." });
        },
      },
    );
  }

  function confirmDelete() {
    if (!window.confirm("Are you sure you want to delete this student?")) return;
    remove.mutate(student._id);
  }

  const saveButton = (
    <Button
      variant={isDirty ? "primary" : "outline"}
      busy={save.isPending}
      onClick={() => submit(draft ?? { days, version: student.version })}
    >
      Save Progress
    </Button>
  );
  return (
    <section aria-labelledby="student-name" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={heading} id="student-name" className="scroll-mt-24 text-h3 wrap-anywhere">
            {student.name}
          </h2>
          <p role="status" className="label-mono text-accent-text">
            {isDirty && "Unsaved changes"}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={remove.isPending} onClick={confirmDelete}>
            <Trash2 aria-hidden className="icon" />
            Delete
          </Button>
          <span className="max-nav:hidden">{saveButton}</span>
        </div>
      </div>
      <dl className="sheet grid-cols-2">
        <div>
          <dt className="label-mono text-fg-2">Enrolled</dt>
          <dd className="text-h4">{formatLongDate(toIndianTime(student.enrollmentDate))}</dd>
        </div>
        <div>
          <dt className="label-mono text-fg-2">Current day</dt>
          <dd className="text-h4">{findCurrentDay(days)}</dd>
        </div>
      </dl>
      <div className="card grid items-center gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <dl className="grid gap-5">
          {phaseKeys.map((key) => (
            <div key={key} className="grid grid-cols-[7rem_minmax(0,1fr)_3rem] items-center gap-2">
              <dt>{phaseNames[key]}</dt>
              <dd className="label-mono order-last text-right">{phasePercent(days, key)}%</dd>
              <ProgressStrip days={days} {...phaseRanges[key]} className="h-3.5" />
            </div>
          ))}
        </dl>
        <div className="max-w-72">
          <ProgressCalendar days={days} label={`${days.length} of ${courseLength} days completed`} />
        </div>
      </div>
      <PhaseDays days={days} onToggle={toggle} />
      <ChangeList subject="student" id={student._id} />
      <div className="fixed inset-x-0 bottom-0 z-15 grid min-h-dock items-center border-t border-line bg-surface px-gutter py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] nav:hidden">
        {saveButton}
      </div>
      <MergeDialog
        theirs={conflict}
        mine={days}
        onMerge={(theirs) => submit({ days: mergeDays(days, theirs.completedDays), version: theirs.version })}
        onTakeTheirs={(theirs) => {
          setDraft(null);
          setConflict(null);
          showStudent(client, theirs);
        }}
        onClose={() => setConflict(null)}
      />
    </section>
  );
}
