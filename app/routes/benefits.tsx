import { pageMeta } from "#app/lib/page-meta.ts";
import { BenefitsSection } from "#app/sections/benefits-section.tsx";
import { EmbeddedPage } from "#app/sections/page-layouts.tsx";
import { benefits } from "#content/benefits.ts";
import { pages } from "#content/pages.ts";
import { readIconDrawings } from "#server/pages/icon-drawings.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { plainGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/benefits";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.benefits,
    graph: plainGraph(context.get(renderContext), "benefits"),
    benefits,
    drawings: await readIconDrawings(benefits.items),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function BenefitsPage({ loaderData }: Route.ComponentProps) {
  return (
    <EmbeddedPage page={loaderData.page}>
      <BenefitsSection benefits={loaderData.benefits} drawings={loaderData.drawings} headingLevel="h1" />
    </EmbeddedPage>
  );
}
