import { pageMeta } from "#app/lib/page-meta.ts";
import { HelpActions, HelpChat, HelpTopics, StillNeedHelp } from "#app/sections/help-sections.tsx";
import { ClosingOffer, PageHeader } from "#app/sections/page-layouts.tsx";
import { BelowFold } from "#app/ui/below-fold.tsx";
import { faq } from "#content/faq.ts";
import { help } from "#content/help.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { buildClosingOffer } from "#server/pages/page-data-parts.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { basicPageGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/help";

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.help,
    graph: basicPageGraph(context.get(renderContext), pages.help),
    answers: faq.length,
    topics: help.topics,
    contact: site.contact,
    closing: buildClosingOffer(),
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
        <HelpChat contact={loaderData.contact} />
        {loaderData.topics.length > 0 && (
          <BelowFold>
            <HelpTopics topics={loaderData.topics} />
          </BelowFold>
        )}
        <StillNeedHelp contact={loaderData.contact} />
      </div>
      <ClosingOffer offer={loaderData.closing} />
    </div>
  );
}
