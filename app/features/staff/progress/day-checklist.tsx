import { useState } from "react";
import { AccordionItem } from "#app/ui/accordion-item-and-hidden-until-found.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { PhaseKey } from "#domain/content/phase.ts";
import { countCompletedInPhase } from "#domain/students/progress.ts";
import type { StaffPhase } from "#domain/students/student.ts";
import { phaseNames, usePhasesWithDays } from "../course-phases.ts";
import { LoadingOrError } from "../loading-or-error.tsx";

type DayChecklistProps = {
  days: readonly number[];
  /** The phases of the student's course; the first is open. */
  phases: readonly PhaseKey[];
  onToggle: (day: number) => void;
};

/** The same days with their titles and tasks. */
export function DayChecklist({ days, phases, onToggle }: DayChecklistProps) {
  const query = usePhasesWithDays();
  const { data: curriculum } = query;
  const [openPhase, setOpenPhase] = useState<PhaseKey | null>(phases[0] ?? null);
  if (!curriculum) {
    return (
      <LoadingOrError
        query={query}
        loading="Loading the course days..."
        failed="The course days could not be fetched."
      />
    );
  }
  return (
    <ul className="accordion card py-0 [&>li:last-child]:border-b-0">
      {phases.map((key) => {
        const phase = curriculum.find((other) => other.key === key);
        if (!phase) return null;
        const { done, total } = countCompletedInPhase(days, phase.key);
        return (
          <AccordionItem
            key={phase.key}
            id={`days-${phase.key}`}
            group="phase-days"
            className={phaseClass[phase.key]}
            open={openPhase === phase.key}
            onToggle={(open) => setOpenPhase((current) => (open ? phase.key : current === phase.key ? null : current))}
            summary={
              <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
                {phaseNames[phase.key]}
                <Badge filled={done === total}>
                  {done}/{total} days
                </Badge>
              </span>
            }
          >
            <ul>
              {phase.days.map((day) => (
                <DayRow key={day.day} day={day} isDone={days.includes(day.day)} onToggle={onToggle} />
              ))}
            </ul>
          </AccordionItem>
        );
      })}
    </ul>
  );
}

type DayRowProps = { day: StaffPhase["days"][number]; isDone: boolean; onToggle: (day: number) => void };

function DayRow({ day, isDone, onToggle }: DayRowProps) {
  return (
    <li className="border-t border-line">
      <label className="grid min-h-12 cursor-pointer grid-cols-[44px_2.5rem_minmax(0,1fr)] items-start py-2.5">
        <input
          type="checkbox"
          className="check-square mx-auto"
          checked={isDone}
          onChange={() => onToggle(day.day)}
          aria-describedby={`tasks-${day.day}`}
        />
        <span className="label-mono pt-1 text-fg-2">
          <span className="sr-only">Day </span>
          {day.day}
        </span>
        <span>
          <span className="block font-[600] text-fg">{day.title}</span>
          <span id={`tasks-${day.day}`} className="block text-small text-fg-2">
            {day.tasks.join(" · ")}
          </span>
        </span>
      </label>
    </li>
  );
}
