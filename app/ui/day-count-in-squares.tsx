import { courseLength, phaseKeys, phaseOfDay, phaseRanges } from "#domain/content/phase.ts";
import { layOutDayCountSquares } from "#domain/content/squares-of-digits-and-days.ts";
import { phaseClass } from "./course-graphics.tsx";

const { columns, rows, squares } = layOutDayCountSquares();
const keyDays = new Set(phaseKeys.flatMap((key) => [phaseRanges[key].first, phaseRanges[key].last]));
/** Numbers of days stand where each square is a day. */
const isNumbered = squares.length === courseLength;

/** From its upper left corner, which is rounded like the others. */
const outline = "h.82q.04 0 .04.04v.82q0 .04-.04.04h-.82q-.04 0-.04-.04v-.82q0-.04.04-.04";

/** The number of days in squares; the phases read as bands. One path draws a phase: an element for each square held the first paint up. */
export function DayCountInSquares() {
  return (
    <div className="figure" aria-hidden>
      <svg viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}>
        {phaseKeys.map((phase) => (
          <path
            key={phase}
            className={phaseClass[phase]}
            d={squares.map(({ x, y, day }) => (phaseOfDay(day) === phase ? `M${x}.04 ${y}${outline}` : "")).join("")}
          />
        ))}
        {isNumbered && renderNumbers(true)}
        {/* Small drawings hide these, all at once. */}
        {isNumbered && <g>{renderNumbers(false)}</g>}
      </svg>
    </div>
  );
}

const renderNumbers = (areKeyDays: boolean) =>
  squares.map(
    ({ x, y, day }) =>
      keyDays.has(day) === areKeyDays && (
        <text key={day} className={phaseClass[phaseOfDay(day)]} x={x} y={y}>
          {day}
        </text>
      ),
  );
