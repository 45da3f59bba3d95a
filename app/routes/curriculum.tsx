import { isPathChange } from "#app/lib/navigation.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CurriculumWeeks } from "#app/sections/curriculum-weeks.tsx";
import { StatSheet } from "#app/sections/fact-sheet.tsx";
import { PricesCallToAction, PageHeader } from "#app/sections/page-layouts.tsx";
import { ArrowLink } from "#app/ui/button.tsx";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { weekCount, weeks } from "#content/curriculum/weeks.ts";
import { facts } from "#content/facts.ts";
import { pages } from "#content/pages.ts";
import { unit } from "#domain/content/phase.ts";
import { wallChartPath } from "#domain/content/page-metadata.ts";
import { capitalise, spellNumber } from "#domain/format/text.ts";
import { buildLessonLink, omitUnshownPhaseFields } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { curriculumGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/curriculum";

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.curriculum,
    graph: curriculumGraph(context.get(renderContext)),
    stats: [
      { figure: `${dayCount}`, label: unit.many },
      ...(facts.modules ? [{ figure: `${facts.modules}+`, label: "modules" }] : []),
      ...(facts.projects ? [{ figure: `${facts.projects}+`, label: "projects" }] : []),
      ...(facts.mentorship ? [{ figure: facts.mentorship, label: "mentorship" }] : []),
    ],
    lesson: buildLessonLink(),
    weeksTitle: capitalise(`${spellNumber(weekCount)} ${weekCount === 1 ? "week" : "weeks"}`),
    phases: phases.map(omitUnshownPhaseFields),
    weeks,
  };
}

export const shouldRevalidate = isPathChange;

export const meta: Route.MetaFunction = pageMeta;

export default function CurriculumPage({ loaderData, matches }: Route.ComponentProps) {
  const { dock } = matches[0].loaderData;
  return (
    <div className="wrap">
      <PageHeader page={loaderData.page} />
      <StatSheet stats={loaderData.stats} />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        {loaderData.lesson && <ArrowLink to={loaderData.lesson.path}>{loaderData.lesson.label}</ArrowLink>}
        <a href={wallChartPath} className="link">
          Wall chart to print (PDF, A4)
        </a>
      </p>
      <CurriculumWeeks title={loaderData.weeksTitle} phases={loaderData.phases} weeks={loaderData.weeks} />
      <PricesCallToAction link={dock} />
    </div>
  );
}
