import { renderContext } from "#server/http/render-context.ts";
import type { Route } from "./+types/robots";

/** Pages that ask not to be indexed must stay readable to say so; /sr is named nowhere, this file included. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(renderContext);
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
