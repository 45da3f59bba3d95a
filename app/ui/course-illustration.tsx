import { cn } from "#app/lib/cn.ts";
import { phaseKeys, phaseOfDay, phaseRanges } from "#domain/content/phase.ts";
import { layOutCourse } from "./square-layout.ts";
import { phaseClass } from "./course-graphics.tsx";

const figure = layOutCourse();
const keyDays = new Set(phaseKeys.flatMap((key) => [phaseRanges[key].first, phaseRanges[key].last]));

/** One numbered square for each day; the phases read as bands. */
export function CourseIllustration() {
  const { columns, rows, squares } = figure;
  return (
    <div className="figure" aria-hidden>
      <svg viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}>
        {squares.map(({ x, y }, index) => (
          <rect
            key={`${x},${y}`}
            className={phaseClass[phaseOfDay(index + 1)]}
            x={x}
            y={y}
            width=".9"
            height=".9"
            rx=".04"
          />
        ))}
        {squares.map(({ x, y }, index) => (
          <text
            key={`${x},${y}`}
            className={cn(phaseClass[phaseOfDay(index + 1)], keyDays.has(index + 1) && "key")}
            x={x + 0.1}
            y={y + 0.32}
          >
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}
