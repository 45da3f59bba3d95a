import { data } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import { SectionAsPage } from "#app/sections/page-layouts.tsx";
import { ReviewsSection } from "#app/sections/reviews-section.tsx";
import { buildPricesOrCurriculumLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { reviewsGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/reviews";
import { buildReviewsSection, pickReviewsPageDescription } from "#server/pages/reviews-data.ts";

export function loader({ context: given }: Route.LoaderArgs) {
  const context = given.get(renderContext);
  if (context.reviews.length === 0) throw data(null, 404);
  const { reviews } = context;
  return {
    page: pickReviewsPageDescription(reviews),
    closing: buildPricesOrCurriculumLink(),
    graph: reviewsGraph(context),
    reviews: buildReviewsSection(reviews),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SectionAsPage
      page={{ ...loaderData.page, lead: loaderData.reviews.lead }}
      titleId="reviews-title"
      closing={loaderData.closing}
    >
      <ReviewsSection {...loaderData.reviews} headingLevel="h1" />
    </SectionAsPage>
  );
}
