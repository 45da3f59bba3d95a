import { memo, useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { useHashAfterPrefix, useScrollToTarget } from "#app/lib/use-url-state.ts";
import { planTicksKey, readStored } from "#app/lib/storage.ts";
import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { AccordionItem } from "#app/ui/accordion-item-and-hidden-until-found.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { dayAnchor, phaseOfDay, unit } from "#domain/content/phase.ts";
import type { ListedDay } from "#domain/content/curriculum.ts";
import { capitalise } from "#domain/format/text.ts";

type DayAccordionProps<Day extends ListedDay> = {
  days: readonly Day[];
  group: string;
  /** Drawn beside the title where the page shows pictures. */
  renderIcon?: (day: Day) => ReactNode;
};

const loadPlanTicks = () => import("#app/features/plan-ticks/plan-ticks.tsx");

/** Days with their tasks, one open at a time; `#day-23` in the URL opens that day. */
export function DayAccordion<Day extends ListedDay>({ days, group, renderIcon }: DayAccordionProps<Day>) {
  const target = useHashAfterPrefix("day-");
  const [seenTarget, setSeenTarget] = useState<string | null>(null);
  const [openDay, setOpenDay] = useState<number | null>(null);
  if (target !== seenTarget) {
    setSeenTarget(target);
    if (target) setOpenDay(Number(target));
  }
  useScrollToTarget(days.some(({ day }) => String(day) === target) ? dayAnchor(Number(target)) : null);
  // Boxes to tick come when a day is first opened; who has ticked before sees the days that are done with the page.
  const isWanted = openDay !== null || readStored("localStorage", planTicksKey) !== null;
  const ticking = useLazyModule(isWanted, loadPlanTicks, () => {});

  return (
    <ul className="accordion border-t border-line">
      {days.map((day) => (
        <DayItem
          key={day.day}
          day={day}
          group={group}
          icon={renderIcon?.(day)}
          open={openDay === day.day}
          setOpenDay={setOpenDay}
          isTarget={target === String(day.day)}
          ticking={ticking}
        />
      ))}
    </ul>
  );
}

type DayItemProps = {
  day: ListedDay;
  group: string;
  icon: ReactNode;
  open: boolean;
  setOpenDay: Dispatch<SetStateAction<number | null>>;
  isTarget: boolean;
  ticking: Awaited<ReturnType<typeof loadPlanTicks>> | null;
};

/** Memoised: there are 58 of them on a page whose URL changes with every tab. */
const DayItem = memo(function DayItem({ day, group, icon, open, setOpenDay, isTarget, ticking }: DayItemProps) {
  return (
    <AccordionItem
      id={dayAnchor(day.day)}
      group={group}
      className={phaseClass[phaseOfDay(day.day)]}
      open={open}
      isTarget={isTarget}
      onToggle={(opened) => setOpenDay((current) => (opened ? day.day : current === day.day ? null : current))}
      summary={
        <>
          <span className="day-square">
            <span className="sr-only">{`${capitalise(unit.one)} `}</span>
            {day.day}
          </span>
          <span className={icon ? "flex items-center gap-3" : undefined}>
            {icon}
            {day.title}
          </span>
        </>
      }
    >
      {ticking && open ? <ticking.TickableTasks day={day} /> : <TaskList tasks={day.tasks} />}
    </AccordionItem>
  );
});

const TaskList = ({ tasks }: { tasks: readonly string[] }) => (
  <ul className="tasks">
    {tasks.map((task) => (
      <li key={task}>{task}</li>
    ))}
  </ul>
);
