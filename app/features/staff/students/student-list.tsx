import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import { phaseClass } from "#app/ui/squares.tsx";
import type { Student } from "#domain/students/student.ts";
import { ProgressStrip } from "#app/ui/progress-strip.tsx";
import { countDaysBehind, countQuietDays, currentDayOf, isFinished, studentDays } from "#domain/students/progress.ts";

const rowHeight = 64;
/** Rows rendered around those in view, so that the arrow keys find the next one. */
const rowsAround = 6;

type StudentListProps = {
  students: readonly Student[];
  now: Date;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** While several are chosen, rows are checkboxes; else null. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

/** Only the rows in view are in the page: ten thousand scroll like ten. One of them is a tab stop, arrow keys move on from it. */
export function StudentList({ students, now, selectedId, onSelect, chosen, onChoose }: StudentListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const lastChosen = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this site's components
  const rows = useVirtualizer({
    count: students.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: rowsAround,
    getItemKey: (index) => students[index]?._id ?? index,
  });
  const items = rows.getVirtualItems();
  const tabStop = items.some(({ index }) => index === focused) ? focused : items[0]?.index;

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = focused + step;
    rows.scrollToIndex(next);
    frame.current
      ?.querySelector<HTMLElement>(`[data-row="${next}"] :is(button, input)`)
      ?.focus({ preventScroll: true });
  }

  /** With Shift, all from the one that was chosen before. */
  function choose(index: number, { nativeEvent, target }: ChangeEvent<HTMLInputElement>) {
    const isRun = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
    const [from, to] = [lastChosen.current, index].toSorted((a, b) => a - b);
    const run = isRun ? students.slice(from, (to ?? index) + 1) : students.slice(index, index + 1);
    lastChosen.current = index;
    onChoose(
      run.map(({ _id }) => _id),
      target.checked,
    );
  }

  const look =
    "flex h-full w-full items-center gap-3 border-b border-line px-4 text-left -outline-offset-3 hover:bg-raised";
  return (
    <div ref={frame} className="card max-h-[min(70dvh,45rem)] overflow-auto p-0 max-lg:max-h-[50dvh]">
      {/* Positions are set by script: the content policy refuses style attributes in markup, and this list has none there. */}
      <ul aria-label="Students" className="relative" style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const student = students[index];
          if (!student) return null;
          const control = {
            onKeyDown: moveFocus,
            onFocus: () => setFocused(index),
            tabIndex: index === tabStop ? 0 : -1,
          };
          return (
            <li
              key={key}
              data-row={index}
              aria-setsize={students.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              {chosen ? (
                <label className={cn(look, "cursor-pointer select-none", chosen.has(student._id) && "bg-raised")}>
                  <input
                    type="checkbox"
                    className={cn("check-square shrink-0", phaseClass.basic)}
                    checked={chosen.has(student._id)}
                    onChange={(event) => choose(index, event)}
                    {...control}
                  />
                  <StudentRow student={student} now={now} />
                </label>
              ) : (
                <button
                  type="button"
                  aria-current={student._id === selectedId ? "true" : undefined}
                  onClick={() => onSelect(student._id)}
                  className={cn(
                    look,
                    student._id === selectedId && "bg-raised shadow-[inset_4px_0_0_var(--accent-mark)]",
                  )}
                  {...control}
                >
                  <StudentRow student={student} now={now} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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
