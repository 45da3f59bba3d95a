import { data } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import { ArticleWithTableOfContents } from "#app/sections/article-layout.tsx";
import { LegalDocument } from "#app/sections/legal-document.tsx";
import { PageHeader } from "#app/sections/page-layouts.tsx";
import { findTextPageData } from "#server/pages/text-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import type { Route } from "./+types/text-page";

export function loader({ request, context }: Route.LoaderArgs) {
  const found = findTextPageData(new URL(request.url).pathname.replace(/\.data$/, ""), context.get(renderContext));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const meta: Route.MetaFunction = pageMeta;

export default function TextPage({ loaderData: { page, legal, article } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-section">
      <PageHeader page={page} />
      {legal && <LegalDocument text={legal} />}
      {article && <ArticleWithTableOfContents {...article} />}
    </div>
  );
}
