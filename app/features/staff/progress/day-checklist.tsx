import { useState } from "react";
import { AccordionItem } from "#app/ui/accordion-item-and-hidden-until-found.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { IconButton } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PhaseKey } from "#domain/content/phase.ts";
import { countCompletedInPhase } from "#domain/students/progress.ts";
import type { StaffPhase, Student } from "#domain/students/student-schemas.ts";
import { phaseNames, usePhasesWithDays } from "../course-phases.ts";
import { LoadingOrError } from "../loading-or-error.tsx";
import { unit } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";

type DayChecklistProps = {
  days: readonly number[];
  student: Pick<Student, "ownDays" | "lockedDays">;
  /** The phases of the student's course; the first is open. */
  phases: readonly PhaseKey[];
  onToggle: (day: number) => void;
  onLock: (day: number, locked: boolean) => void;
};

export function DayChecklist({ days, student, phases, onToggle, onLock }: DayChecklistProps) {
  const query = usePhasesWithDays();
  const { data: curriculum } = query;
  const [openPhase, setOpenPhase] = useState<PhaseKey | null>(phases[0] ?? null);
  if (!curriculum) {
    return (
      <LoadingOrError
        query={query}
        loading={`Loading the ${unit.many} of the course...`}
        failed={`The ${unit.many} of the course could not be fetched.`}
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
                  {done}/{total} {unit.many}
                </Badge>
              </span>
            }
          >
            <ul>
              {phase.days.map((day) => (
                <DayRow
                  key={day.day}
                  day={day}
                  isDone={days.includes(day.day)}
                  isOwn={student.ownDays.includes(day.day)}
                  isLocked={student.lockedDays.includes(day.day)}
                  onToggle={onToggle}
                  onLock={onLock}
                />
              ))}
            </ul>
          </AccordionItem>
        );
      })}
    </ul>
  );
}

type DayRowProps = Pick<DayChecklistProps, "onToggle" | "onLock"> & {
  day: StaffPhase["days"][number];
  isDone: boolean;
  isOwn: boolean;
  isLocked: boolean;
};

function DayRow({ day, isDone, isOwn, isLocked, onToggle, onLock }: DayRowProps) {
  return (
    <li className="flex items-start border-t border-line">
      <label className="grid min-h-12 flex-1 cursor-pointer grid-cols-[44px_2.5rem_minmax(0,1fr)] items-start py-2.5">
        <input
          type="checkbox"
          className="check-square mx-auto"
          checked={isDone}
          onChange={() => onToggle(day.day)}
          aria-describedby={`tasks-${day.day}`}
        />
        <span className="label-mono pt-1 text-fg-2">
          <span className="sr-only">{`${capitalise(unit.one)} `}</span>
          {day.day}
        </span>
        <span>
          <span className="block font-[600] text-fg">{day.title}</span>
          <span id={`tasks-${day.day}`} className="block text-small text-fg-2">
            {day.tasks.join(" · ")}
          </span>
          {isDone && isOwn && <span className="label-mono block text-fg-2">Ticked by the student</span>}
        </span>
      </label>
      <IconButton
        label={`Only staff tick ${unit.one} ${day.day}`}
        title={isLocked ? `Locked: only staff tick this ${unit.one}` : `Lock: only staff tick this ${unit.one}`}
        aria-pressed={isLocked}
        onClick={() => onLock(day.day, !isLocked)}
        className="mt-1 text-fg-3 aria-pressed:text-accent-text"
      >
        <Icon name={isLocked ? "lock" : "lock-open"} />
      </IconButton>
    </li>
  );
}
