import { pageMeta } from "#app/lib/page-meta.ts";
import { HelpActions, HelpChat, HelpTopics, StillNeedHelp } from "#app/sections/help-sections.tsx";
import { PricesCallToAction, PageHeader } from "#app/sections/page-layouts.tsx";
import { HydrateBelowFoldLater } from "#app/ui/hydrate-below-fold-later.tsx";
import { weeks } from "#content/curriculum/weeks.ts";
import { facts } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { help } from "#content/help.ts";
import { pages } from "#content/pages.ts";
import { listPlans } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { buildPricesOrCurriculumLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { basicPageGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/help";

/** Named by a week of the plan, or counted. */
const hasTools =
  Boolean(facts.aiTools) ||
  Object.values(weeks)
    .flat()
    .some(({ tools }) => tools.length > 0);

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.help,
    graph: basicPageGraph(context.get(renderContext), pages.help),
    answers: faq.length,
    subjects: [
      "content",
      ...(listPlans("home").length > 0 ? ["fees"] : []),
      "pacing",
      ...(hasTools ? ["tools"] : []),
      "enrollment",
    ].join(", "),
    topics: help.topics,
    contact: site.contact,
    closing: buildPricesOrCurriculumLink(),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="grid gap-block">
        <div>
          <PageHeader page={loaderData.page} />
          <HelpActions answers={loaderData.answers} promise={loaderData.contact.responsePromise} />
        </div>
        <HelpChat contact={loaderData.contact} subjects={loaderData.subjects} />
        {loaderData.topics.length > 0 && (
          <HydrateBelowFoldLater>
            <HelpTopics topics={loaderData.topics} />
          </HydrateBelowFoldLater>
        )}
        <StillNeedHelp contact={loaderData.contact} />
      </div>
      <PricesCallToAction link={loaderData.closing} />
    </div>
  );
}
