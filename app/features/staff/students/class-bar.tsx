import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { useState } from "react";
import { courseLength } from "#domain/content/phase.ts";
import { currentDayOf } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { ClassOutcome } from "./class-outcome.tsx";
import { useClassProgress, type DayForClass } from "./use-class-progress.ts";
import { usePhases } from "../use-students.ts";

type ClassBarProps = {
  shown: readonly Student[];
  chosen: readonly Student[];
  onChoose: (students: readonly Student[]) => void;
};

export const countStudents = (count: number) => (count === 1 ? "1 student" : `${count} students`);

/** The day that most of them have next. */
function findCommonDay(students: readonly Student[]): number {
  const counts = new Map<number, number>();
  for (const student of students) counts.set(currentDayOf(student), (counts.get(currentDayOf(student)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 1;
}

/** One day for all that are chosen, in one save. */
export function ClassBar({ shown, chosen, onChoose }: ClassBarProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const { data: phases } = usePhases();
  const save = useClassProgress();
  const day = Number(picked ?? findCommonDay(chosen));
  const titles = new Map(phases?.flatMap(({ days }) => days.map((one) => [one.day, one.title] as const)));
  const options = Array.from({ length: courseLength }, (_, index) => {
    const title = titles.get(index + 1);
    return [String(index + 1), title ? `Day ${index + 1}: ${title}` : `Day ${index + 1}`] as const;
  });

  function submit(change: DayForClass) {
    save.mutate(change, {
      onSuccess: ({ saved, outdated }) => {
        onChoose(outdated);
        const verb = change.done ? "ticked" : "unticked";
        if (saved.length > 0) showToast({ title: `Day ${change.day} ${verb} for ${countStudents(saved.length)}.` });
      },
    });
  }

  const isIdle = chosen.length === 0 || save.isPending;
  return (
    <section
      aria-label="Several students"
      className="card sticky bottom-0 z-5 grid grid-cols-[minmax(0,1fr)] gap-3 p-4 max-lg:shadow-(--shadow) lg:top-20 lg:bottom-auto"
    >
      <div className="flex flex-wrap items-center gap-x-5">
        <p role="status" className="label-mono flex-1">
          {countStudents(chosen.length)} chosen
        </p>
        <button type="button" className="link min-h-8 text-small" onClick={() => onChoose(shown)}>
          All {shown.length} shown
        </button>
        <button type="button" className="link min-h-8 text-small" onClick={() => onChoose([])}>
          None
        </button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1 max-sm:basis-full">
          <Select label="Day" value={String(day)} onChange={setPicked} options={options} />
        </div>
        <Button className="max-sm:flex-1" busy={isIdle} onClick={() => submit({ day, done: true, students: chosen })}>
          Tick day {day} for {countStudents(chosen.length)}
        </Button>
        <Button variant="outline" busy={isIdle} onClick={() => submit({ day, done: false, students: chosen })}>
          Untick
        </Button>
      </div>
      {save.data && (
        <ClassOutcome
          outcome={save.data}
          change={save.variables}
          isBusy={save.isPending}
          onRetry={(students) => submit({ ...save.variables, students })}
        />
      )}
    </section>
  );
}
