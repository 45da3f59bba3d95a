import { pageMeta } from "#app/lib/page-meta.ts";
import { SectionAsPage } from "#app/sections/page-layouts.tsx";
import { ReviewsSection } from "#app/sections/reviews-section.tsx";
import { pages } from "#content/pages.ts";
import { shownReviews } from "#content/reviews.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { reviewsGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/reviews";

export function loader({ context }: Route.LoaderArgs) {
  return { page: pages.reviews, graph: reviewsGraph(context.get(renderContext)), reviews: shownReviews };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SectionAsPage page={loaderData.page}>
      <ReviewsSection {...loaderData.reviews} headingLevel="h1" />
    </SectionAsPage>
  );
}
