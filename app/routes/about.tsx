import { pageMeta } from "#app/lib/page-meta.ts";
import { AboutPageBody } from "#app/sections/about-page-body.tsx";
import { PageHeader } from "#app/sections/page-layouts.tsx";
import { about } from "#content/about.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { facts } from "#content/facts.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { unit } from "#domain/content/phase.ts";
import { formatDollars } from "#domain/format/money.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { basicPageGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/about";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.about,
    graph: basicPageGraph(context.get(renderContext), pages.about),
    about,
    hasPrices: listPlans("home").length > 0,
    phases: phases.map(({ days }) => ({ days: days.map(({ day, title }) => ({ day, title })) })),
    numbers: [
      ...(facts.students ? [{ figure: `${facts.students}+`, label: "students" }] : []),
      { figure: `${dayCount}`, label: unit.many },
      ...(facts.toolsWorthInDollars
        ? [{ figure: `${formatDollars(facts.toolsWorthInDollars)}+`, label: "worth of tools" }]
        : []),
    ],
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader page={loaderData.page} />
      <AboutPageBody {...loaderData} />
    </div>
  );
}
