import { data } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import { LegalSection } from "#app/sections/legal-section.tsx";
import { PageHeader } from "#app/sections/page-layouts.tsx";
import printStyles from "#app/styles/print.css?url";
import { findLegalPageData } from "#server/pages/legal-page.ts";
import { renderContext } from "#server/pages/render-context.ts";
import type { Route } from "./+types/legal";

/** One layout for privacy, terms and refunds; the URL says which. */
export function loader({ request, context }: Route.LoaderArgs) {
  const found = findLegalPageData(new URL(request.url).pathname, context.get(renderContext));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const meta: Route.MetaFunction = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-section">
      <PageHeader page={loaderData.page} />
      <LegalSection text={loaderData.text} />
    </div>
  );
}
