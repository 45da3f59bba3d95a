import { renderContext } from "#server/pages/render-context.ts";
import { renderSitemap } from "#server/pages/site-files.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const xml = renderSitemap(context.get(renderContext));
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
