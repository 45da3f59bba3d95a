import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { perDay } from "#domain/content/day-phrases.ts";
import { phaseRanges, type PhaseKey, phaseOfDay } from "#domain/content/phase.ts";
import {
  findCurrentDay,
  isDayInRange,
  expandDayRange,
  phaseCompletionPercent,
  type DayRange,
  tickOrUntickDayRange,
} from "#domain/students/progress.ts";
import { phaseNames, useFormatDay } from "../course-phases.ts";

const daysPerRow = 7;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: daysPerRow, ArrowUp: -daysPerRow };

/** Where a key leads to from a day; Home and End go to the ends of its phase. */
function findDayForKey(key: string, day: number): number | undefined {
  const { first, last } = phaseRanges[phaseOfDay(day)];
  if (key === "Home") return first;
  if (key === "End") return last;
  const step = steps[key];
  return step === undefined ? undefined : day + step;
}

/** A run of days set alike: `from` is its first day, `base` the days completed before it, `result` those with it. */
type RangeSelection = { from: number; isDone: boolean; base: readonly number[]; result: readonly number[] };

type DayGridOptions = { days: readonly number[]; range: DayRange; onChange: (days: number[]) => void };

const findDayOfElement = (target: unknown) => {
  const square = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return square ? Number(square.dataset["day"]) : undefined;
};

function focusDay(grid: Element, day: number) {
  grid.closest("[data-squares]")?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}

/**
 * Ticks days by press, Space, drag, and Shift with a press or an arrow key. The first day of a run is toggled and the others get
 * its new state; going back along the run restores theirs.
 */
function useDayGrid({ days, range, onChange }: DayGridOptions) {
  const [focusedDay, setFocusedDay] = useState(() => findCurrentDay(days, range));
  const run = useRef<RangeSelection | null>(null);
  const drag = useRef<{ from: number; isMoved: boolean } | null>(null);

  const startRun = (from: number): RangeSelection => ({ from, isDone: !days.includes(from), base: days, result: days });
  function extendRun({ from, isDone, base }: RangeSelection, to: number) {
    const result = tickOrUntickDayRange(base, from, to, isDone);
    run.current = { from, isDone, base, result };
    setFocusedDay(to);
    onChange(result);
  }
  /** Null once anything else has changed the days: extending the run would undo that change. */
  const currentRun = () => (run.current?.result === days ? run.current : null);

  function onClick(event: MouseEvent) {
    const wasDragged = drag.current?.isMoved;
    drag.current = null;
    const day = findDayOfElement(event.target);
    if (day === undefined || wasDragged) return;
    extendRun((event.shiftKey && currentRun()) || startRun(day), day);
  }

  function onKeyDown(event: KeyboardEvent) {
    drag.current = null;
    const day = findDayOfElement(event.target);
    const next = day === undefined ? undefined : findDayForKey(event.key, day);
    if (day === undefined || next === undefined) return;
    event.preventDefault();
    if (!isDayInRange(next, range)) return;
    if (event.shiftKey) extendRun(currentRun() ?? startRun(day), next);
    else run.current = null;
    setFocusedDay(next);
    focusDay(event.currentTarget, next);
  }

  function onPointerDown(event: PointerEvent) {
    const from = findDayOfElement(event.target);
    drag.current = from === undefined || event.button !== 0 || event.shiftKey ? null : { from, isMoved: false };
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag.current || event.buttons === 0) return;
    // A touch stays with the square it began on, so the one below the finger is looked up.
    const day = findDayOfElement(document.elementFromPoint(event.clientX, event.clientY));
    const { from, isMoved } = drag.current;
    if (day === undefined || !isDayInRange(day, range) || (!isMoved && day === from)) return;
    if (!isMoved) {
      drag.current.isMoved = true;
      run.current = startRun(from);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (run.current) extendRun(run.current, day);
  }

  /** The browser took the touch for a scroll. */
  function onPointerCancel() {
    if (drag.current?.isMoved && run.current) onChange([...run.current.base]);
    drag.current = null;
  }

  return { focusedDay, events: { onClick, onKeyDown, onPointerDown, onPointerMove, onPointerCancel } };
}

type DayGridProps = {
  days: readonly number[];
  /** What is saved; a day that differs from it is marked. */
  savedDays: readonly number[];
  range: DayRange;
  phases: readonly PhaseKey[];
  onChange: (days: number[]) => void;
};

export function DayGrid({ days, savedDays, range, phases, onChange }: DayGridProps) {
  const { focusedDay, events } = useDayGrid({ days, range, onChange });
  const nameDay = useFormatDay();
  const hint = useId();
  const current = findCurrentDay(days, range);

  function square(day: number, isTabStop: boolean) {
    const name = nameDay(day);
    return (
      <div key={day} role="gridcell">
        <button
          type="button"
          data-day={day}
          data-changed={days.includes(day) !== savedDays.includes(day) || undefined}
          aria-pressed={days.includes(day)}
          aria-current={day === current ? "step" : undefined}
          aria-label={name}
          title={name}
          tabIndex={isTabStop ? 0 : -1}
          className="tick-square"
        >
          {day}
        </button>
      </div>
    );
  }

  return (
    <div data-squares className="grid grid-cols-[repeat(auto-fit,minmax(min(14.5rem,100%),1fr))] gap-x-5 gap-y-4">
      {phases.map((phase) => {
        const { first, last } = phaseRanges[phase];
        const tabStop = isDayInRange(focusedDay, { first, last }) ? focusedDay : findCurrentDay(days, { first, last });
        const rows = Array.from(
          { length: Math.ceil((last - first + 1) / daysPerRow) },
          (_, row) => first + row * daysPerRow,
        );
        return (
          <div key={phase} className={cn("grid content-start gap-1.5", phaseClass[phase])}>
            <h3 id={`squares-${phase}`} className="flex items-baseline justify-between text-h4">
              {phaseNames[phase]}
              <span className="label-mono">{phaseCompletionPercent(days, phase)}%</span>
            </h3>
            <div
              role="grid"
              aria-labelledby={`squares-${phase}`}
              aria-describedby={hint}
              className="grid gap-1 max-sm:gap-0.5"
              {...events}
            >
              {rows.map((start) => (
                <div key={start} role="row" className="grid grid-cols-7 gap-1 max-sm:gap-0.5">
                  {expandDayRange({ first: start, last: Math.min(start + daysPerRow - 1, last) }).map((day) =>
                    square(day, day === tabStop),
                  )}
                </div>
              ))}
            </div>
          </div>
        );
      })}
      <p id={hint} className="col-span-full text-small text-fg-2">
        Press {perDay} to tick it; drag, or hold Shift, for several.
      </p>
    </div>
  );
}
