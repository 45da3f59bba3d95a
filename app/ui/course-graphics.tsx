import { cn } from "#app/lib/cn.ts";
import { courseLength, phaseKeys, phaseList, phaseOfDay, phaseRanges, type PhaseKey } from "#domain/content/phase.ts";

/** The colours of each phase; `site.css` names the classes, which stand nowhere in the code. */
export const phaseClass = Object.fromEntries(
  phaseList.map(({ key, color }) => [key, `phase-${color.replace("#", "")}`]),
) as Record<PhaseKey, string>;

type CourseStripProps = {
  filled?: readonly PhaseKey[];
  /** All days in one row, in two rows, or in two rows on phones only. */
  form?: "row" | "fold" | "two-rows";
  onAccent?: boolean;
  className?: string;
};

const wide = countColumnsAndRows(courseLength, 60);
export const foldedStripLayout = countColumnsAndRows(courseLength, 30);

/** Rows of the same length, the last a little shorter; a course of less than half a row leaves its end empty, or squares would be huge. */
export function countColumnsAndRows(days: number, maxColumns: number) {
  const rows = Math.ceil(days / maxColumns);
  return { columns: Math.max(maxColumns / 2, Math.ceil(days / rows)), rows };
}

/** The course as a strip of squares; each run of days is one dashed line, so the strip costs a handful of elements. */
export function CourseStrip({ filled = phaseKeys, form = "fold", onAccent = false, className }: CourseStripProps) {
  const look = cn("strip", onAccent && "strip-on-accent");
  return (
    <div aria-hidden className={className}>
      {form !== "two-rows" && (
        <svg
          viewBox={`0 0 ${wide.columns - 0.14} ${wide.rows}`}
          className={cn(look, form === "fold" && "max-md:hidden")}
        >
          {renderPhaseLines(filled, wide)}
        </svg>
      )}
      {form !== "row" && (
        <svg
          viewBox={`0 0 ${foldedStripLayout.columns - 0.14} ${foldedStripLayout.rows}`}
          className={cn(look, form === "fold" && "md:hidden")}
        >
          {renderPhaseLines(filled, foldedStripLayout)}
        </svg>
      )}
    </div>
  );
}

function renderPhaseLines(filled: readonly PhaseKey[], { columns, rows }: { columns: number; rows: number }) {
  return phaseKeys.flatMap((key) => {
    const { first, last } = phaseRanges[key];
    return Array.from({ length: rows }, (_, row) => row * columns).flatMap((start, row) => {
      const from = Math.max(first - 1, start);
      const to = Math.min(last, start + columns);
      if (from >= to) return [];
      const on = filled.includes(key) && cn("on", phaseClass[key]);
      return [
        <path key={`${key}-${start}`} className={on || undefined} d={`M${from - start} ${row + 0.5}H${to - start}`} />,
      ];
    });
  });
}

export function HighlightedDaysStrip({ days, className }: { days: readonly number[]; className?: string }) {
  const { columns, rows } = foldedStripLayout;
  return (
    <svg aria-hidden viewBox={`0 0 ${columns - 0.14} ${rows}`} className={cn("strip", className)}>
      {renderPhaseLines([], foldedStripLayout)}
      {days.map((day) => (
        <path
          key={day}
          className={`on ${phaseClass[phaseOfDay(day)]}`}
          d={`M${(day - 1) % columns} ${Math.floor((day - 1) / columns) + 0.5}h1`}
        />
      ))}
    </svg>
  );
}

type CourseCalendarProps = { phase: PhaseKey; shown: { first: number; last: number }; label: string };

/** The days in weeks: filled days are listed beside it, outlined ones belong to the same phase. */
export function CourseCalendar({ phase, shown, label }: CourseCalendarProps) {
  return (
    <div role="img" aria-label={label} className={cn("calendar", phaseClass[phase])}>
      {Array.from({ length: courseLength }, (_, index) => index + 1).map((day) => (
        <i
          key={day}
          className={
            cn(phaseOfDay(day) === phase && "phase-day", day >= shown.first && day <= shown.last && "shown-day") ||
            undefined
          }
        >
          {day}
        </i>
      ))}
    </div>
  );
}
