import { pageMeta } from "#app/lib/page-meta.ts";
import { HelpActions } from "#app/sections/help-actions.tsx";
import { HelpChat } from "#app/sections/help-chat.tsx";
import { Below } from "#app/ui/below.tsx";
import { HelpTopics } from "#app/sections/help-topics.tsx";
import { PageHead } from "#app/sections/page-head.tsx";
import { StillNeedHelp } from "#app/sections/still-need-help.tsx";
import { faq } from "#content/faq.ts";
import { help } from "#content/help.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { plainGraph } from "#server/pages/structured-data/page-graph.ts";
import type { Route } from "./+types/help";

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.help,
    graph: plainGraph(context.get(renderContext), "help"),
    answers: faq.length,
    topics: help.topics,
    contact: site.contact,
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-block pb-section">
      <div>
        <PageHead page={loaderData.page} />
        <HelpActions answers={loaderData.answers} promise={loaderData.contact.responsePromise} />
      </div>
      <HelpChat contact={loaderData.contact} />
      <Below>
        <HelpTopics topics={loaderData.topics} />
      </Below>
      <StillNeedHelp contact={loaderData.contact} />
    </div>
  );
}
