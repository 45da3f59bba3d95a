import { renderContext } from "#server/pages/render-context.ts";
import { renderLlmsTxt } from "#server/pages/site-files.ts";
import type { Route } from "./+types/llms";

export function loader({ context }: Route.LoaderArgs) {
  const text = renderLlmsTxt(context.get(renderContext));
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
