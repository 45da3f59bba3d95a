import { renderContext } from "#server/pages/render-context.ts";
import { renderVCard } from "#server/pages/site-files.ts";
import type { Route } from "./+types/contact-card";

export function loader({ context }: Route.LoaderArgs) {
  const card = renderVCard(context.get(renderContext).siteUrl);
  return new Response(card, { headers: { "content-type": "text/vcard; charset=utf-8" } });
}
