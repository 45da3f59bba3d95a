import { useState, type ReactNode } from "react";
import { phaseKeys, phaseOfDay, phaseRanges } from "#domain/content/phase.ts";
import { currentDayOf, isWithin, studentDays, toggleDay } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student.ts";
import { PhaseDays } from "./phase-days.tsx";
import { ProgressCard } from "./progress-card.tsx";

type StudentDaysProps = {
  student: Student;
  days: readonly number[];
  savedDays: readonly number[];
  onChange: (days: number[]) => void;
  /** Comes after the squares in the order of Tab, before the many rows. */
  children: ReactNode;
};

/** The phases of the student's course, the current one first. */
function listPhases(student: Student) {
  const current = phaseOfDay(currentDayOf(student));
  const others = phaseKeys.filter((key) => key !== current && isWithin(phaseRanges[key].first, studentDays(student)));
  return [current, ...others];
}

/** The days as squares, and once more with titles and tasks. */
export function StudentDays({ student, days, savedDays, onChange, children }: StudentDaysProps) {
  // Once: nothing changes places under the pointer when a phase is completed.
  const [phases] = useState(() => listPhases(student));
  return (
    <>
      <ProgressCard student={student} days={days} savedDays={savedDays} phases={phases} onChange={onChange} />
      {children}
      <PhaseDays days={days} phases={phases} onToggle={(day) => onChange(toggleDay(days, day))} />
    </>
  );
}
