import { useId } from "react";
import { cn } from "#app/lib/cn.ts";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { perDay } from "#domain/content/day-phrases.ts";
import { phaseRanges, type PhaseKey } from "#domain/content/phase.ts";
import {
  findCurrentDay,
  isDayInRange,
  expandDayRange,
  phaseCompletionPercent,
  type DayRange,
} from "#domain/students/progress.ts";
import { phaseNames, useFormatDay } from "../course-phases.ts";
import { daysPerRow, useDayGrid } from "./use-day-grid.ts";

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
