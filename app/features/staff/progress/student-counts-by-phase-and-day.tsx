import { cn } from "#app/lib/cn.ts";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { courseLength, formatDay, phaseKeys, phaseOfDay, phaseRanges, unit } from "#domain/content/phase.ts";
import { findStudentCurrentDay } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { phaseNames } from "../course-phases.ts";

export function StudentCountsByPhaseAndDay({ students }: { students: readonly Student[] }) {
  return (
    <section aria-labelledby="overview-title" className="card grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="overview-title" className="text-h3">
        Where everybody stands
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3">
        {phaseKeys.map((key) => (
          <div key={key} className={cn("border-t-4 border-phase-edge pt-2", phaseClass[key])}>
            <dt className="text-micro text-fg-2">{phaseNames[key]}</dt>
            <dd className="text-h2">{students.filter((student) => student.currentPhase === key).length}</dd>
          </div>
        ))}
      </dl>
      <StudentsPerDayChart students={students} />
    </section>
  );
}

const plotHeight = 14;

/** One column for each day, as high as the number of students whose current day it is. */
function StudentsPerDayChart({ students }: { students: readonly Student[] }) {
  const counts = Array.from({ length: courseLength }, () => 0);
  for (const student of students) {
    const index = findStudentCurrentDay(student) - 1;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  const fullest = counts.indexOf(most) + 1;
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Students by current ${unit.one}. Most stand at ${unit.one} ${fullest}: ${most}.`}
        viewBox={`0 0 ${courseLength} ${plotHeight + 0.1}`}
        className="day-plot block w-full"
      >
        {counts.map((count, index) => {
          const height = (count / most) * plotHeight;
          const day = index + 1;
          return count === 0 ? null : (
            <rect
              key={day}
              className={phaseClass[phaseOfDay(day)]}
              x={index + 0.07}
              y={plotHeight - height}
              width="0.86"
              height={height}
            />
          );
        })}
        <path d={`M0 ${plotHeight}H${courseLength}`} />
      </svg>
      <figcaption className="mt-1.5 grid grid-cols-(--phase-shares)">
        {phaseKeys.map((key) => (
          <span key={key} className="label-mono text-fg-2">
            {formatDay(phaseRanges[key].first)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
