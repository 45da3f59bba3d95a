import { cn } from "#app/lib/cn.ts";
import { courseLength } from "#domain/content/phase.ts";
import { groupConsecutiveDaysByPhase } from "#domain/students/progress.ts";
import { phaseClass } from "./course-graphics.tsx";

export function ProgressStrip({
  days,
  first = 1,
  last = courseLength,
  className,
}: {
  days: readonly number[];
  first?: number;
  last?: number;
  className?: string;
}) {
  const length = last - first + 1;
  const shown = days.filter((day) => day >= first && day <= last);
  return (
    <svg aria-hidden viewBox={`0 0 ${length - 0.14} 1`} preserveAspectRatio="none" className={cn("strip", className)}>
      <path d={`M0 .5H${length}`} />
      {groupConsecutiveDaysByPhase(shown).map((run) => (
        <path
          key={run.first}
          className={cn("on", phaseClass[run.phase])}
          d={`M${run.first - first} .5H${run.last - first + 1}`}
        />
      ))}
    </svg>
  );
}
