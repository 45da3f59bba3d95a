import { renderContext } from "#server/pages/render-context.ts";
import { renderRobotsTxt } from "#server/pages/site-files.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const text = renderRobotsTxt(context.get(renderContext).siteUrl);
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
