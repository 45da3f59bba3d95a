import { pageMeta } from "#app/lib/page-meta.ts";
import { BenefitsSection } from "#app/sections/benefits-section.tsx";
import { SectionAsPage } from "#app/sections/page-layouts.tsx";
import { benefits } from "#content/benefits.ts";
import { pages } from "#content/pages.ts";
import { buildPricesOrCurriculumLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { basicPageGraph } from "#server/pages/structured-data/site-graph.ts";
import type { Route } from "./+types/benefits";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.benefits,
    closing: buildPricesOrCurriculumLink(),
    graph: basicPageGraph(context.get(renderContext), pages.benefits),
    benefits,
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function BenefitsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SectionAsPage
      page={{ ...loaderData.page, lead: loaderData.benefits.lead }}
      titleId="benefits-title"
      closing={loaderData.closing}
    >
      <BenefitsSection heading={loaderData.page.heading} benefits={loaderData.benefits} headingLevel="h1" />
    </SectionAsPage>
  );
}
