import { cn } from "#app/lib/cn.ts";
import { formatDaysDone, planTicks, saveTicks, tickTask } from "#app/lib/visitor-ticks-in-local-storage.ts";
import { useStore } from "#app/lib/store.ts";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import type { ListedDay } from "#domain/content/curriculum.ts";
import { dayAnchor, phaseOfDay } from "#domain/content/phase.ts";
import { layOutDayCountSquares } from "#domain/content/squares-of-digits-and-days.ts";
import { isTaskTicked, parseTickedDaysAndTasks, type Ticks } from "#domain/students/day-and-task-ticks.ts";

export { planTicks, tickTask } from "#app/lib/visitor-ticks-in-local-storage.ts";

export function TickableTasks({ day }: { day: ListedDay }) {
  const ticks = useStore(planTicks);
  const hasTicks = ticks.completedDays.length > 0 || ticks.tickedTasks.length > 0;
  return (
    <>
      <ul className="tasks *:before:hidden">
        {day.tasks.map((text, task) => (
          <li key={text}>
            <label className="contents cursor-pointer">
              <input
                type="checkbox"
                className="check-square -ml-1"
                checked={isTaskTicked(ticks, day.day, task)}
                onChange={({ target }) => tickTask(day, task, target.checked)}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      {hasTicks && <TickedDaysOverview className="mt-5 ml-16 max-sm:ml-0" />}
    </>
  );
}

const { columns, rows, squares } = layOutDayCountSquares();

export function TickedDaysOverview({ className }: { className?: string }) {
  const { completedDays } = useStore(planTicks);
  return (
    <div className={cn("grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5", className)}>
      <div className="figure figure-empty own-squares" aria-hidden>
        <svg viewBox={`0 0 ${columns - 0.1} ${rows - 0.1}`}>
          {squares.map(({ x, y, day }) => (
            <rect
              key={`${x},${y}`}
              className={phaseClass[phaseOfDay(day)]}
              data-done={completedDays.includes(day) || undefined}
              x={x}
              y={y}
            />
          ))}
        </svg>
      </div>
      <div className="text-small">
        <p role="status" className="font-[600]">
          {formatDaysDone(completedDays)}
        </p>
        <p className="text-fg-2">Kept on this device only. If you enroll, we take it over.</p>
        {completedDays.length > 0 && (
          <button type="button" className="link" onClick={() => saveTicks(parseTickedDaysAndTasks(""))}>
            Clear my ticks
          </button>
        )}
      </div>
    </div>
  );
}

const look = `background: var(--phase); color: var(--on-phase); border-color: var(--phase-edge);
  @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; color: HighlightText }`;

/** Marks the days that are done in the lists of the page, which was made for everybody. */
function markDoneDays({ completedDays }: Ticks) {
  const done = completedDays.map((day) => `.accordion details:has(> #${dayAnchor(day)}) .day-square`);
  sheet.replaceSync(done.length > 0 ? `${done.join(",")} { ${look} }` : "");
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
markDoneDays(planTicks.read());
planTicks.subscribe(() => markDoneDays(planTicks.read()));
