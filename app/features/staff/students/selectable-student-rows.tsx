import { useMemo, useRef, type ChangeEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import { ProgressStrip } from "#app/ui/progress-strip.tsx";
import { countDaysBehind, countInactiveDays } from "#domain/students/pace.ts";
import { findStudentCurrentDay, hasFinishedCourse, courseDayRange } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { useNow } from "../staff-clock-and-date-formats.ts";
import { openRowClass, VirtualList } from "../virtual-list.tsx";
import { formatDay } from "#domain/content/phase.ts";

type SelectableStudentRowsProps = {
  students: readonly Student[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onRendered: () => void;
  /** While several are chosen, rows are checkboxes; else null. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

const getStudentId = ({ _id }: Student) => _id;
const look =
  "flex h-full w-full items-center gap-3 border-b border-line px-4 text-left -outline-offset-3 hover:bg-raised";

export function SelectableStudentRows({
  students,
  selectedId,
  onSelect,
  onRendered,
  chosen,
  onChoose,
}: SelectableStudentRowsProps) {
  const groups = useMemo(() => [{ label: "Students", items: students }], [students]);
  const lastChosen = useRef(0);

  /** With Shift, all from the one that was chosen before. */
  function choose(student: Student, { nativeEvent, target }: ChangeEvent<HTMLInputElement>) {
    const index = students.indexOf(student);
    const from = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true ? lastChosen.current : index;
    lastChosen.current = index;
    const run = students.slice(Math.min(from, index), Math.max(from, index) + 1);
    onChoose(run.map(getStudentId), target.checked);
  }

  return (
    <VirtualList
      groups={groups}
      idOf={getStudentId}
      rowHeight={64}
      openId={selectedId}
      onRendered={onRendered}
      className="max-h-[min(70dvh,45rem)] max-lg:max-h-[50dvh]"
      renderRow={(student, control) =>
        chosen ? (
          <label className={cn(look, "cursor-pointer select-none", chosen.has(student._id) && "bg-raised")}>
            <input
              type="checkbox"
              className="check-square phase-accent shrink-0"
              checked={chosen.has(student._id)}
              onChange={(event) => choose(student, event)}
              {...control}
            />
            <StudentRow student={student} />
          </label>
        ) : (
          <button
            type="button"
            aria-current={student._id === selectedId ? "true" : undefined}
            onClick={() => onSelect(student._id)}
            className={cn(look, student._id === selectedId && openRowClass)}
            {...control}
          >
            <StudentRow student={student} />
          </button>
        )
      }
    />
  );
}

const minQuietDays = 7;

function describePace(student: Student, now: Date): string {
  if (hasFinishedCourse(student)) return "finished";
  const [behind, quiet] = [countDaysBehind(student, now), countInactiveDays(student, now)];
  return [behind > 0 && `${behind} behind`, quiet >= minQuietDays && `quiet ${quiet} d`].filter(Boolean).join(" · ");
}

function StudentRow({ student }: { student: Student }) {
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-y-1.5">
      <span className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate font-[650]">{student.name}</span>
        <span className="label-mono shrink-0 text-fg-2">
          {formatDay(findStudentCurrentDay(student))} · {student.currentPhase}
        </span>
      </span>
      <span className="flex items-center gap-3">
        <ProgressStrip days={student.completedDays} {...courseDayRange(student)} className="h-1.5 min-w-0 flex-1" />
        <span className="label-mono shrink-0 text-right whitespace-nowrap text-fg-2 lg:w-48">
          {describePace(student, useNow())}
        </span>
      </span>
    </span>
  );
}
