import { memo, useDeferredValue, useMemo } from "react";
import { LazyDaySquareLinks } from "#app/features/day-square-links/lazy-day-square-links.tsx";
import { cn } from "#app/lib/cn.ts";
import { parsePageIndex, useSyncHashToQuery, formatPageIndexForUrl } from "#app/lib/use-url-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { HiddenUntilFound } from "#app/ui/accordion-item-and-hidden-until-found.tsx";
import { Pager, chunkIntoPages } from "#app/ui/paging.tsx";
import { Section, SectionHeader } from "#app/ui/section.tsx";
import { CourseCalendar, phaseClass, CourseStrip } from "#app/ui/course-graphics.tsx";
import type { ListedDay, ListedPhase } from "#domain/content/curriculum.ts";
import { capitalise, formatPlural } from "#domain/format/text.ts";
import { formatDayRange } from "#domain/content/day-phrases.ts";
import { courseLength, phaseRanges, unit } from "#domain/content/phase.ts";
import { DayAccordion } from "./day-accordion.tsx";
import { PhaseTabs, usePhaseFromUrl, toPhaseQueryChange } from "./phase-tabs.tsx";

const daysPerPage = 5;

export function CurriculumDaysSection({ phases }: { phases: readonly ListedPhase[] }) {
  const { params, targetDay, current, choose } = usePhaseFromUrl();

  /** Each tab remembers its own page, in the URL. */
  function pageOf({ key, days }: ListedPhase) {
    const pages = chunkIntoPages(days, daysPerPage);
    const targeted = pages.findIndex((page) => page.some((day) => String(day.day) === targetDay));
    return targeted >= 0 ? targeted : parsePageIndex(params.get(key), pages.length);
  }
  useSyncHashToQuery(targetDay, () => {
    const phase = phases.find(({ days }) => days.some((day) => String(day.day) === targetDay));
    return phase ? { ...toPhaseQueryChange(phase.key), [phase.key]: formatPageIndexForUrl(pageOf(phase)) } : null;
  });

  return (
    <Section id="curriculum" labelledBy="curriculum-title" band>
      <div className="wrap">
        <SectionHeader
          id="curriculum-title"
          title="Course Curriculum"
          lead={`Every ${unit.one} has a number, a title and three tasks. Open any square.`}
        />
        <PhaseTabs
          id="phase"
          phases={phases}
          current={current}
          onChange={(key) => choose(toPhaseQueryChange(key))}
          renderPanel={(phase) => (
            <PhasePanel
              phases={phases}
              phase={phase}
              page={pageOf(phase)}
              isCurrent={phase.key === current}
              onPage={(page) => choose({ ...toPhaseQueryChange(phase.key), [phase.key]: formatPageIndexForUrl(page) })}
            />
          )}
        />
      </div>
    </Section>
  );
}

type PhasePanelProps = {
  phases: readonly ListedPhase[];
  phase: ListedPhase;
  page: number;
  isCurrent: boolean;
  onPage: (page: number) => void;
};

function PhasePanel({ phases, phase, page, isCurrent, onPage }: PhasePanelProps) {
  const pages = useMemo(() => chunkIntoPages(phase.days, daysPerPage), [phase.days]);
  // A press on a tab renders all panels: their lists of days, which stay as they are, would take the most of it.
  const lists = useMemo(
    () => pages.map((days) => <DayAccordion key={days[0]?.day} days={days} group={`days-${phase.key}`} />),
    [pages, phase.key],
  );
  // All but one are in hidden panels: rendered when their tab is selected, after the panel itself is painted.
  const hasCalendar = useDeferredValue(isCurrent);
  return (
    <div className={cn("split items-start", phaseClass[phase.key])}>
      <div>
        <PhaseHead phase={phase} />
        <div className="relative mt-7 max-lg:hidden">
          {hasCalendar && <CalendarWithPhaseHighlighted phase={phase} shown={pages[page] ?? []} />}
          {hasCalendar && <LazyDaySquareLinks over="calendar" phases={phases} />}
        </div>
      </div>
      <div>
        {pages.map((days, index) => (
          <HiddenUntilFound key={days[0]?.day} folded={index !== page} onReveal={() => onPage(index)}>
            {lists[index]}
          </HiddenUntilFound>
        ))}
        <Pager label={`Pages of the ${phase.title}`} page={page} pageCount={pages.length} onChange={onPage} />
      </div>
    </div>
  );
}

const PhaseHead = memo(function PhaseHead({ phase }: { phase: ListedPhase }) {
  return (
    <>
      {phase.month && <Badge filled>{phase.month}</Badge>}
      <h3 className="mt-3.5 mb-1 text-h3">{phase.title}</h3>
      <p className="text-fg-2">{`${formatPlural(phase.days.length, capitalise(unit.one), capitalise(unit.many))}${phase.daysOf ? ` of ${phase.daysOf}` : ""}`}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {phase.highlights.map((highlight) => (
          <li key={highlight} className="flex">
            <Badge>{highlight}</Badge>
          </li>
        ))}
      </ul>
      <CourseStrip filled={[phase.key]} className="mt-6 lg:hidden" />
    </>
  );
});

function CalendarWithPhaseHighlighted({ phase, shown }: { phase: ListedPhase; shown: readonly ListedDay[] }) {
  const first = shown[0]?.day ?? 0;
  const last = shown.at(-1)?.day ?? 0;
  const label = `The course in ${courseLength > 98 ? "rows of two weeks" : "columns of one week"}; ${formatDayRange({ first, last })} shown, ${phase.title} is ${formatDayRange(phaseRanges[phase.key])}`;
  return <CourseCalendar phase={phase.key} shown={{ first, last }} label={label} />;
}
