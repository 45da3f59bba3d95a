import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useRef } from "react";
import { cn } from "#app/lib/cn.ts";
import { ProgressStrip } from "#app/ui/squares.tsx";
import { currentDayOf, studentDays } from "#domain/progress.ts";
import type { Student } from "#domain/student.ts";

const rowHeight = 77;
/** Rows kept around what is seen, so that Tab and the arrow keys find the next one. */
const rowsAround = 6;

type StudentListProps = {
  students: readonly Student[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
};

/** Only the rows in view are in the page: ten thousand scroll like ten. */
export function StudentList({ students, selectedId, onSelect }: StudentListProps) {
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this site's components
  const rows = useVirtualizer({
    count: students.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: rowsAround,
    getItemKey: (index) => students[index]?._id ?? index,
  });

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = document.activeElement?.closest<HTMLElement>("[data-row]");
    if (!step || !row) return;
    event.preventDefault();
    const next = Number(row.dataset["row"]) + step;
    rows.scrollToIndex(next);
    frame.current?.querySelector<HTMLElement>(`[data-row="${next}"] button`)?.focus({ preventScroll: true });
  }

  return (
    <div ref={frame} className="card max-h-[min(70dvh,45rem)] overflow-auto p-0 max-lg:max-h-[50dvh]">
      {/* Positions are set by script: the content policy refuses style attributes in markup, and this list has none there. */}
      <ul aria-label="Students" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const student = students[index];
          if (!student) return null;
          return (
            <li
              key={key}
              data-row={index}
              aria-setsize={students.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <StudentRow
                student={student}
                isSelected={student._id === selectedId}
                onSelect={onSelect}
                onKeyDown={moveFocus}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type StudentRowProps = {
  student: Student;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function StudentRow({ student, isSelected, onSelect, onKeyDown }: StudentRowProps) {
  return (
    <button
      type="button"
      onKeyDown={onKeyDown}
      aria-current={isSelected ? "true" : undefined}
      onClick={() => onSelect(student._id)}
      className={cn(
        "grid h-full w-full grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-1.5 border-b border-line px-4 text-left -outline-offset-3 hover:bg-raised",
        isSelected && "bg-raised shadow-[inset_4px_0_0_var(--accent-mark)]",
      )}
    >
      <span className="truncate font-[650]">{student.name}</span>
      <span className="label-mono self-center text-fg-2">
        Day {currentDayOf(student)} · {student.currentPhase}
      </span>
      <ProgressStrip days={student.completedDays} {...studentDays(student)} className="col-span-2 h-1.5" />
    </button>
  );
}
