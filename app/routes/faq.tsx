import { isPathChange } from "#app/lib/navigation.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { SearchableFaqSection } from "#app/sections/searchable-faq-section.tsx";
import { SectionAsPage } from "#app/sections/page-layouts.tsx";
import { faq } from "#content/faq.ts";
import { pages } from "#content/pages.ts";
import { buildPricesOrCurriculumLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { faqGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/faq";

export function loader({ context }: Route.LoaderArgs) {
  return { page: pages.faq, graph: faqGraph(context.get(renderContext)), faq, closing: buildPricesOrCurriculumLink() };
}

export const shouldRevalidate = isPathChange;

export const meta: Route.MetaFunction = pageMeta;

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <SectionAsPage page={loaderData.page} titleId="faq-title" closing={loaderData.closing}>
      <SearchableFaqSection heading={loaderData.page.heading} faq={loaderData.faq} headingLevel="h1" />
    </SectionAsPage>
  );
}
