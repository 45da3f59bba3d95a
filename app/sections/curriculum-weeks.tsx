import { cn } from "#app/lib/cn.ts";
import { useSyncHashToQuery } from "#app/lib/use-url-state.ts";
import { ButtonLink, LinkList } from "#app/ui/button.tsx";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { capitalise, formatPlural } from "#domain/format/text.ts";
import { formatDayRange, perDay } from "#domain/content/day-phrases.ts";
import { formatDayCount, listDaysOfPhaseWeek, type PhaseKey } from "#domain/content/phase.ts";
import type { Day, ShownPhase, Week } from "#domain/content/curriculum.ts";
import { DayAccordion } from "./day-accordion.tsx";
import { PhaseTabs, usePhaseFromUrl, toPhaseQueryChange } from "./phase-tabs.tsx";

type CurriculumWeeksProps = {
  title: string;
  phases: readonly ShownPhase[];
  weeks: Readonly<Record<PhaseKey, readonly Week[]>>;
};

export function CurriculumWeeks({ title, phases, weeks }: CurriculumWeeksProps) {
  const { targetDay, current, choose } = usePhaseFromUrl();
  useSyncHashToQuery(targetDay, () => toPhaseQueryChange(current));

  return (
    <section aria-labelledby="weeks-title" className="pt-block">
      <h2 id="weeks-title" className="mb-6 text-h2">
        {title}
      </h2>
      <PhaseTabs
        id="weeks"
        phases={phases}
        current={current}
        onChange={(key) => choose(toPhaseQueryChange(key))}
        renderPanel={(phase) => (
          <div className={phaseClass[phase.key]}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 text-fg-2">
              <span>
                {phase.month && `${phase.month}: `}
                {formatDayCount(phase.days.length)}, about {formatPlural(phase.hoursPerDay, "hour")} {perDay}.
              </span>
              <div className="flex flex-wrap items-center gap-x-5">
                <LinkList links={[{ label: phase.title, path: phase.path }]} />
                {phase.demo && (
                  <ButtonLink to={`${phase.path}#demo`} variant="outline" size="sm" className="unprinted">
                    Try it: {phase.demo.title}
                  </ButtonLink>
                )}
              </div>
            </div>
            {weeks[phase.key].map((week, index) => (
              <WeekRow key={week.week} week={week} days={listDaysOfPhaseWeek(phase, index, weeks[phase.key].length)} />
            ))}
          </div>
        )}
      />
    </section>
  );
}

function WeekRow({ week, days }: { week: Week; days: readonly Day[] }) {
  const lists = [
    { title: "Topics", items: week.topics },
    { title: "Projects", items: week.projects },
    { title: "Tools", items: week.tools },
  ];
  return (
    <article aria-labelledby={`week-${week.week}`} className="split mt-6 border-t border-line pt-8 pb-6">
      <div className="self-start lg:sticky lg:top-20">
        <span className="inline-grid size-12 place-items-center rounded-cell border border-phase-edge bg-phase font-mono font-[600] text-on-phase">
          W{week.week}
        </span>
        <h3 id={`week-${week.week}`} className="mt-4 scroll-mt-24 text-h3">
          <span className="sr-only">Week {week.week}: </span>
          {week.title}
        </h3>
        <p className="label-mono mt-2 text-fg-2">
          {capitalise(formatDayRange({ first: days[0]?.day ?? 0, last: days.at(-1)?.day ?? 0 }))}
        </p>
      </div>
      <div>
        <div className="grid gap-6 sm:grid-cols-3">
          {lists.map(
            (list) =>
              list.items.length > 0 && (
                <div key={list.title}>
                  <h4 className="label-mono mb-2 text-fg-3">{list.title}</h4>
                  <ul className="grid gap-1.5">
                    {list.items.map((item) => (
                      <li
                        key={item}
                        className={cn("leading-[1.35]", list.title === "Topics" ? "text-fg" : "text-fg-2")}
                      >
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
        <div className="mt-8">
          <DayAccordion days={days} group="days" />
        </div>
      </div>
    </article>
  );
}
