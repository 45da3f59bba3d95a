import { cn } from "#app/lib/cn.ts";
import { courseLength, phaseKeys, phaseOfDay, phaseRanges } from "#domain/content/phase.ts";
import { layOutCourse } from "#domain/content/squares-of-digits-and-days.ts";
import { phaseClass } from "./course-graphics.tsx";

const { columns, rows, squares } = layOutCourse();
const keyDays = new Set(phaseKeys.flatMap((key) => [phaseRanges[key].first, phaseRanges[key].last]));
/** Numbers of days stand where each square is a day. */
const isNumbered = squares.length === courseLength;

/** The number of days in squares; the phases read as bands. */
export function CourseIllustration() {
  return (
    <div className="figure" aria-hidden>
      <svg viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}>
        {squares.map(({ x, y, day }) => (
          <rect key={`${x},${y}`} className={phaseClass[phaseOfDay(day)]} x={x} y={y} />
        ))}
        {isNumbered &&
          squares.map(({ x, y, day }) => (
            <text key={`${x},${y}`} className={cn(phaseClass[phaseOfDay(day)], keyDays.has(day) && "key")} x={x} y={y}>
              {day}
            </text>
          ))}
      </svg>
    </div>
  );
}
