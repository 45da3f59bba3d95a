import { unit } from "#domain/content/phase.ts";
import { ProgressStrip } from "#app/ui/progress-strip.tsx";
import type { Report } from "#domain/history/report-schemas.ts";
import { courseLength } from "#domain/content/phase.ts";

const parseDays = (days: unknown) => String(days).split(" ").filter(Boolean).map(Number);

/** One row of days for each student: a column with many gaps is a day that was hard for all. */
export function StudentProgressRows({
  report: { rows, total },
  onOpen,
}: {
  report: Report;
  onOpen: (id: string) => void;
}) {
  return (
    <div className="grid gap-2">
      <p className="text-small text-fg-2">
        Who enrolled in these days, or is of the batch{total > rows.length && `: the newest ${rows.length} of ${total}`}
        . A square is a day of the course, 1 to {courseLength}.
      </p>
      <div
        role="region"
        aria-label={`Students and their ${unit.many}`}
        className="relative max-h-[32rem] overflow-y-auto"
      >
        <ul>
          {rows.map(({ id, name, done, days }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_2rem] items-center gap-3 text-small sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_2rem]"
            >
              <button
                type="button"
                className="min-h-11 truncate text-left underline lg:min-h-7"
                onClick={() => onOpen(String(id))}
              >
                {name}
              </button>
              <ProgressStrip days={parseDays(days)} className="h-4 w-full" />
              <span className="label-mono text-right">
                {done}
                <span className="sr-only"> {unit.many} done</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
