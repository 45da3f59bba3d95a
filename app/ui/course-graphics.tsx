import { cn } from "#app/lib/cn.ts";
import { courseLength, phaseKeys, phaseList, phaseOfDay, phaseRanges, type PhaseKey } from "#domain/content/phase.ts";
import { layOutGlyph, type Glyph } from "./square-layout.ts";

/** The colours of each phase; `site.css` names the classes, which stand nowhere in the code. */
export const phaseClass = Object.fromEntries(phaseList.map(({ key, color }) => [key, `phase-${color}`])) as Record<
  PhaseKey,
  string
>;

/** A status code in empty squares, the last one filled. */
export function StatusCodeGraphic({ code }: { code: Exclude<Glyph, "58"> }) {
  const { columns, rows, squares } = layOutGlyph(code);
  return (
    <div className="figure figure-empty" aria-hidden>
      <svg viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}>
        {squares.map(({ x, y }) => (
          <rect key={`${x},${y}`} x={x + 0.02} y={y + 0.02} width=".86" height=".86" rx=".04" />
        ))}
      </svg>
    </div>
  );
}

type CourseStripProps = {
  /** Phases whose days are filled. */
  filled?: readonly PhaseKey[];
  /** All days in one row, in two rows, or in two rows on phones only. */
  form?: "row" | "fold" | "two-rows";
  onAccent?: boolean;
  className?: string;
};

/** In two rows, a short course leaves the end of the row empty, or its squares would be too large. */
const foldedWidth = Math.max(29, Math.ceil(courseLength / 2));

/** The course as a strip of squares; each run of days is one dashed line, so the strip costs a handful of elements. */
export function CourseStrip({ filled = phaseKeys, form = "fold", onAccent = false, className }: CourseStripProps) {
  const look = cn("strip", onAccent && "strip-on-accent");
  return (
    <div aria-hidden className={className}>
      {form !== "two-rows" && (
        <svg
          viewBox={`0 0 ${courseLength - 0.14} 1`}
          preserveAspectRatio="none"
          className={cn(look, "h-3.5", form === "fold" && "max-md:hidden")}
        >
          {renderDayRuns(filled, courseLength)}
        </svg>
      )}
      {form !== "row" && (
        <svg
          viewBox={`0 0 ${foldedWidth - 0.14} ${courseLength > foldedWidth ? 2 : 1}`}
          className={cn(look, form === "fold" && "md:hidden")}
        >
          {renderDayRuns(filled, foldedWidth)}
        </svg>
      )}
    </div>
  );
}

/** Draws the phases as lines, cut to fit rows of the given width. */
function renderDayRuns(filled: readonly PhaseKey[], width: number) {
  return phaseKeys.flatMap((key) => {
    const { first, last } = phaseRanges[key];
    const rows = width >= courseLength ? [0] : [0, 1];
    return rows.flatMap((row) => {
      const from = Math.max(first - 1, row * width);
      const to = Math.min(last, (row + 1) * width);
      if (from >= to) return [];
      const y = row === 0 ? 0.5 : 1.5;
      const on = filled.includes(key) && cn("on", phaseClass[key]);
      return [
        <path
          key={`${key}-${row}`}
          className={on || undefined}
          d={`M${from - row * width} ${y}H${to - row * width}`}
          strokeWidth={width === courseLength ? 1 : 0.86}
        />,
      ];
    });
  });
}

type CourseCalendarProps = { phase: PhaseKey; shown: { first: number; last: number }; label: string };

/** The days in weeks: filled days are listed beside it, outlined ones belong to the same phase. */
export function CourseCalendar({ phase, shown, label }: CourseCalendarProps) {
  return (
    <div role="img" aria-label={label} className={cn("calendar", phaseClass[phase])}>
      {Array.from({ length: courseLength }, (_, index) => index + 1).map((day) => (
        <i
          key={day}
          className={cn(
            "not-italic",
            phaseOfDay(day) === phase && "phase-day",
            day >= shown.first && day <= shown.last && "shown-day",
          )}
        >
          {day}
        </i>
      ))}
    </div>
  );
}
