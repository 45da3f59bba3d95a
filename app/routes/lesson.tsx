import { data } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import { InteractiveLessonSection } from "#app/sections/interactive-lesson-section.tsx";
import { PricesCallToAction, PageHeader } from "#app/sections/page-layouts.tsx";
import lessonStyles from "#app/styles/lesson.css?url";
import { phases } from "#content/curriculum/phases.ts";
import { lesson } from "#content/lesson.ts";
import { pages } from "#content/pages.ts";
import { buildPricesOrCurriculumLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { lessonGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/lesson";

export function loader({ context }: Route.LoaderArgs) {
  const days = phases.flatMap((phase) => phase.days);
  const day = days.find(({ day }) => day === lesson?.day);
  if (!lesson || !day) throw data(null, { status: 404 });
  return {
    page: pages.lesson,
    graph: lessonGraph(context.get(renderContext), day),
    lesson: { day, steps: lesson.steps, next: days.find((other) => other.day === day.day + 1) ?? null },
    planPath: pages.curriculum.path,
    closing: buildPricesOrCurriculumLink(),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: lessonStyles }];

export default function LessonPage({ loaderData: { page, lesson, planPath, closing } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader page={page} />
      <InteractiveLessonSection {...lesson} planPath={planPath} />
      <PricesCallToAction link={closing} hasSquare={false} />
    </div>
  );
}
